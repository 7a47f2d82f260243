import { expect, it } from 'vitest'
import { fuzzImports } from './imports/fuzz-imports.ts'
import { fuzzMcu } from './imports/fuzz-mcu.ts'

// samples; `npm run fuzz:imports` takes a thousand files, `npm run fuzz:mcu` ten thousand
it('150 mutated files of other projects end in valid tasks or typed errors, and overwrite nothing', async () => {
  const result = await fuzzImports({ files: 150, seed: 12 })
  expect(result.faults).toEqual([])
  expect(result.slowest.ms).toBeLessThan(5000)
  expect(Math.min(result.read, result.refused, result.unreadable)).toBeGreaterThan(10)
  // Each format is read now and then, so that what is fuzzed is its reader and not its first check.
  expect(Object.entries(result.kinds).filter(([, { read }]) => read === 0)).toEqual([])
}, 60_000)

it('300 mutated files of MCU are read, or end in one typed error each with the place', () => {
  const result = fuzzMcu({ files: 300, seed: 5 })
  expect(result.faults).toEqual([])
  expect(Math.min(result.read, result.refused, result.placed)).toBeGreaterThan(15)
}, 60_000)
