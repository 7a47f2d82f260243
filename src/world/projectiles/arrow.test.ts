import { beforeEach, describe, expect, it } from 'vitest'
import type { Game } from '../kernel/game.ts'
import { seededRandom } from '../random.ts'
import { createGame } from '../simulation.ts'
import { Arrow } from './arrow.ts'

describe('an arrow', () => {
  let game: Game

  beforeEach(() => {
    game = createGame({
      version: '1.19.2',
      random: seededRandom(1),
      spawn: { x: 0, y: -60, z: 0 },
      viewDistance: 2,
      serialize: () => [Buffer.alloc(0)],
      ops: undefined,
    })
  })

  const shoot = (
    from: { x: number; y: number; z: number },
    velocity: { x: number; y: number; z: number },
  ) => {
    const arrow = new Arrow(game, { definition: game.entityDefinition('arrow'), position: from, velocity })
    game.addEntity(arrow)
    return arrow
  }
  const tick = (n: number) => {
    for (let i = 0; i < n; i++) game.world.tick()
  }
  const plate = (x: number, name: string) => {
    game.level.set({ x, y: -60, z: 5 }, game.level.states.encode(name))
  }
  const pressed = (x: number) => game.level.get({ x, y: -60, z: 5 }).properties['powered']

  it('presses a wooden pressure plate where it sticks, not a stone one', () => {
    plate(5, 'oak_pressure_plate')
    plate(8, 'stone_pressure_plate')
    for (const x of [5.5, 8.5]) shoot({ x, y: -57, z: 5.5 }, { x: 0, y: -1.5, z: 0 })
    tick(10)
    expect([pressed(5), pressed(8)]).toEqual([true, false])
    for (const arrow of game.entities.values()) game.removeEntity(arrow)
    tick(21)
    expect(pressed(5)).toBe(false)
  })

  it('presses a wooden button for as long as it sticks, not a stone one', () => {
    for (const [z, kind] of [
      [5, 'oak'],
      [8, 'stone'],
    ] as const) {
      game.level.set({ x: 10, y: -59, z }, game.level.states.encode('stone'))
      const button = game.level.states.encode(`${kind}_button`, { face: 'wall', facing: 'west' })
      game.level.set({ x: 9, y: -59, z }, button)
      shoot({ x: 5.5, y: -58.4, z: z + 0.5 }, { x: 2, y: 0, z: 0 })
    }
    const isPressed = (z: number) => game.level.get({ x: 9, y: -59, z }).properties['powered']
    tick(80)
    expect([isPressed(5), isPressed(8)]).toEqual([true, false])
    for (const arrow of game.entities.values()) game.removeEntity(arrow)
    tick(31)
    expect(isPressed(5)).toBe(false)
  })

  it('sticks in a wall and falls when the wall is removed', () => {
    const wall = { x: 10, y: -59, z: 5 }
    game.level.set(wall, game.level.states.encode('stone'))
    const arrow = shoot({ x: 5.5, y: -58.4, z: 5.5 }, { x: 2, y: 0, z: 0 })
    tick(20)
    expect(arrow.position.x).toBeCloseTo(9.95, 3)
    const { y } = arrow.position
    game.level.set(wall, game.level.states.air)
    tick(40)
    expect(arrow.position.y).toBeLessThan(y - 0.5)
  })

  it('hurts and pushes what it hits, in proportion to its speed', () => {
    const cow = game.summon('cow', { x: 10.5, y: -60, z: 5.5 })
    cow.traits.noAi = true
    shoot({ x: 5.5, y: -59.2, z: 5.5 }, { x: 1.6, y: 0, z: 0 })
    tick(6)
    expect(cow.health).toBe(6)
    expect(cow.velocity.x).toBeGreaterThan(0)
    expect(game.entities.size).toBe(1)
  })
})
