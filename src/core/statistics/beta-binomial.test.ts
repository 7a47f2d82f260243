import { describe, expect, it } from 'vitest'
import { betaBinomialTail } from './beta-binomial.ts'

describe('the tail of the beta-binomial distribution', () => {
  it('is uniform for a uniform rate', () => {
    for (const hits of [0, 1, 4, 9])
      expect(betaBinomialTail({ hits, n: 9 }, { a: 1, b: 1 })).toBeCloseTo((10 - hits) / 10, 12)
  })

  it('approaches the binomial one as the rate becomes certain', () => {
    // 1 − 0.9⁵ − 5 · 0.1 · 0.9⁴
    expect(betaBinomialTail({ hits: 2, n: 5 }, { a: 1e7, b: 9e7 })).toBeCloseTo(0.08146, 5)
  })

  it('is 1 for no hits, and a small chance for all', () => {
    expect(betaBinomialTail({ hits: 0, n: 20 }, { a: 3, b: 27 })).toBe(1)
    expect(betaBinomialTail({ hits: 20, n: 20 }, { a: 3, b: 27 })).toBeLessThan(1e-9)
  })
})
