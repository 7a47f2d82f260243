import { describe, expect, it } from 'vitest'
import { TERRAIN_BIOMES } from '../../src/game/terrain-biomes.ts'
import { dialectOf } from '../../src/world/protocol/dialect/index.ts'
import { BIOME_NAMES } from '../../src/world/terrain/biomes.ts'
import { Terrain } from '../../src/world/terrain/terrain.ts'

const { registry } = dialectOf('1.19.2')

describe('the biomes of terrain', () => {
  it('are those of the generator', () => {
    expect([...TERRAIN_BIOMES].sort()).toEqual([...BIOME_NAMES].sort())
  })

  it.each(['forest', 'desert', 'stony_peaks'])(
    'begin a short walk from a start near %s, not at it',
    (biome) => {
      const terrain = new Terrain(registry, { seed: 19_961_103, near: [biome] })
      const { x, z } = terrain.spawn.position
      const at = (radius: number) =>
        Array.from({ length: 720 }, (_, i) => (i * Math.PI) / 360).some(
          (angle) =>
            terrain.biomeAt(
              Math.floor(x + radius * Math.cos(angle)),
              Math.floor(z + radius * Math.sin(angle)),
            ) === biome,
        )
      expect(terrain.spawn.biome).not.toBe(biome)
      expect([0, 8, 16].some(at)).toBe(false)
      expect(Array.from({ length: 19 }, (_, i) => 24 + 8 * i).some(at)).toBe(true)
    },
  )
})
