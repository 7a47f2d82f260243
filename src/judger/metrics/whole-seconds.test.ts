import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unionOf } from './action-time.ts'
import { wholeSecondsUnion } from './whole-seconds.ts'

const intervals = fc.array(
  fc.tuple(fc.nat(60_000), fc.nat(20_000)).map(([start, length]) => ({ start, end: start + length })),
  { minLength: 1, maxLength: 12 },
)

describe('the union of action times in whole seconds', () => {
  it('counts nothing for an action within a second, and a whole one for an action over its turn', () => {
    expect(wholeSecondsUnion([{ start: 1100, end: 1900 }])).toBe(0)
    expect(wholeSecondsUnion([{ start: 1900, end: 2100 }])).toBe(1000)
    expect(
      wholeSecondsUnion([
        { start: 1900, end: 3100 },
        { start: 2500, end: 4999 },
      ]),
    ).toBe(3000)
  })

  it('is whole seconds, and never further from the exact union than a second for each action', () => {
    fc.assert(
      fc.property(intervals, (some) => {
        const whole = wholeSecondsUnion(some)
        expect(whole % 1000).toBe(0)
        expect(Math.abs(whole - unionOf(some))).toBeLessThan(1000 * some.length)
      }),
      { seed: 21, numRuns: 300 },
    )
  })
})
