import { describe, expect, it } from 'vitest'
import { fakeView } from '../placing/testing.ts'
import { canThrow, throwingPlaces } from './throwing-place.ts'

const at = (x: number, z: number, y = 0) => ({ x, y, z })

describe('canThrow', () => {
  it('reaches an agent over open ground, neither too near nor too far', () => {
    const view = fakeView()
    expect(canThrow(view, at(0.5, 0.5), at(2.7, 0.5))).toBe(true)
    expect(canThrow(view, at(0.5, 0.5), at(2.2, 0.5))).toBe(false)
    expect(canThrow(view, at(0.5, 0.5), at(3.6, 0.5))).toBe(false)
  })

  it('reaches one a step lower, not one a step higher', () => {
    const view = fakeView()
    expect(canThrow(view, at(0.5, 0.5, 1), at(2.7, 0.5))).toBe(true)
    expect(canThrow(view, at(0.5, 0.5), at(2.7, 0.5, 1))).toBe(false)
  })

  it('does not reach an agent behind a block', () => {
    expect(canThrow(fakeView({ blocks: { '1,0,0': 'stone' } }), at(0.5, 0.5), at(2.7, 0.5))).toBe(false)
    expect(canThrow(fakeView({ blocks: { '1,1,0': 'stone' } }), at(0.5, 0.5), at(2.7, 0.5))).toBe(false)
  })

  it('does not reach one past a corner that is nearer to the way than half an item', () => {
    const view = fakeView({ blocks: { '3,0,-3': 'crafting_table' } })
    expect(canThrow(view, at(1.54, -2.7), at(3.5, -1.5))).toBe(false)
    expect(canThrow(view, at(1.54, -2.2), at(3.5, -1.5))).toBe(true)
  })

  it('reaches one along a passage as wide as a block', () => {
    const walls = Object.fromEntries(
      [0, 1, 2, 3].flatMap((x) => [-1, 1].map((z) => [`${x},0,${z}`, 'stone'])),
    )
    expect(canThrow(fakeView({ blocks: walls }), at(0.5, 0.5), at(2.7, 0.5))).toBe(true)
  })
})

describe('throwingPlaces', () => {
  it('names the nearest cells first, and none behind a block', () => {
    const view = fakeView({ blocks: { '2,0,0': 'stone' }, position: at(0.5, 0.5) })
    const places = throwingPlaces(view, at(3.5, 0.5))
    expect(places[0]).toMatchObject({ y: 0 })
    expect(places).not.toContainEqual(at(1, 0))
    const ways = places.map(({ x, z }) => Math.hypot(x - 0, z - 0))
    expect(ways).toEqual([...ways].sort((a, b) => a - b))
  })
})
