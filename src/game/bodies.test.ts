import { createRequire } from 'node:module'
import minecraftData from 'minecraft-data'
import loadRegistry from 'prismarine-registry'
import { describe, expect, it } from 'vitest'
import { Player } from '../world/kernel/player/player.ts'
import { SmallWorld } from '../world/testing/small-world.ts'
import {
  BODY_HEIGHT,
  EYE_HEIGHT,
  HALF_WIDTH,
  JUMP_RISE,
  SNEAKING_EYE_HEIGHT,
  STEP_HEIGHT,
  WALKING_SPEED,
} from './bodies.ts'
import { GAME_VERSIONS } from './version.ts'

const { Physics } = createRequire(import.meta.url)('prismarine-physics') as {
  Physics: (registry: unknown, world: unknown) => Record<string, number>
}

/** Push of the keys on a body on the ground, and the share of its speed that remains after one tick (vanilla). */
const [PUSH, FRICTION] = [0.98, 0.6 * 0.91]

/** Vanilla's gravity, drag and take-off speed (blocks and ticks; LivingEntity). */
const [GRAVITY, DRAG, TAKE_OFF] = [0.08, 0.98, 0.42]

describe('the body of a player', () => {
  it.each(GAME_VERSIONS)('is as wide and high as in the data of %s', (version) => {
    const { player } = minecraftData(version).entitiesByName
    expect([player?.width, player?.height]).toEqual([2 * HALF_WIDTH, BODY_HEIGHT])
  })

  it.each(GAME_VERSIONS)('walks and steps as in the physics of %s', (version) => {
    const physics = Physics(loadRegistry(version), {})
    expect([physics['playerHalfWidth'], physics['playerHeight'], physics['stepHeight']]).toEqual([
      HALF_WIDTH,
      BODY_HEIGHT,
      STEP_HEIGHT,
    ])
    // Each tick adds an acceleration, and ground friction reduces the speed.
    const perTick = ((physics['playerSpeed'] ?? 0) * PUSH) / (1 - FRICTION)
    expect(20 * perTick).toBeCloseTo(WALKING_SPEED, 2)
  })

  it('jumps over a single block only', () => {
    let [height, speed] = [0, TAKE_OFF]
    for (; speed > 0; speed = (speed - GRAVITY) * DRAG) height += speed
    expect(height).toBeCloseTo(1.2522, 3)
    expect(JUMP_RISE).toBeLessThan(height)
    expect(JUMP_RISE).toBeGreaterThan(1)
  })

  it('is the same in the embedded world', () => {
    const player = new SmallWorld().player('Ann')
    expect(player).toBeInstanceOf(Player)
    expect(player.size).toEqual({ width: 2 * HALF_WIDTH, height: BODY_HEIGHT })
    const eyes = () => player.eyes.y - player.position.y
    expect(eyes()).toBeCloseTo(EYE_HEIGHT)
    player.sneaking = true
    expect(eyes()).toBeCloseTo(SNEAKING_EYE_HEIGHT)
  })
})
