/* `npm run fuzz:world -- [packets] [seed]`: hostile packets against the embedded world; exits with 1 if they harm it. */
import '../support/guarded.ts'
import { fuzzWorld } from './fuzz-world.ts'

const packets = Number(process.argv[2] ?? 1_000_000)
const seed = Number(process.argv[3] ?? 1)
process.env.FUZZ_PROGRESS = '1'
const result = await fuzzWorld({ packets, seed })
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
const growth = result.heap.late / result.heap.early - 1
const isSound = result.isWitnessWell && growth < 0.1 && Object.keys(result.faults).length === 0
process.stdout.write(`heap growth ${(100 * growth).toFixed(1)} %, ${isSound ? 'sound' : 'NOT sound'}\n`)
process.exit(isSound ? 0 : 1)
