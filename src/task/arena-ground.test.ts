import { describe, expect, it } from 'vitest'
import { groundBlockAt, groundLevel, spaceOf, strataOf } from './arena-ground.ts'

const box = { min: { x: 0, y: -63, z: 0 }, max: { x: 4, y: -40, z: 4 } }

describe('the ground of an arena', () => {
  it('is its floor alone, below the box, where it has none of its own', () => {
    expect(strataOf({ box, floor: 'sand' })).toEqual([{ block: 'sand', low: -64, high: -64 }])
    expect(groundLevel({ box })).toBe(-63)
  })

  it('is the floor, soil and stone at the bottom of the box', () => {
    const arena = { box, floor: 'grass_block', ground: 8 }
    expect(strataOf(arena)).toEqual([
      { block: 'grass_block', low: -56, high: -56 },
      { block: 'dirt', low: -59, high: -57 },
      { block: 'stone', low: -63, high: -60 },
    ])
    expect(spaceOf(arena).min.y).toBe(-55)
    expect([-55, -56, -57, -60, -64].map((y) => groundBlockAt(arena, { x: 0, y, z: 0 }))).toEqual([
      undefined,
      'grass_block',
      'dirt',
      'stone',
      undefined,
    ])
  })

  it('has no stone where it is shallow', () => {
    expect(strataOf({ box, floor: 'grass_block', ground: 2 }).map(({ block }) => block)).toEqual([
      'grass_block',
      'dirt',
    ])
  })
})
