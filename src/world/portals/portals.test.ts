import { describe, expect, it } from 'vitest'
import { SmallWorld } from '../testing/small-world.ts'

describe('a world with several dimensions', () => {
  it('creates Nether and End only when a player goes there', () => {
    const world = new SmallWorld()
    world.ticks(3)
    expect(world.game.world.places).toHaveLength(1)
    world.ok('execute in the_nether run setblock 0 80 0 stone')
    expect(world.game.world.places.map(({ dimension }) => dimension.name)).toEqual([
      'overworld',
      'the_nether',
    ])
  })

  it('draws nothing from the overworld for them until then', () => {
    const [plain, visited] = [new SmallWorld(), new SmallWorld()]
    visited.ticks(10)
    plain.ticks(10)
    expect(visited.game.chance.next()).toBe(plain.game.chance.next())
  })

  it('takes a mob through a portal, once', () => {
    const world = new SmallWorld()
    world.ok('fill 0 -60 0 3 -56 0 obsidian')
    world.ok('fill 1 -59 0 2 -57 0 air')
    world.ok('setblock 1 -59 0 fire')
    expect(world.block(2, -57, 0)).toBe('nether_portal')
    world.ok('summon pig 2 -59 0.5 {NoAI:1b}')
    world.ticks(5)
    const nether = world.game.world.in('the_nether')
    expect(world.game.entities.size).toBe(0)
    expect([...nether.entities.values()].map(({ kind }) => kind)).toEqual(['pig'])
    const [pig] = nether.entities.values()
    expect(nether.level.get({ x: 0, y: 0, z: 0 }).name).toBe('bedrock')
    expect(pig && nether.level.portals.size).toBe(6)
  })
})
