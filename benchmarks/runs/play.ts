/*
 * Plays one row of `npm run bench:runs` in a process of its own, so that its memory is measured alone: `node
 * benchmarks/runs/play.ts ROW [TIMES]`. Plays it this many times in one thread that is kept, as an experiment does, and prints a
 * line of JSON with each time; progress goes to stderr.
 */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EpisodePlayer } from '../../src/experiment/episode-player.ts'
import { runTask } from '../../src/experiment/run-task.ts'
import { usualRequest } from '../../src/experiment/usual-request.ts'
import { expert, parseTask, scoring } from '../../src/scenario/testing.ts'
import { agentNames } from '../../src/task/agent-names.ts'
import { hallTask } from './hall.ts'
import type { Played } from './played.ts'
import { type BenchRow, benchRows } from './rows.ts'

const [id, times = '1'] = process.argv.slice(2)
const row = benchRows.find((one) => one.id === id)
if (row === undefined) throw new TypeError(`no row ${id}; known: ${benchRows.map((one) => one.id)}`)

const PROGRESS_MS = 10_000
const seconds = (from: number, to: number) => (to - from) / 1000

const root = mkdtempSync(join(tmpdir(), 'causalmace-bench-'))
const player = new EpisodePlayer()
const played: Played[] = []
try {
  for (let time = 0; time < Number(times); time++) played.push(await playOnce(row, `${row.id}-${time}`))
} finally {
  await player.close()
  rmSync(root, { recursive: true, force: true })
}
process.stdout.write(`${JSON.stringify(played)}\n`)

async function playOnce({ agents, ...hall }: BenchRow, runId: string): Promise<Played> {
  const task = parseTask(hallTask(hall, agents), hall.id)
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
      `${runId}: ${(now / 1000).toFixed(0)} s of game, ${changes} changes of ${task.blueprint.length}\n`,
    )
  }, PROGRESS_MS)
  const { scorecard } = await runTask({
    request: usualRequest(task, { agents: agentNames(agents) }),
    answerer: expert,
    scoring,
    taskFile: hall.id,
    root,
    runId,
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
    play: (options) => player.play(options),
  })
  clearInterval(progress)
  return {
    blocks: task.blueprint.length,
    agents,
    outcome: scorecard.outcome ?? 'none',
    completion: scorecard.completionRate?.value ?? Number.NaN,
    joinSeconds: seconds(loaded, joined),
    planSeconds: seconds(joined, planned),
    gameSeconds: (now - start) / 1000,
    workSeconds: seconds(planned, ended),
    cpuSeconds: (cpu.user + cpu.system) / 1e6,
    maxRssMb: process.resourceUsage().maxRSS / 1024,
  }
}
