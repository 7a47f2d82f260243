import { describe, expect, it } from 'vitest'
import { Canyons } from './canyons.ts'
import { Generator } from './generator.ts'
import { hash } from './hash.ts'
import { BOTTOM, cellOf, LAVA_LEVEL, WATER_LEVEL } from './layout.ts'
import { isLeaf, LEAF_REACH, leafOf, M, MATERIALS } from './materials.ts'
import { strataOf } from './strata.ts'

/** A few chunks, some of them far away. */
const PLACES = [
  [0, 0],
  [1, 0],
  [0, -1],
  [-37, 12],
  [1000, -2000],
  [2, 2],
] as const

/** A number that represents all blocks and biomes of the chunks, read in the given order. */
function digests(seed: number, places: readonly (readonly [number, number])[]): Map<string, number> {
  const generator = new Generator(seed)
  return new Map(
    places.map(([cx, cz]) => {
      const { blocks, land } = generator.chunk(cx, cz)
      let digest = 0
      for (const byte of blocks) digest = Math.imul(digest, 31) + byte
      for (const byte of land.biomes) digest = Math.imul(digest, 31) + byte
      return [`${cx},${cz}`, hash(digest, 0, 0)]
    }),
  )
}

/** A square of chunks as one chunk; `at` is 0 outside. */
function region(seed: number, from: number, chunks: number) {
  const generator = new Generator(seed)
  const parts = new Map<string, Uint8Array>()
  for (let cx = from; cx < from + chunks; cx++)
    for (let cz = from; cz < from + chunks; cz++)
      parts.set(`${cx},${cz}`, Uint8Array.from(generator.chunk(cx, cz).blocks))
  const at = (x: number, y: number, z: number): number =>
    parts.get(`${x >> 4},${z >> 4}`)?.[cellOf(x & 15, y, z & 15)] ?? 0
  /** Calls back for every block at least `margin` blocks inside. */
  const each = (margin: number, call: (x: number, y: number, z: number, material: number) => void) => {
    for (let x = from * 16 + margin; x < (from + chunks) * 16 - margin; x++)
      for (let z = from * 16 + margin; z < (from + chunks) * 16 - margin; z++)
        for (let y = BOTTOM; y < 200; y++) call(x, y, z, at(x, y, z))
  }
  return { generator, at, each }
}

const SIDES = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 0, 1],
  [0, 0, -1],
  [0, -1, 0],
  [0, 1, 0],
] as const

describe('terrain', () => {
  it('does not depend on the order in which its chunks are generated', () => {
    const forwards = digests(7, PLACES)
    expect(digests(7, [...PLACES].reverse())).toEqual(new Map([...forwards].reverse()))
    for (const place of PLACES) expect(digests(7, [place]).get(place.join())).toBe(forwards.get(place.join()))
  })

  it('differs from seed to seed', () => {
    const one = digests(1, PLACES)
    const other = digests(2, PLACES)
    for (const [key, digest] of one) expect(other.get(key)).not.toBe(digest)
  })

  // Experiments are repeated on a seed: a change of the terrain has to update these numbers and be listed in the changelog.
  it.each([
    [0, 1_667_622_025],
    [1, 2_322_333_607],
    [42, 1_278_370_302],
  ])('of seed %i is still what it was', (seed, digest) => {
    const all = [...digests(seed, PLACES).values()].reduce((sum, part) => hash(sum, part, 0), 0)
    expect(all).toBe(digest)
  })

  it('keeps trees whole across borders: every leaf is held by a log that is near enough', () => {
    const { at, each } = region(4, -2, 4)
    const distances = new Map(
      MATERIALS.flatMap(({ names, properties }, material) =>
        isLeaf(material) ? [[material, { wood: names[0], distance: Number(properties['distance']) }]] : [],
      ),
    )
    let leaves = 0
    each(8, (x, y, z, material) => {
      const leaf = distances.get(material)
      if (!leaf) return
      leaves++
      const beside = SIDES.map(([dx, dy, dz]) => at(x + dx, y + dy, z + dz))
      const held = beside.some((other) =>
        leaf.distance === 1
          ? MATERIALS[other]?.names[0]?.endsWith('_log')
          : distances.get(other)?.distance === leaf.distance - 1 ||
            MATERIALS[other]?.names[0]?.endsWith('_log'),
      )
      expect(held, `leaf at ${x} ${y} ${z}`).toBe(true)
    })
    expect(leaves).toBeGreaterThan(500)
    expect(leafOf('oak', LEAF_REACH)).toBeGreaterThan(leafOf('oak', 1))
  })

  it('holds its water and lava: nothing would flow when a block beside it changed', () => {
    let fluids = 0
    let ponds = 0
    // the last one has a lava pond on the surface
    for (const [seed, from] of [
      [1, -2],
      [2, -2],
      [3, -2],
      [10, -4],
    ] as const) {
      const { at, each } = region(seed, from, 4)
      each(1, (x, y, z, material) => {
        if (material !== M.water && material !== M.lava) return
        fluids++
        if (material === M.lava && y > WATER_LEVEL) ponds++
        for (const [dx, dy, dz] of SIDES.slice(0, 5)) {
          const beside = at(x + dx, y + dy, z + dz)
          expect(beside, `beside ${x} ${y} ${z} of seed ${seed}`).not.toBe(M.air)
        }
      })
    }
    expect(fluids).toBeGreaterThan(10_000)
    expect(ponds).toBeGreaterThan(20)
  })

  it('is cleft by canyons, and their rims are open to the sky', () => {
    const canyons = new Canyons(3)
    const generator = new Generator(3)
    let rims = 0
    for (let x = 128; x < 256; x++)
      for (let z = -176; z < -48; z++) {
        const height = generator.heightAt(x, z)
        const [slot] = canyons.at(x, z).filter(({ low, high }) => low < height - 12 && high >= height)
        if (slot === undefined || height < WATER_LEVEL + 6) continue
        rims++
        expect(generator.isOpenAt(x, height, z, height)).toBe(true)
      }
    expect(rims).toBeGreaterThan(100)
  })

  it('is banded in badlands, the same at every place', () => {
    const strata = strataOf(42)
    expect(new Set(strata).size).toBeGreaterThanOrEqual(6)
    let banded = 0
    const { generator, each } = region(42, -2, 4)
    each(0, (x, y, z, material) => {
      if (y < 75 || y > generator.heightAt(x, z) || generator.biomeAt(x, z).name !== 'badlands') return
      if (material === M.air) return
      banded++
      expect(material).toBe(strata[y])
    })
    expect(banded).toBeGreaterThan(1000)
  })

  it('has caves where single blocks say so, and lava in the deepest of them', () => {
    const { generator, each } = region(5, 0, 2)
    let [open, solid] = [0, 0]
    each(0, (x, y, z, material) => {
      const height = generator.heightAt(x, z)
      if (y > height || (x * 7 + y * 3 + z) % 41 !== 0) return
      const isOpen = generator.isOpenAt(x, y, z, height)
      if (isOpen) open++
      else solid++
      if (!isOpen) expect([M.air, M.lava]).not.toContain(material)
      else if (y <= LAVA_LEVEL) expect(material).toBe(M.lava)
      else if (material !== M.air) expect(y <= WATER_LEVEL + 30).toBe(true)
    })
    expect(Math.min(open, solid)).toBeGreaterThan(100)
  })
})
