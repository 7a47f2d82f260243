/*
 * `npm run bench:gathering`: plays VillagerBench's hundred cooking tasks in the embedded world on the fast clock and prints
 * completion, game time, wall time and CPU time of each. One run a task; no number here has a spread.
 * `-- --from 0 --to 100 --step 1 --model simulated:medium --agents 3 --seed 1 --planner causal`, or task files in place of the suite.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { eventsOf, type GameEvent } from '../../src/core/journal/events.ts'
import { runEpisode } from '../../src/experiment/run-episode.ts'
import { scoreEvents } from '../../src/judger/metrics/scorecard.ts'
import { createModel } from '../../src/model/create-model.ts'
import { agentNames } from '../../src/task/agent-names.ts'
import { loadTask } from '../../src/task/load-task.ts'
import { suiteTasks } from '../../src/task/suite/suites.ts'

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    model: { type: 'string', default: 'expert' },
    seed: { type: 'string', default: '1' },
    agents: { type: 'string', default: '3' },
    planner: { type: 'string', default: 'causal' },
    from: { type: 'string', default: '0' },
    to: { type: 'string', default: '100' },
    step: { type: 'string', default: '1' },
    /** Where the last journal goes, as JSON lines. */
    journal: { type: 'string' },
  },
})
const every = Number(flags.step)
const tasks =
  positionals.length > 0
    ? positionals.map((file) => loadTask(file))
    : suiteTasks('villager-cooking')
        .slice(Number(flags.from), Number(flags.to))
        .filter((_, index) => index % every === 0)

let whole = 0
let wallTime = 0
let cpuTime = 0
for (const task of tasks) {
  const events: GameEvent[] = []
  const { model } = createModel({ spec: flags.model, wallClock: () => 0 })
  const began = performance.now()
  const cpuBefore = process.cpuUsage()
  await runEpisode({
    request: {
      task,
      agents: agentNames(Number(flags.agents)),
      seed: Number(flags.seed),
      clock: 'fast',
      server: { kind: 'embedded' },
      planner: flags.planner,
      assignment: 'busy-rate',
      model: model.id,
      trust: 'judger',
    },
    model,
    onEvent: (event) => events.push(event),
    signal: new AbortController().signal,
  })
  const wall = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(cpuBefore)
  const cpu = (user + system) / 1e6
  wallTime += wall
  cpuTime += cpu
  const card = scoreEvents(events)
  if (card.completionRate.value === 1 && card.outcome === 'success') whole++
  const refused = card.agents.reduce((sum, agent) => sum + agent.refusedActions, 0)
  const acts = card.agents.reduce((sum, agent) => sum + agent.actions, 0)
  const replans = eventsOf(events, 'plan.repaired').filter(({ data }) => data.kind === 'replanned').length
  process.stdout.write(
    `${[
      task.id.padEnd(34),
      (card.outcome ?? '–').padEnd(12),
      `${(100 * card.completionRate.value).toFixed(0)} %`.padStart(6),
      `game ${card.time.elapsed.toFixed(1)} s`.padStart(13),
      `wall ${wall.toFixed(1)} s`.padStart(11),
      `CPU ${cpu.toFixed(1)} s`.padStart(10),
      `${acts} actions, ${refused} refused`,
      replans === 0 ? '' : `${replans} replans`,
      card.contributionRate === undefined
        ? ''
        : `contribution ${card.contributionRate.paper.toFixed(2)}/${card.contributionRate.villager.toFixed(2)}`,
      card.outcome === 'success' ? '' : card.reason,
    ].join('  ')}\n`,
  )
  if (flags.journal !== undefined)
    writeFileSync(flags.journal, `${events.map((event) => JSON.stringify(event)).join('\n')}\n`)
}
process.stdout.write(
  `${whole} of ${tasks.length} at 100 %; wall ${(wallTime / tasks.length).toFixed(1)} s, CPU ${(cpuTime / tasks.length).toFixed(1)} s a task. Model ${flags.model}, ${flags.agents} agents, seed ${flags.seed}, planner ${flags.planner}.\n`,
)
