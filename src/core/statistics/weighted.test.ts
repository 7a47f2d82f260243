import { describe, expect, it } from 'vitest'
import { weightedMean } from './weighted.ts'

describe('a weighted mean', () => {
  it('reproduces the paper’s averages and states its weights', () => {
    const of = (construction: number, rooms: number, cooking: number) =>
      weightedMean([
        { name: 'construction', value: construction, weight: 100 },
        { name: 'escape', value: rooms, weight: 22 },
        { name: 'cooking', value: cooking, weight: 100 },
      ])
    expect(of(36.45, 73.29, 73.75).value).toBeCloseTo(56.9, 2)
    expect(of(76.04, 69.25, 88.75).value).toBeCloseTo(81.09, 2)
    expect(of(0, 0, 0).weights).toBe('construction 100 : escape 22 : cooking 100')
  })

  it('ignores parts of weight 0, and is NaN if there are no others', () => {
    const parts = [
      { name: 'a', value: 1, weight: 1 },
      { name: 'b', value: Number.NaN, weight: 0 },
    ]
    expect(weightedMean(parts)).toEqual({ value: 1, weights: 'a 1 : b 0' })
    expect(weightedMean([]).value).toBeNaN()
  })
})
