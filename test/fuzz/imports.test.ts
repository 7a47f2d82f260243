import { expect, it } from 'vitest'
import { fuzzImports } from './imports/fuzz-imports.ts'

// a sample; `npm run fuzz:imports` takes a thousand files
it('150 mutated files of other projects end in valid tasks or typed errors, and overwrite nothing', async () => {
  const result = await fuzzImports({ files: 150, seed: 12 })
  expect(result.faults).toEqual([])
  expect(result.slowest.ms).toBeLessThan(5000)
  expect(Math.min(result.read, result.refused, result.unreadable)).toBeGreaterThan(10)
}, 60_000)
