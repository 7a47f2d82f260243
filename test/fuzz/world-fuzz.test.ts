import { expect, it } from 'vitest'
import { fuzzWorld } from './fuzz-world.ts'

// a smoke test; `npm run fuzz:world` sends a million packets
it('the world survives 5,000 hostile packets without errors, other bots are unaffected, and kicked clients learn why', async () => {
  const result = await fuzzWorld({ packets: 5000, seed: 7 })
  expect(result.faults).toEqual({})
  expect(result.isWitnessWell).toBe(true)
  expect(result.kicked).toBeGreaterThan(0)
  for (const reason of Object.keys(result.reasons))
    expect(reason).toContain('This server cannot read what your client sent')
}, 60_000)
