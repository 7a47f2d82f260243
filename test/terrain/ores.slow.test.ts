import { beforeAll, describe, expect, it } from 'vitest'
import { BIOMES, type Biome, biomeByte } from '../../src/world/terrain/biomes.ts'
import { BOTTOM, CELLS, HEIGHT } from '../../src/world/terrain/layout.ts'
import { M, type MaterialName } from '../../src/world/terrain/materials.ts'
import { VEINS } from '../../src/world/terrain/ores.ts'
import { placeVeins } from '../../src/world/terrain/veins.ts'

/** Squares of 400 chunks: one has too few veins of the rarest ores to tell 10 % from chance. */
const SEEDS = [1, 2, 3, 4, 5, 6]
const SIDE = 20
const CHUNKS = SEEDS.length * SIDE * SIDE
/** Layers that are counted for each height: those around the middle of a vein that begins there, which hangs 1.5 blocks lower. */
const [BELOW, ABOVE] = [5, 2]
const TOLERANCE = 0.1
/** Below this many per mille a layer has too few blocks to be compared. */
const RARE = 0.5
const HEIGHTS = [-59, -54, -40, -16, 0, 16, 32, 48] as const

/**
 * Blocks per mille of a layer if all is rock, at these heights, and blocks of a chunk up to y 60. Computed from vanilla's counts,
 * heights and vein sizes by a program that shares nothing with this one, and does not know that veins overlap.
 */
const TABLE: readonly [MaterialName, readonly number[], number][] = [
  ['coal', [0, 0, 0, 0, 0.18, 3.1, 6.1, 9.0], 89],
  ['iron', [0.57, 0.57, 0.57, 1.99, 4.5, 7.0, 4.5, 2.0], 86],
  ['copper', [0, 0, 0, 0.12, 2.1, 4.1, 6.1, 8.1], 91],
  ['gold', [1.04, 1.27, 1.1, 2.16, 1.46, 0.75, 0.04, 0], 30],
  ['redstone', [5.7, 4.9, 2.6, 1.1, 1.1, 0, 0, 0], 46],
  ['lapis', [0.6, 0.6, 0.6, 1.21, 1.78, 1.21, 0.64, 0.6], 29],
  ['diamond', [1.72, 1.61, 1.29, 0.75, 0.38, 0.02, 0, 0], 19],
]

/** Adds up the blocks of each material in each layer of solid stone with veins. Ores in tuff, which are those of deepslate, count as ores. */
function count(): Uint32Array[] {
  const plain = new Map(VEINS.map(({ deep, material }) => [deep, material]))
  const counts = Array.from({ length: 256 }, () => new Uint32Array(HEIGHT))
  const blocks = new Uint8Array(CELLS)
  const plains = BIOMES[biomeByte('plains')] as Biome
  for (const seed of SEEDS)
    for (let cx = 0; cx < SIDE; cx++)
      for (let cz = 0; cz < SIDE; cz++) {
        blocks.fill(M.stone)
        placeVeins(seed, { cx, cz, blocks, top: 120, biomeOf: () => plains })
        for (let at = 0; at < CELLS; at++) {
          const material = blocks[at] as number
          const layers = counts[plain.get(material) ?? material] as Uint32Array
          layers[at >> 8] = (layers[at >> 8] as number) + 1
        }
      }
  return counts
}

const sum = (layers: Uint32Array, from: number, to: number): number =>
  layers.subarray(from - BOTTOM, to - BOTTOM + 1).reduce((all, n) => all + n, 0)

describe('the ores of 2400 chunks of rock', () => {
  let counts: Uint32Array[]
  beforeAll(() => {
    counts = count()
  })

  it.each(TABLE)('have as much %s as in vanilla, at every height', (name, expected, perChunk) => {
    const layers = counts[M[name]] as Uint32Array
    const ratios = HEIGHTS.flatMap((y, i) => {
      const wanted = expected[i] as number
      const found = sum(layers, y - BELOW, y + ABOVE) / (BELOW + ABOVE + 1) / (256 * CHUNKS)
      return wanted < RARE ? [] : [{ y, ratio: (1000 * found) / wanted }]
    })
    const all = sum(layers, BOTTOM, 60) / CHUNKS / perChunk
    for (const { y, ratio } of [...ratios, { y: 'all', ratio: all }]) {
      expect(ratio, `${name} at ${y}`).toBeGreaterThan(1 - TOLERANCE)
      expect(ratio, `${name} at ${y}`).toBeLessThan(1 + TOLERANCE)
    }
  })
})
