/*
 * `npm run chaos:pool -- [episodes] [--store postgres]`: 200 episodes on three workers of two slots. A worker is killed with -9 every few seconds,
 * the runner four times and the server between them once, and a worker is frozen beyond its lock. In the end each episode must be there once,
 * with the journal that it has on one quiet process. It plays with the built package, as users do: that starts in two thirds of the processor time of the sources, and most of this test's time is starting.
 */

import '../support/guarded.ts'
import { readFlags } from '../../benchmarks/flags.ts'
import { packagePath } from '../../src/core/package-root.ts'
import { STORES, storeNamed } from '../support/stores.ts'
import { poolChaos } from './pool-chaos.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)
const SEEDS = 2

const { positionals, values } = readFlags(
  import.meta.filename,
  { store: { type: 'string', default: 'redis' } },
  { allowPositionals: true },
)
const store = storeNamed(values.store)
const reason = STORES[store].missing()
if (reason !== undefined) say(`chaos:pool: skipped, ${reason}`)
else {
  const episodes = Number(positionals[0] ?? 200)
  const { summary, errors } = await poolChaos({
    epochs: Math.ceil(episodes / (4 * SEEDS)),
    seeds: SEEDS,
    workers: 3,
    slots: 2,
    runner: [0.1, 0.35, 0.6, 0.85],
    store,
    server: [0.5],
    frozen: [0.25],
    between: { results: 5, seconds: 3 },
    main: packagePath('dist', 'cli', 'main.js'),
    say,
  })
  for (const error of errors) say(`ERROR: ${error}`)
  say(`chaos:pool: ${errors.length === 0 ? '' : 'FAILED: '}${summary}`)
  process.exitCode = errors.length === 0 ? 0 : 1
}
