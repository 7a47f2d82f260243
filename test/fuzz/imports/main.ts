/*
 * `npm run fuzz:imports -- [files] [seed]`: mutated files of other projects against the importers; exits with 1 if one of
 * them crashes an importer, takes more than 5 s or 300 MB, or leaves something behind. The script caps the heap, since a process with room
 * to spare puts off collecting garbage, and its peak would say more about the machine than about the importers.
 */
import '../../support/guarded.ts'
import { fuzzImports } from './fuzz-imports.ts'

const MAX_MS = 5000
const MAX_MB = 300

const files = Number(process.argv[2] ?? 1000)
const seed = Number(process.argv[3] ?? 1)
const result = await fuzzImports({
  files,
  seed,
  onProgress: (done) => {
    if (done % 100 === 0) process.stderr.write(`${done} of ${files} files\n`)
  },
})
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
const isSound = result.faults.length === 0 && result.slowest.ms <= MAX_MS && result.peakMb <= MAX_MB
process.stdout.write(
  `slowest ${result.slowest.ms} ms, peak ${result.peakMb} MB, ${isSound ? 'sound' : 'NOT sound'}\n`,
)
process.exit(isSound ? 0 : 1)
