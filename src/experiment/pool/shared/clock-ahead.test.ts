import { expect, it } from 'vitest'
import { clockAheadOf } from './clock-ahead.ts'

it('a clock is compared with a store at the middle of the request', async () => {
  const times = [1000, 1200]
  const now = () => times.shift() ?? Number.NaN
  expect(await clockAheadOf({ now: async () => 1050 }, now)).toBe(50)
})

it('a clock that is behind has a negative difference', async () => {
  expect(await clockAheadOf({ now: async () => 1500 }, () => 1000)).toBe(-500)
})
