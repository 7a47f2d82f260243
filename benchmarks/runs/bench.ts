/*
 * `npm run bench:runs`: how fast whole runs are. The expert plans and builds halls of 400, 2,000 and 5,000 blocks in the
 * embedded world on the fast clock, several times in one thread that is kept, as an experiment plays. Prints game seconds per
 * wall second of the first time, when everything is loaded and compiled, and of the times after it (median), completion, wall
 * times and peak memory, next to the targets for two cores. Options: `-- --row small,400` plays these rows; `-- --list` lists all.
 */
import '../../test/support/guarded.ts'
import { spawn } from 'node:child_process'
import Table from 'cli-table3'
import { packagePath } from '../../src/core/package-root.ts'
import { median } from '../../src/core/statistics/bootstrap.ts'
import { readFlags } from '../flags.ts'
import type { Played } from './played.ts'
import { type BenchRow, benchRows } from './rows.ts'

const { values: flags } = readFlags(import.meta.filename, {
  row: { type: 'string', default: '400,2000,5000' },
  list: { type: 'boolean', default: false },
})
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Wanted of every run: planning time (s) and memory (MB). */
const MAX_PLAN_SECONDS = 8
const MAX_RSS_MB = 500

if (flags.list) {
  for (const { id, side, height, agents } of benchRows)
    say(`${id.padEnd(6)} ${agents} agents, ${side} × ${side}, ${height} high`)
  process.exit()
}

const wanted = flags.row.split(',')
const unknown = wanted.filter((id) => !benchRows.some((row) => row.id === id))
if (unknown.length > 0) throw new TypeError(`no row ${unknown.join(', ')}; see --list`)

const table = new Table({
  head: [
    'row',
    'blocks',
    'agents',
    'complete',
    'game s',
    'times',
    'wall s',
    'cpu s',
    'game/wall',
    'join s',
    'plan s',
    'MB',
  ],
  style: { head: [], border: [], compact: true },
  colAligns: ['left', ...Array(10).fill('right')],
})
const misses: string[] = []
for (const row of benchRows.filter(({ id }) => wanted.includes(id))) {
  process.stderr.write(`playing ${row.id}\n`)
  const [first, ...again] = await play(row)
  if (first === undefined) throw new Error(`${row.id} was not played`)
  const last = again.at(-1) ?? first
  const speed = print(row, 'first', [first])
  const later = again.length === 0 ? speed : print(row, `${again.length} more`, again)
  const check = (holds: boolean, what: string) => holds || misses.push(`${row.id}: ${what}`)
  for (const { completion, outcome } of [first, ...again])
    check(completion === 1, `${outcome} at ${(100 * completion).toFixed(1)} %`)
  check(speed >= (row.wanted ?? 0), `${speed.toFixed(1)}× instead of ${row.wanted}× the first time`)
  check(later >= (row.wanted ?? 0), `${later.toFixed(1)}× instead of ${row.wanted}× later`)
  check(first.planSeconds <= MAX_PLAN_SECONDS, `planned for ${first.planSeconds.toFixed(1)} s`)
  check(last.maxRssMb <= MAX_RSS_MB, `${last.maxRssMb.toFixed(0)} MB`)
}
say(table.toString())
for (const miss of misses) say(`missed: ${miss}`)
if (misses.length > 0) process.exitCode = 1

/** Adds a line with the medians of some times. @returns game seconds per wall second */
function print({ id, wanted }: BenchRow, times: string, played: readonly Played[]): number {
  const middle = (of: (one: Played) => number) => median(played.map(of))
  const speed = middle(({ gameSeconds, workSeconds }) => gameSeconds / workSeconds)
  const { blocks, agents } = played[0]!
  table.push([
    id,
    blocks,
    agents,
    `${(100 * Math.min(...played.map(({ completion }) => completion))).toFixed(1)} %`,
    middle(({ gameSeconds }) => gameSeconds).toFixed(0),
    times,
    middle(({ workSeconds }) => workSeconds).toFixed(2),
    middle(({ cpuSeconds }) => cpuSeconds).toFixed(2),
    `${speed.toFixed(1)}${wanted === undefined ? '' : ` (≥ ${wanted})`}`,
    middle(({ joinSeconds }) => joinSeconds).toFixed(1),
    middle(({ planSeconds }) => planSeconds).toFixed(1),
    Math.max(...played.map(({ maxRssMb }) => maxRssMb)).toFixed(0),
  ])
  return speed
}

/** Plays a row in a process of its own, as often as it says. */
async function play({ id, times }: BenchRow): Promise<Played[]> {
  const child = spawn(process.execPath, [packagePath('benchmarks', 'runs', 'play.ts'), id, String(times)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`the run of ${id} ended with code ${code}`)
  return JSON.parse(text) as Played[]
}
