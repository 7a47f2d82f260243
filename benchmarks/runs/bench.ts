/*
 * `npm run bench:runs`: how fast whole runs are. The expert plans and builds halls of 400, 2,000 and 5,000 blocks in the
 * embedded world on the fast clock. Prints game seconds per wall second, completion, wall times and peak memory, beside
 * what is wanted on two cores. Options: `-- --row small,400` plays these rows; `-- --list` lists all.
 */
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import Table from 'cli-table3'
import { packagePath } from '../../src/core/package-root.ts'
import type { Played } from './played.ts'
import { type BenchRow, benchRows } from './rows.ts'

const { values: flags } = parseArgs({
  options: { row: { type: 'string', default: '400,2000,5000' }, list: { type: 'boolean', default: false } },
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
    'wall s',
    'cpu s',
    'game/wall',
    'load s',
    'join s',
    'plan s',
    'MB',
  ],
  style: { head: [], border: [], compact: true },
  colAligns: ['left', ...Array(11).fill('right')],
})
const misses: string[] = []
for (const row of benchRows.filter(({ id }) => wanted.includes(id))) {
  process.stderr.write(`playing ${row.id}\n`)
  const played = await play(row)
  const speed = played.gameSeconds / played.workSeconds
  table.push([
    row.id,
    played.blocks,
    played.agents,
    `${(100 * played.completion).toFixed(1)} %`,
    played.gameSeconds.toFixed(0),
    played.workSeconds.toFixed(1),
    played.cpuSeconds.toFixed(1),
    `${speed.toFixed(1)}${row.wanted === undefined ? '' : ` (≥ ${row.wanted})`}`,
    played.loadSeconds.toFixed(1),
    played.joinSeconds.toFixed(1),
    played.planSeconds.toFixed(1),
    played.maxRssMb.toFixed(0),
  ])
  const check = (holds: boolean, what: string) => holds || misses.push(`${row.id}: ${what}`)
  check(played.completion === 1, `${played.outcome} at ${(100 * played.completion).toFixed(1)} %`)
  check(speed >= (row.wanted ?? 0), `${speed.toFixed(1)}× instead of ${row.wanted}×`)
  check(played.planSeconds <= MAX_PLAN_SECONDS, `planned for ${played.planSeconds.toFixed(1)} s`)
  check(played.maxRssMb <= MAX_RSS_MB, `${played.maxRssMb.toFixed(0)} MB`)
}
say(table.toString())
for (const miss of misses) say(`missed: ${miss}`)
if (misses.length > 0) process.exitCode = 1

/** Plays a row in a process of its own. */
async function play({ id }: BenchRow): Promise<Played> {
  const child = spawn(process.execPath, [packagePath('benchmarks', 'runs', 'play.ts'), id], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`the run of ${id} ended with code ${code}`)
  return JSON.parse(text) as Played
}
