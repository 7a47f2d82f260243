/*
 * Teams that play in worlds with other rules (see ../bench.ts): one that plans by `causal:counterfactual-world`, one whose model knows the game,
 * and one whose model also lists the subtasks by the game.
 */

import type { GameEvent } from '../../../src/core/journal/events.ts'
import { crossedMean, SHARE } from '../../../src/core/statistics/crossed.ts'
import type { Interval } from '../../../src/core/statistics/intervals.ts'
import { runEpisode } from '../../../src/experiment/run-episode.ts'
import { usualRequest } from '../../../src/experiment/usual-request.ts'
import { differencesIn } from '../../../src/game/rules/differences.ts'
import type { Answerer } from '../../../src/question/answerer.ts'
import { createSimulated, expert, scoreEvents } from '../../../src/scenario/testing.ts'
import { agentNames } from '../../../src/task/agent-names.ts'
import type { Task } from '../../../src/task/task.ts'
import { flags } from '../planning-flags.ts'
import { tableOf } from './table.ts'
import { bookThatShows, plannedIn, ruleTasks, ruleWorlds } from './worlds.ts'

const PROFILE = (flags.only ?? 'strong').split(',')[0] as string
const AGENTS = 2
const seeds = Array.from({ length: Number(flags.seeds ?? 1) }, (_, index) => index + 1)
const wanted = Number(flags.worlds ?? (flags.quick ? 2 : 20))
const firstSeed = Number(flags.seed ?? 1)

/** The kinds of questions that are about dependencies; all others are the expert's, who knows the rules of the world. */
const GIVEN: ReadonlySet<string> = new Set(['decompose', 'act', 'reflect'])

const model = createSimulated(PROFILE)
/** A model that knows the game, with the subtasks and the hands of one who knows the world. */
const withSubtasks: Answerer = {
  ...model,
  answer: (ask, options) => (GIVEN.has(ask.question.id) ? expert : model).answer(ask, options),
}
const TEAMS = [
  { name: 'causal:counterfactual-world', planner: 'causal:counterfactual-world', answerer: withSubtasks },
  { name: 'causal, knows the game', planner: 'causal', answerer: withSubtasks },
  { name: 'causal, knows the game, its own subtasks', planner: 'causal', answerer: model },
] as const

interface Row {
  team: string
  task: string
  seed: number
  completed: number
  share: number
  seconds: number
}

const started = performance.now()
const say = (text: string) => process.stderr.write(`${text}\n`)
const rows: Row[] = []

async function play(task: Task, team: (typeof TEAMS)[number], seed: number): Promise<void> {
  const events: GameEvent[] = []
  await runEpisode({
    request: usualRequest(task, {
      agents: agentNames(AGENTS),
      seed,
      planner: team.planner,
      model: team.answerer.id,
    }),
    answerer: team.answerer,
    onEvent: (event) => events.push(event),
    signal: new AbortController().signal,
  })
  const { outcome, completionRate, time } = scoreEvents(events)
  const share = completionRate === null ? 0 : completionRate.done / Math.max(1, completionRate.of)
  const completed = Number(outcome === 'success')
  rows.push({
    team: team.name,
    task: `${task.id} ${task.rules?.name}`,
    seed,
    completed,
    share,
    seconds: time.elapsed,
  })
  say(`${task.id} (${task.rules?.name}), ${team.name}: ${outcome}, ${time.elapsed.toFixed(0)} s of game time`)
}

let left = wanted
for (const { task: usual, change } of ruleWorlds(ruleTasks(), 50)) {
  if (left === 0) break
  if (change === 'control') continue
  const rules = bookThatShows(usual, { change, seed: firstSeed })
  if (rules === undefined) continue
  left--
  for (const line of differencesIn(rules)) say(`${usual.id}, ${change}: ${line}`)
  const { task } = plannedIn(usual, rules)
  for (const seed of seeds) for (const team of TEAMS) await play(task, team, seed)
}

const text = ({ mean, low, high }: Interval, digits = 3) =>
  `${mean.toFixed(digits)} [${low.toFixed(digits)}, ${high.toFixed(digits)}]`
const meanOf = (team: string, value: (row: Row) => number, most?: number) =>
  crossedMean(
    rows
      .filter((row) => row.team === team)
      .map((row) => ({ task: row.task, seed: row.seed, value: value(row) })),
    most === undefined ? SHARE : { low: 0, high: most },
  )
process.stdout.write(
  `${wanted - left} modified worlds, ${seeds.length} seeds, ${AGENTS} agents, simulated:${PROFILE} for dependencies; unless the model's own, subtasks and actions are the expert's, who knows the rules. Completed runs, share of the goal, game time (s); 95 % intervals, tasks and seeds random.\n${tableOf(
    ['team', 'worlds', 'completed', 'share of the goal', 'game time (s)'],
    TEAMS.map(({ name }) => [
      name,
      String(new Set(rows.filter(({ team }) => team === name).map(({ task }) => task)).size),
      text(meanOf(name, ({ completed }) => completed)),
      text(meanOf(name, ({ share }) => share)),
      text(
        meanOf(name, ({ seconds }) => seconds, 100_000),
        0,
      ),
    ]),
  )}\n`,
)
say(`took ${((performance.now() - started) / 1000).toFixed(0)} s`)
