/*
 * Plays one row of `npm run bench:runs` in a process of its own, so that its memory is measured alone:
 * `node benchmarks/runs/play.ts ROW`. Prints a line of JSON; progress goes to stderr.
 */
import type { GameEvent } from '../../src/core/journal/events.ts'
import { runEpisode } from '../../src/experiment/run-episode.ts'
import { expert, parseTask, scoreEvents } from '../../src/scenario/testing.ts'
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
const events: GameEvent[] = []
let joined = loaded
let planned = loaded
let cpuBefore = process.cpuUsage()
const progress = setInterval(() => {
  const placed = events.filter(({ type }) => type === 'block.changed').length
  const game = (events.at(-1)?.t ?? 0) / 1000
  process.stderr.write(
    `${row.id}: ${game.toFixed(0)} s of game, ${placed} changes of ${task.blueprint.length}\n`,
  )
}, PROGRESS_MS)
await runEpisode({
  request: {
    task,
    agents: agentNames(row.agents),
    seed: 1,
    clock: 'fast',
    server: { kind: 'embedded' },
    planner: 'causal',
    assignment: 'busy-rate',
    model: 'expert',
    trust: 'judger',
  },
  answerer: expert,
  onEvent(event) {
    events.push(event)
    if (event.type === 'agent.joined' && planned === loaded) joined = performance.now()
    if (event.type !== 'plan.ready') return
    planned = performance.now()
    cpuBefore = process.cpuUsage()
  },
  signal: new AbortController().signal,
})
clearInterval(progress)
const over = performance.now()
const cpu = process.cpuUsage(cpuBefore)
const start = events.find(({ type }) => type === 'plan.ready')?.t ?? 0
const end = events.at(-1)?.t ?? 0
const ending = events.find((event) => event.type === 'episode.finished')
const played: Played = {
  blocks: task.blueprint.length,
  agents: row.agents,
  outcome: ending?.data.outcome ?? 'none',
  completion: scoreEvents(events).completionRate.value,
  loadSeconds: seconds(began, loaded),
  joinSeconds: seconds(loaded, joined),
  planSeconds: seconds(joined, planned),
  gameSeconds: (end - start) / 1000,
  workSeconds: seconds(planned, over),
  cpuSeconds: (cpu.user + cpu.system) / 1e6,
  maxRssMb: process.resourceUsage().maxRSS / 1024,
}
process.stdout.write(`${JSON.stringify(played)}\n`)
