/*
 * `npm run fuzz:mcu -- [files] [seed]`: mutated files of MCU, and files that are nothing at all; exits with 1 unless each is read or ends
 * in one typed error, within 5 s and 400 MB, half of which are the tables of atoms and items. The script caps the heap.
 */
import '../../support/guarded.ts'
import { fuzzMcu } from './fuzz-mcu.ts'

const MAX_MS = 5000
const MAX_MB = 400

const files = Number(process.argv[2] ?? 10_000)
const seed = Number(process.argv[3] ?? 1)
const result = fuzzMcu({ files, seed })
const peakMb = Math.round(process.resourceUsage().maxRSS / 1024)
process.stdout.write(`${JSON.stringify({ ...result, peakMb }, null, 2)}\n`)
const isSound = result.faults.length === 0 && result.slowest.ms <= MAX_MS && peakMb <= MAX_MB
process.stdout.write(
  `slowest ${result.slowest.ms} ms, peak ${peakMb} MB, ${isSound ? 'sound' : 'NOT sound'}\n`,
)
process.exit(isSound ? 0 : 1)
