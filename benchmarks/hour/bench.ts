/*
 * `npm run bench:hour`: the memory of a long game. A team digs for more diamonds than it can find in a world of survival terrain,
 * on the fast clock, and a line is printed for every five game minutes: resident memory of the process, and the heap of the
 * episode's thread as small as it was in the last of them (garbage comes on top of that). Options: `-- --minutes 20 --agents 1
 * --seed 3`, and `--snapshots folder` for heap snapshots after a sixth and at five sixths of the game.
 */

import '../../test/support/guarded.ts'
import diagnostics from 'node:diagnostics_channel'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Worker } from 'node:worker_threads'
import Table from 'cli-table3'
import { runTask } from '../../src/experiment/run-task.ts'
import { usualRequest } from '../../src/experiment/usual-request.ts'
import { taskFileText } from '../../src/import/task-file-text.ts'
import { expert, parseTask, scoring } from '../../src/scenario/testing.ts'
import { gatheringDraft } from '../../src/suite/gathering-targets.ts'
import { agentNames } from '../../src/task/agent-names.ts'
import { readFlags } from '../flags.ts'

const { values: flags } = readFlags(import.meta.filename, {
  minutes: { type: 'string', default: '60' },
  agents: { type: 'string', default: '3' },
  seed: { type: 'string', default: '2' },
  snapshots: { type: 'string' },
})
const [minutes, agents, seed] = [Number(flags.minutes), Number(flags.agents), Number(flags.seed)]

/** Game time between two lines (ms), and wall time between two looks at the heap (ms). */
const LINE_MS = 300_000
const LOOK_MS = 200
/** Game time over which the smallest heap counts as the live one (ms). */
const HEAP_MS = 60_000
/** Wanted: resident memory (MB), game seconds for each second of processor time of one agent, growth of the heap in the second half. */
const MAX_RSS_MB = 400
const MIN_SPEED = 20
const MAX_GROWTH = 0.05
const MB = 1024 * 1024

let thread: Worker | undefined
diagnostics.subscribe('worker_threads', (message) => {
  thread = (message as { worker: Worker }).worker
})
let least = Number.POSITIVE_INFINITY
const looking = setInterval(() => {
  void thread?.getHeapStatistics().then(
    ({ used_heap_size }) => {
      least = Math.min(least, used_heap_size / MB)
    },
    () => undefined,
  )
}, LOOK_MS)

const table = new Table({
  head: ['game min', 'resident MB', 'live heap MB', 'cpu s', 'game s / cpu s'],
  style: { head: [], border: [], compact: true },
  colAligns: Array(5).fill('right'),
})
const rows: { rss: number; heap: number }[] = []
const snapshotsAt = flags.snapshots === undefined ? [] : [minutes / 6, (minutes * 5) / 6]
const began = process.cpuUsage()
let next = LINE_MS
let now = 0
let isMeasured = false

function line(): void {
  const { user, system } = process.cpuUsage(began)
  const cpu = (user + system) / 1e6
  const rss = process.memoryUsage.rss() / MB
  rows.push({ rss, heap: least })
  const cells = [now / 60_000, rss, least, cpu].map((value) => value.toFixed(0))
  table.push([...cells, (now / 1000 / cpu).toFixed(1)])
  process.stderr.write(`${cells.join('  ')}\n`)
}

async function snapshot(): Promise<void> {
  const at = snapshotsAt.shift()
  const stream = await thread?.getHeapSnapshot()
  if (stream !== undefined)
    await pipeline(stream, createWriteStream(join(flags.snapshots ?? '', `${at}.heapsnapshot`)))
}

const draft = gatheringDraft({ item: 'diamond', count: 64 * agents, seed, seconds: 60 * minutes, agents })
const root = mkdtempSync(join(tmpdir(), 'causalmace-hour-'))
const { scorecard } = await runTask({
  request: usualRequest(parseTask(taskFileText(draft, []), draft.id), { agents: agentNames(agents) }),
  answerer: expert,
  scoring,
  taskFile: draft.id,
  root,
  runId: draft.id,
  wallClock: Date.now,
  onEvent({ t }) {
    now = t
    if (now / 60_000 >= (snapshotsAt[0] ?? Number.POSITIVE_INFINITY)) void snapshot()
    if (now >= next - HEAP_MS && !isMeasured) {
      isMeasured = true
      least = Number.POSITIVE_INFINITY
    }
    if (now < next) return
    next += LINE_MS
    isMeasured = false
    line()
  },
  signal: new AbortController().signal,
})
clearInterval(looking)
rmSync(root, { recursive: true, force: true })
process.stdout.write(`${table.toString()}\n`)

const half = rows[Math.floor(rows.length / 2)]
const last = rows.at(-1)
const { user, system } = process.cpuUsage(began)
const speed = now / 1000 / ((user + system) / 1e6)
const misses: string[] = []
if (scorecard.outcome !== 'limit') misses.push(`it ended before its time: ${scorecard.outcome}`)
const most = Math.max(...rows.map(({ rss }) => rss))
if (most > MAX_RSS_MB) misses.push(`${most.toFixed(0)} MB resident instead of ${MAX_RSS_MB}`)
if (half !== undefined && last !== undefined && last.heap > half.heap * (1 + MAX_GROWTH))
  misses.push(`the heap grew from ${half.heap.toFixed(0)} to ${last.heap.toFixed(0)} MB in the second half`)
if (agents === 1 && speed < MIN_SPEED) misses.push(`${speed.toFixed(1)}× instead of ${MIN_SPEED}×`)
for (const miss of misses) process.stdout.write(`missed: ${miss}\n`)
if (misses.length > 0) process.exitCode = 1
