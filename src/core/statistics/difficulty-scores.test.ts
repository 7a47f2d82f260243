import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { patternOf, permutationEntropy } from './permutation-entropy.ts'
import { principalComponents } from './principal-components.ts'
import { calibrated, quantiles } from './quantile-scale.ts'

describe('permutation entropy', () => {
  it.each([
    ['the classical example', [4, 7, 9, 10, 6, 11, 3], 0.588762],
    ['a constant', [2, 2, 2, 2, 2, 2], 0],
    ['what only grows', [1, 2, 3, 4, 5, 6], 0],
    ['what alternates', [1, 2, 1, 2, 1, 2, 1, 2, 1, 2], 0.386853],
    ['a cycle of three', [3, 1, 2, 3, 1, 2, 3, 1, 2, 3], 0.603985],
  ])('of %s is as computed', (_what, sequence, wanted) => {
    expect(permutationEntropy(sequence)).toBeCloseTo(wanted, 6)
  })

  it('ranks the earlier of equal values lower', () => {
    expect([patternOf([1, 2, 1]), patternOf([3, 3, 1])]).toEqual(['1,3,2', '2,3,1'])
  })

  it('lies between 0 and 1, and does not change when values are stretched', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 4, maxLength: 60 }), (values) => {
        const found = permutationEntropy(values, 4)
        expect(found).toBeGreaterThanOrEqual(0)
        expect(found).toBeLessThanOrEqual(1 + 1e-12)
        expect(
          permutationEntropy(
            values.map((value) => 3 * value + 7),
            4,
          ),
        ).toBeCloseTo(found, 12)
      }),
      { seed: 1 },
    )
  })

  it('is refused for short sequences and odd orders', () => {
    expect(() => permutationEntropy([1, 2], 3)).toThrow('no run of 3')
    expect(() => permutationEntropy([1, 2, 3], 9)).toThrow('The order is 9')
  })
})

describe('calibration', () => {
  it('is linear between quantiles', () => {
    const bounds = quantiles([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(bounds).toEqual([0, 2, 4, 6, 8, 10])
    expect([0, 1, 5, 9, 10, -3, 99].map((score) => calibrated(score, bounds))).toEqual([
      0, 0.5, 2.5, 4.5, 5, 0, 5,
    ])
  })

  it('skips the intervals that ties leave empty', () => {
    const bounds = quantiles([1, 1, 1, 1, 1, 1, 2, 3, 9, 9])
    expect(calibrated(1, bounds)).toBe(0)
    expect(calibrated(9, bounds)).toBe(5)
    expect(Number.isFinite(calibrated(2, bounds))).toBe(true)
  })

  it('keeps the order of any scores', () => {
    const scores = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(scores, (values) => {
        const bounds = quantiles(values)
        const sorted = values.toSorted((a, b) => a - b).map((value) => calibrated(value, bounds))
        expect(sorted).toEqual(sorted.toSorted((a, b) => a - b))
        for (const value of sorted) expect(value >= 0 && value <= 5).toBe(true)
      }),
      { seed: 3 },
    )
  })
})

describe('the map of tasks', () => {
  it('puts a line along its first axis', () => {
    const { points, explained } = principalComponents([
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
    ])
    expect(explained).toBeCloseTo(1)
    const steps = points.map(([x]) => x / Math.SQRT2)
    ;[-1.5, -0.5, 0.5, 1.5].forEach((wanted, i) => {
      expect(steps[i]).toBeCloseTo(wanted)
    })
    for (const [, y] of points) expect(y).toBeCloseTo(0)
  })

  it('of equal rows is one point', () => {
    expect(
      principalComponents([
        [1, 2],
        [1, 2],
      ]),
    ).toEqual({
      points: [
        [0, 0],
        [0, 0],
      ],
      explained: 0,
    })
  })
})
