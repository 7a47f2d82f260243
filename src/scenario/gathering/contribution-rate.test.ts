import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paperContribution, villagerContribution } from './contribution-rate.ts'

describe('the agent contribution rate in the paper’s form', () => {
  it('of 60 and 40 is 1 − 10/50', () => {
    expect(paperContribution([60, 40])).toBeCloseTo(0.8, 12)
  })

  it('of 50, 30 and 20: σ = √(1400/9), σ_max = 100·√2/3', () => {
    expect(paperContribution([50, 30, 20])).toBeCloseTo(
      1 - Math.sqrt(1400 / 9) / ((100 * Math.SQRT2) / 3),
      12,
    )
  })

  it('is 1 for an even team, 0 if one agent does it all, 1 for a single agent, 0 if no agent did anything', () => {
    expect([[25, 25, 25, 25], [100, 0, 0], [7], [0, 0], []].map(paperContribution)).toEqual([1, 0, 1, 0, 0])
  })
})

describe('the agent contribution rate in VillagerBench’s form', () => {
  it('of 3 and 1 kinds is 1 − (1 − 0)/(2 − 0)', () => {
    expect(villagerContribution([3, 1])).toBeCloseTo(0.5, 12)
  })

  it('of 3 and 2 kinds is 1, as even as five kinds can be; the paper’s form gives 0.8', () => {
    expect(villagerContribution([3, 2])).toBe(1)
    expect(paperContribution([3, 2])).toBeCloseTo(0.8, 12)
  })

  it('of 4, 1 and 0 kinds, calculated by hand', () => {
    // Mean 5/3: σ² = (49 + 4 + 25)/27 = 26/9; even 2,2,1: 2/9; alone 5,0,0: 50/9.
    const expected = 1 - (Math.sqrt(26) - Math.sqrt(2)) / (Math.sqrt(50) - Math.sqrt(2))
    expect(villagerContribution([4, 1, 0])).toBeCloseTo(expected, 12)
  })

  it('is 1 for one kind and for one agent, 0 for none', () => {
    expect([[1, 0], [4], [0, 0], []].map(villagerContribution)).toEqual([1, 1, 0, 0])
  })
})

describe('both forms', () => {
  const shares = fc.array(fc.nat(50), { minLength: 1, maxLength: 8 })

  it('are between 0 and 1 and independent of order, and VillagerBench’s is never the lower one', () => {
    fc.assert(
      fc.property(shares, (some) => {
        const [paper, villager] = [paperContribution(some), villagerContribution(some)]
        for (const value of [paper, villager]) {
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThanOrEqual(1)
        }
        expect(villager).toBeGreaterThanOrEqual(paper - 1e-9)
        expect(paperContribution([...some].reverse())).toBeCloseTo(paper, 9)
        expect(villagerContribution([...some].reverse())).toBeCloseTo(villager, 9)
      }),
      { seed: 60 },
    )
  })

  it('the paper’s does not depend on the scale of the scores', () => {
    fc.assert(
      fc.property(shares, fc.integer({ min: 1, max: 9 }), (some, factor) => {
        expect(paperContribution(some.map((share) => share * factor))).toBeCloseTo(paperContribution(some), 9)
      }),
      { seed: 61 },
    )
  })
})
