/*
 * Plays one row of `npm run bench:runs` in a process of its own, so that its memory is measured alone:
 * `node benchmarks/runs/play.ts ROW`. Prints a line of JSON; progress goes to stderr.
 */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTask } from '../../src/experiment/run-task.ts'
import { usualRequest } from '../../src/experiment/usual-request.ts'
import { expert, parseTask, scoring } from '../../src/scenario/testing.ts'
import { agentNames } from '../../src/task/agent-names.ts'
import { hallTask } from './hall.ts'
import type { Played } from './played.ts'
import { benchRows } from './rows.ts'

const row = benchRows.find(({ id }) => id === process.argv[2])
if (row === undefined)
  throw new TypeError(`no row ${process.argv[2]}; known: ${benchRows.map(({ id }) => id)}`)

const PROGRESS_MS = 10_000
const seconds = (from: number, to: number) => (to - from) / 1000

const began = performance.now()
const task = parseTask(hallTask(row, row.agents), row.id)
const loaded = performance.now()
let joined = loaded
let planned = loaded
let ended = loaded
/** Game time of the plan, and of the latest event (ms). */
let start = 0
let now = 0
let changes = 0
let cpuBefore = process.cpuUsage()
let cpu = cpuBefore
const progress = setInterval(() => {
  process.stderr.write(
    `${row.id}: ${(now / 1000).toFixed(0)} s of game, ${changes} changes of ${task.blueprint.length}\n`,
  )
}, PROGRESS_MS)
const root = mkdtempSync(join(tmpdir(), 'causalmace-bench-'))
const { scorecard } = await runTask({
  request: usualRequest(task, { agents: agentNames(row.agents) }),
  answerer: expert,
  scoring,
  taskFile: row.id,
  root,
  runId: row.id,
  wallClock: Date.now,
  onEvent({ t, type }) {
    now = t
    if (type === 'block.changed') changes++
    if (type === 'agent.joined' && planned === loaded) joined = performance.now()
    if (type === 'plan.ready') {
      start = t
      planned = performance.now()
      cpuBefore = process.cpuUsage()
    }
    if (type === 'episode.finished') {
      ended = performance.now()
      cpu = process.cpuUsage(cpuBefore)
    }
  },
  signal: new AbortController().signal,
})
clearInterval(progress)
rmSync(root, { recursive: true, force: true })
const played: Played = {
  blocks: task.blueprint.length,
  agents: row.agents,
  outcome: scorecard.outcome ?? 'none',
  completion: scorecard.completionRate.value,
  loadSeconds: seconds(began, loaded),
  joinSeconds: seconds(loaded, joined),
  planSeconds: seconds(joined, planned),
  gameSeconds: (now - start) / 1000,
  workSeconds: seconds(planned, ended),
  cpuSeconds: (cpu.user + cpu.system) / 1e6,
  maxRssMb: process.resourceUsage().maxRSS / 1024,
}
process.stdout.write(`${JSON.stringify(played)}\n`)
