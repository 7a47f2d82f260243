import { expect, it } from 'vitest'
import { fuzzWorld } from './fuzz-world.ts'

// `npm run fuzz:world` sends a million; this is the smoke test of it.
it('the world stands 5,000 hostile packets: no fault, a good bot notices nothing, and the kicked are told why', async () => {
  const result = await fuzzWorld({ packets: 5000, seed: 7 })
  expect(result.faults).toEqual({})
  expect(result.isWitnessWell).toBe(true)
  expect(result.kicked).toBeGreaterThan(0)
  for (const reason of Object.keys(result.reasons))
    expect(reason).toContain('This server cannot read what your client sent')
}, 60_000)
