import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../random.ts'
import { permutationTest } from './permutation.ts'
import { pairsNeeded } from './power.ts'
import { weightedMean } from './weighted.ts'

/** Darwin's maize, crossed against self-fertilized, in eighths of an inch (Fisher 1935, The Design of Experiments, §17). */
const DARWIN = [49, -67, 8, 16, 6, 23, 28, 41, 14, 29, 56, 24, 75, 60, -48]

const differences = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 9 })

describe('the permutation test of pairs', () => {
  it('is Fisher’s: Darwin’s maize has 1726 of 32 768 sums as extreme as his, p = 0.0527', () => {
    const { p, exact, assignments } = permutationTest(DARWIN, createRandom(1))
    expect({ exact, assignments }).toEqual({ exact: true, assignments: 32_768 })
    expect(Math.round(p * 32_768)).toBe(1726)
  })

  it('cannot reject with few pairs: five on one side are 2 of 32', () => {
    expect(permutationTest([1, 2, 3, 4, 5], createRandom(1)).p).toBe(2 / 32)
    expect(permutationTest([3], createRandom(1)).p).toBe(1)
    expect(permutationTest([], createRandom(1)).p).toBe(1)
  })

  it('agrees with listing all sign assignments', () => {
    fc.assert(
      fc.property(differences, (values) => {
        const sum = Math.abs(values.reduce((a, b) => a + b, 0))
        let hits = 0
        for (let signs = 0; signs < 2 ** values.length; signs++) {
          const other = values.reduce((total, value, i) => total + ((signs >> i) & 1 ? -value : value), 0)
          if (Math.abs(other) >= sum) hits++
        }
        expect(permutationTest(values, createRandom(1)).p).toBeCloseTo(hits / 2 ** values.length, 12)
      }),
      { seed: 1, numRuns: 60 },
    )
  })

  it('does not depend on the order of the sides, the unit, or zeros', () => {
    fc.assert(
      fc.property(differences, (values) => {
        const { p } = permutationTest(values, createRandom(1))
        const of = (others: number[]) => permutationTest(others, createRandom(1)).p
        expect(of(values.map((value) => -value))).toBe(p)
        expect(of(values.map((value) => value * 0.1))).toBe(p)
        expect(of([...values, 0, 0])).toBe(p)
      }),
      { seed: 2, numRuns: 60 },
    )
  })

  it('samples beyond 16 pairs, reports the number of draws, approximates the exact p, and repeats with its seed', () => {
    const many = [...DARWIN, 12, -9]
    const { p, exact, assignments } = permutationTest(many, createRandom(5))
    expect({ exact, assignments }).toEqual({ exact: false, assignments: 20_000 })
    expect(p).toBe(permutationTest(many, createRandom(5)).p)
    expect(p).toBeGreaterThan(0.02)
    expect(p).toBeLessThan(0.09)
  })

  it('rejects at 5 % about five times in a hundred if there is no difference', () => {
    const random = createRandom(8)
    let rejected = 0
    for (let round = 0; round < 400; round++) {
      const values = Array.from({ length: 10 }, () => random.next() - 0.5)
      if (permutationTest(values, random).p <= 0.05) rejected++
    }
    expect(rejected / 400).toBeGreaterThan(0.02)
    expect(rejected / 400).toBeLessThan(0.09)
  })
})

describe('the number of pairs needed', () => {
  it('is 32 for a difference of half a standard deviation', () => {
    const values = [-1, 1, -1, 1, -1, 1, -1, 1]
    const spread = Math.sqrt(8 / 7)
    expect(pairsNeeded(values.map((value) => value + 0.5 * spread))).toBe(32)
  })

  it('is infinite without a difference, and undefined for one pair', () => {
    expect(pairsNeeded([1, -1])).toBe(Number.POSITIVE_INFINITY)
    expect(pairsNeeded([0, 0])).toBe(Number.POSITIVE_INFINITY)
    expect(pairsNeeded([2, 2])).toBe(2)
    expect(pairsNeeded([3])).toBeUndefined()
  })

  it('does not depend on the unit, and decreases as the difference grows', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 3, maxLength: 12 }), (values) => {
        const needed = pairsNeeded(values) ?? 0
        const scaled = pairsNeeded(values.map((value) => value * 4)) ?? 0
        expect(scaled).toBe(needed)
        const sum = values.reduce((a, b) => a + b, 0)
        if (sum > 0) expect(pairsNeeded(values.map((value) => value + 1)) ?? 0).toBeLessThanOrEqual(needed)
      }),
      { seed: 3 },
    )
  })
})

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
