import { describe, expect, it } from 'vitest'
import { SmallWorld } from '../testing/small-world.ts'

/** A closed dark room with a floor of farmland, 7 × 3 × 7 inside, and a player in it. */
function darkRoom(...commands: readonly string[]): SmallWorld {
  const world = new SmallWorld({ viewDistance: 1 })
  world.player('Alice')
  const lines = [
    'fill -5 -61 -5 5 -56 5 stone',
    'fill -4 -60 -4 4 -57 4 air',
    'fill -4 -61 -4 4 -61 4 farmland[moisture=7]',
    'tp Alice 3 -60 3',
    'gamerule randomTickSpeed 1000',
    ...commands,
  ]
  for (const line of lines) expect(world.run(line)).toMatchObject({ ok: true })
  return world
}

const TORCH = 'setblock 2 -60 0 torch'

describe('in the light of lamps and of the sky', () => {
  it('crops grow; in the dark they do not', () => {
    const ripeness = (...commands: string[]) => {
      const world = darkRoom('setblock 0 -60 0 wheat', ...commands)
      world.ticks(100)
      return Number(world.game.level.get({ x: 0, y: -60, z: 0 }).properties['age'])
    }
    expect(ripeness()).toBe(0)
    expect(ripeness(TORCH)).toBeGreaterThan(2)
    // a torch seven blocks away is too far: 14 minus 7 is 7
    expect(ripeness('setblock -4 -60 3 torch')).toBe(0)
    expect(ripeness('setblock 0 -56 0 glass')).toBeGreaterThan(2)
  })

  it('crops stay when something beside them changes; in the dark they break', () => {
    const remains = (...commands: string[]) => {
      const world = darkRoom('setblock 0 -60 0 wheat', ...commands, 'setblock 1 -60 0 stone')
      return world.block(0, -60, 0)
    }
    expect(remains()).toBe('air')
    expect(remains('setblock 0 -60 2 torch')).toBe('wheat')
  })

  it.each([
    ['ice', 'water'],
    ['snow', 'air'],
  ])('%s melts to %s beside lamps, and nowhere else', (cold, warm) => {
    const remains = (...commands: string[]) => {
      const world = darkRoom('setblock 0 -61 0 stone', `setblock 0 -60 0 ${cold}`, ...commands)
      world.ticks(60)
      return world.block(0, -60, 0)
    }
    expect(remains()).toBe(cold)
    expect(remains('setblock 4 -60 0 torch')).toBe(cold)
    expect(remains('setblock 1 -60 0 torch')).toBe(warm)
  })

  it('no monsters spawn; in a dark hall they do, by day too', () => {
    const hall = new SmallWorld({ viewDistance: 2 })
    const alice = hall.player('Alice')
    for (const line of [
      'fill -32 -56 -32 31 -56 31 stone',
      'fill -33 -60 -33 -33 -56 32 stone',
      'fill 32 -60 -33 32 -56 32 stone',
      'fill -33 -60 -33 32 -56 -33 stone',
      'fill -33 -60 32 32 -56 32 stone',
      'tp Alice 0 -40 0',
      'gamemode creative Alice',
      'time set 6000',
      'gamerule doDaylightCycle false',
      'difficulty normal',
      'gamerule doMobSpawning true',
    ])
      hall.run(line)
    const monsters = () =>
      [...hall.game.entities.values()].filter(({ definition }) => definition.name !== 'item')
    hall.ticks(100)
    expect(monsters().length).toBeGreaterThan(3)
    expect(monsters().every(({ position }) => position.y < -56)).toBe(true)
    for (const { id } of monsters()) hall.game.removeEntity(hall.game.entities.get(id) as never)
    for (let x = -32; x <= 32; x += 6)
      for (let z = -32; z <= 32; z += 6) hall.run(`setblock ${x} -60 ${z} torch`)
    hall.ticks(100)
    expect(monsters().map(({ definition }) => definition.name)).toEqual([])
    expect(alice.removed).toBe(false)
  })
})
