import { describe, expect, it } from 'vitest'
import { Generator } from './generator.ts'
import { hash } from './hash.ts'

/** A few chunks, some of them far away. */
const PLACES = [
  [0, 0],
  [1, 0],
  [0, -1],
  [-37, 12],
  [1000, -2000],
  [2, 2],
] as const

/** A number that stands for all blocks and biomes of the chunks, asked for in the given order. */
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

describe('terrain', () => {
  it('is the same in whatever order its chunks are asked for', () => {
    const forwards = digests(7, PLACES)
    expect(digests(7, [...PLACES].reverse())).toEqual(new Map([...forwards].reverse()))
    for (const place of PLACES) expect(digests(7, [place]).get(place.join())).toBe(forwards.get(place.join()))
  })

  it('differs from seed to seed', () => {
    const one = digests(1, PLACES)
    const other = digests(2, PLACES)
    for (const [key, digest] of one) expect(other.get(key)).not.toBe(digest)
  })
})
