import { describe, expect, it } from 'vitest'
import { isAtHand } from './at-hand.ts'
import { fakeView } from './testing.ts'

const stone = (x: number, y: number, z: number) => ({
  pos: { x, y, z },
  item: 'stone',
  wanted: { name: 'stone', properties: {} },
})

describe('a block at hand', () => {
  it('is one of which a neighbour is seen and within reach, without a step', () => {
    expect(isAtHand(fakeView(), stone(2, 0, 0))).toBe(true)
    expect(isAtHand(fakeView(), stone(6, 0, 0))).toBe(false)
  })

  it('is not one beside which nothing stands yet', () => {
    expect(isAtHand(fakeView(), stone(2, 1, 0))).toBe(false)
  })

  it('is not one behind a wall, nor where the agent stands', () => {
    const wall = { '1,0,0': 'stone', '1,1,0': 'stone', '1,2,0': 'stone' }
    expect(isAtHand(fakeView({ blocks: wall }), stone(2, 0, 0))).toBe(false)
    expect(isAtHand(fakeView(), stone(0, 0, 0))).toBe(false)
  })
})
