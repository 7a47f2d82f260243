import { Vec3 } from 'vec3'
import { describe, expect, it } from 'vitest'
import { BlockStates } from '../kernel/blocks/states.ts'
import { biomeId } from '../kernel/chunks/biome-ids.ts'
import { dialectOf, VERSIONS } from '../protocol/dialect/index.ts'
import { SmallWorld } from '../testing/small-world.ts'
import { Generator } from './generator.ts'
import { BOTTOM, cellOf, TOP, WATER_LEVEL } from './layout.ts'
import { MATERIALS } from './materials.ts'
import { findSpawn } from './spawn.ts'
import { Terrain } from './terrain.ts'

const SEED = 42
const MODERN = VERSIONS.filter((version) => dialectOf(version).bottom === BOTTOM)
const terrain = new Terrain(dialectOf('1.19.2').registry, { seed: SEED })

describe('terrain in the world', () => {
  it.each(MODERN)('has the same blocks and biomes in %s as the generator says', (version) => {
    const { registry } = dialectOf(version)
    const states = new BlockStates(registry)
    const { column } = new Terrain(registry, { seed: SEED }).generate(3, -2)
    const { blocks, land } = new Generator(SEED).chunk(3, -2)
    const at = new Vec3(0, 0, 0)
    for (at.y = BOTTOM; at.y < TOP; at.y++)
      for (at.x = 0; at.x < 16; at.x += 3)
        for (at.z = 0; at.z < 16; at.z += 3) {
          const { names, properties } = MATERIALS[blocks[cellOf(at.x, at.y, at.z)] as number] ?? { names: [] }
          const state = states.decode(column.getBlockStateId(at))
          expect(names).toContain(state.name)
          expect(state.properties).toMatchObject(properties ?? {})
        }
    expect(land.biomes).toHaveLength(16)
    // the number sent to clients, which differs in 1.21.4 from that of the table
    expect(column.getBiome(at.set(0, 70, 0))).toBe(
      biomeId(registry, new Generator(SEED).biomeAt(48, -32).name),
    )
  })

  it('says how many blocks grow, and where light falls, as counting would find', () => {
    const world = new SmallWorld({ terrain })
    for (const [cx, cz] of [
      [0, 0],
      [-3, 4],
      [5, 5],
      [6, -4],
    ] as const) {
      const { growing, tops } = world.game.level.columns.untouched(cx, cz) ?? {}
      for (let section = 0; section < 24; section++) world.game.growth.survey(cx, section - 4, cz)
      const expected = [...(growing ?? [])].filter((count) => count > 0)
      expect([...world.game.growth.counts].sort()).toEqual(expected.sort())
      world.game.growth.forget(cx, cz)
      const high = { x: cx << 4, y: TOP - 1, z: cz << 4 }
      while (world.game.level.get(high).name === 'air') high.y--
      expect(tops?.[0]).toBeGreaterThanOrEqual(high.y - 2)
      expect(world.game.light.at({ ...high, y: (tops?.[0] ?? 0) + 3 }).sky).toBe(15)
    }
  })

  it('starts in the biome that was asked for', () => {
    const { registry } = dialectOf('1.19.2')
    const desert = new Terrain(registry, { seed: 1, biome: 'desert' })
    expect(desert.spawn.biome).toBe('desert')
    expect(desert.biomeAt(desert.spawn.position.x, desert.spawn.position.z)).toBe('desert')
    expect(new Terrain(registry, { seed: 1, biome: 'desert' }).seed).toBe(desert.seed)
    expect(() => new Terrain(registry, { seed: 1, biome: 'moon' })).toThrow(/unknown_biome|no such biome/)
    const nowhere = { seed: 1, biome: 'plains', near: ['moon'] }
    expect(() => new Terrain(registry, nowhere)).toThrow("got 'moon'")
  })
})

describe('the spawn of 100 seeds', () => {
  const spawns = Array.from({ length: 100 }, (_, seed) => findSpawn(new Generator(seed)))

  it('is on dry land with a tree within 32 and stone within 24 blocks', () => {
    for (const spawn of spawns) {
      expect(spawn?.position.y).toBeGreaterThan(WATER_LEVEL)
      expect(spawn?.distances.tree).toBeLessThanOrEqual(32)
      expect(spawn?.distances.stone).toBeLessThanOrEqual(24)
    }
  })

  it('has a way into a cave within 200 blocks, in nine of ten', () => {
    const near = spawns.filter((spawn) => (spawn?.distances.cave ?? Number.POSITIVE_INFINITY) <= 200)
    expect(near.length).toBeGreaterThanOrEqual(90)
  })

  it('lies in at least eight biomes', () => {
    expect(new Set(spawns.map((spawn) => spawn?.biome)).size).toBeGreaterThanOrEqual(8)
  })
})
