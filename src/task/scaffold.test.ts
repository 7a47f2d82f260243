import { describe, expect, it } from 'vitest'
import { dirtFor, scaffoldFor, scaffoldOf } from './scaffold.ts'

const at = (y: number, helpers = 0) => ({
  block: { position: { x: 0, y, z: 0 } },
  helpers: Array.from({ length: helpers }, (_, index) => ({ x: 1 + index, y, z: 0 })),
})

describe('scaffold dirt', () => {
  it('is not needed up to five blocks above the feet, and equals the height beyond that', () => {
    expect([-3, 0, 5, 6, 12].map(scaffoldFor)).toEqual([0, 0, 0, 6, 12])
  })

  it('is counted for the highest cell and the longest chain of helpers, with a quarter and eight to spare', () => {
    expect(dirtFor([at(-60), at(-48), at(-55)], -60)).toBe(12 + 3 + 8)
    expect(dirtFor([at(-60, 1), at(-59, 3)], -60)).toBe(3 + 1 + 8)
    expect(dirtFor([at(-48), at(-59, 4)], -60)).toBe(16 + 4 + 8)
  })

  it('is counted once per agent and is at least a stack', () => {
    expect(scaffoldOf([at(-55, 1)], -60, 3)).toEqual([{ item: 'dirt', count: 64 }])
    expect(scaffoldOf([at(-48)], -60, 6)).toEqual([{ item: 'dirt', count: 138 }])
  })

  it('is a stack where an upper layer may leave nowhere to stand, and nothing where all lies on the ground', () => {
    expect(scaffoldOf([at(-58)], -60, 3)).toEqual([{ item: 'dirt', count: 64 }])
    expect(scaffoldOf([at(-60), at(-59)], -60, 3)).toEqual([{ item: 'dirt', count: 64 }])
    expect(scaffoldOf([at(-60)], -60, 3)).toEqual([])
  })
})
