import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../random.ts'
import { clusteredBootstrap, mean } from './bootstrap.ts'
import { SHARE } from './crossed.ts'
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
    // A comparison that could not be made is not a hypothesis: it is not rejected, and does not make the others harder to reject.
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

describe('the bootstrap over clusters', () => {
  const meanOf = (values: readonly number[]) => mean(values)

  for (const [clusters, size] of [
    [6, 3],
    [20, 2],
  ] as const)
    it(`covers the true mean in at least 90 of 100 samples of ${clusters} clusters of ${size}`, () => {
      const random = createRandom(4)
      let covered = 0
      for (let round = 0; round < 200; round++) {
        const drawn = Array.from({ length: clusters }, () => {
          const shared = random.next()
          return Array.from({ length: size }, () => shared + random.next())
        })
        const { low, high } = clusteredBootstrap(drawn, meanOf, random, { resamples: 400 })
        if (low <= 1 && 1 <= high) covered++
      }
      expect(covered / 200).toBeGreaterThanOrEqual(0.9)
      expect(covered / 200).toBeLessThanOrEqual(0.99)
    })

  it('never has width zero: clusters that all agree leave the exact interval, or none without limits', () => {
    const ones = Array.from({ length: 10 }, () => [1, 1])
    const { mean, low, high } = clusteredBootstrap(ones, meanOf, createRandom(1), { limits: SHARE })
    // scipy.stats.beta.ppf(0.025, 10, 1)
    expect([mean, low, high]).toEqual([1, expect.closeTo(0.6915029, 6), 1])
    expect(clusteredBootstrap(ones, meanOf, createRandom(1)).low).toBe(Number.NEGATIVE_INFINITY)
    expect(clusteredBootstrap([[3]], meanOf, createRandom(1)).high).toBe(Number.POSITIVE_INFINITY)
  })
})
