import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../random.ts'
import { bootstrapMean } from './bootstrap.ts'
import { holm } from './holm.ts'
import { differenceOfRates, wilson } from './intervals.ts'

const tallies = fc
  .record({ n: fc.integer({ min: 1, max: 60 }), share: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ n, share }) => ({ n, hits: Math.round(n * share) }))

describe('the interval of a rate', () => {
  it('is Wilson’s: 81 of 263 lie between 0.2553 and 0.3662 (Newcombe 1998, table I)', () => {
    const { low, high } = wilson({ hits: 81, n: 263 })
    expect([low.toFixed(4), high.toFixed(4)]).toEqual(['0.2553', '0.3662'])
  })

  it('is 0 to 1 without trials, and never exceeds 0 and 1', () => {
    expect(wilson({ hits: 0, n: 0 })).toMatchObject({ low: 0, high: 1 })
    fc.assert(
      fc.property(tallies, (tally) => {
        const { mean, low, high } = wilson(tally)
        expect(low >= 0 && low <= mean && mean <= high && high <= 1).toBe(true)
      }),
      { seed: 1 },
    )
  })

  it('of a difference is Newcombe’s: 56/70 − 48/80 is 0.2, from 0.0524 to 0.3339 (table II)', () => {
    const { mean, low, high } = differenceOfRates({ hits: 56, n: 70 }, { hits: 48, n: 80 })
    expect([mean.toFixed(4), low.toFixed(4), high.toFixed(4)]).toEqual(['0.2000', '0.0524', '0.3339'])
  })

  it('of a difference changes sign when the sides are swapped', () => {
    fc.assert(
      fc.property(tallies, tallies, (a, b) => {
        const there = differenceOfRates(a, b)
        const back = differenceOfRates(b, a)
        expect(there.low).toBeCloseTo(-back.high, 12)
        expect(there.low <= there.mean && there.mean <= there.high).toBe(true)
      }),
      { seed: 2 },
    )
  })
})

describe('Holm’s procedure', () => {
  it('rejects step by step: 0.01, 0.02 and 0.03 of four at 0.05 give the first alone', () => {
    expect(holm([0.02, 0.01, 0.03, 0.2], 0.05)).toEqual([false, true, false, false])
    expect(holm([0.01, 0.016, 0.024, 0.05], 0.05)).toEqual([true, true, true, true])
    // What could not be compared is no hypothesis: it is not rejected, and does not make the others harder to reject.
    expect(holm([Number.NaN, 0.04, Number.NaN], 0.05)).toEqual([false, true, false])
  })

  it('rejects at most as many as without correction and at least as many as Bonferroni', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (pValues) => {
        for (const [index, rejected] of holm(pValues, 0.05).entries()) {
          const p = pValues[index] as number
          if (rejected) expect(p).toBeLessThanOrEqual(0.05)
          if (p <= 0.05 / pValues.length) expect(rejected).toBe(true)
        }
      }),
      { seed: 3 },
    )
  })
})

describe('the bootstrap', () => {
  it('covers the true mean about 95 times in 100', () => {
    const random = createRandom(4)
    let covered = 0
    for (let round = 0; round < 300; round++) {
      const values = Array.from({ length: 40 }, () => random.next())
      const { low, high } = bootstrapMean(values, random, 400)
      if (low <= 0.5 && 0.5 <= high) covered++
    }
    expect(covered / 300).toBeGreaterThan(0.9)
    expect(covered / 300).toBeLessThan(0.99)
  })

  it('of one value is that value, and the same seed gives the same interval', () => {
    expect(bootstrapMean([3], createRandom(1))).toEqual({ mean: 3, low: 3, high: 3 })
    const values = [1, 2, 3, 4, 5]
    expect(bootstrapMean(values, createRandom(9))).toEqual(bootstrapMean(values, createRandom(9)))
  })
})
