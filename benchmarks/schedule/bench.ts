/*
 * `npm run bench:schedule`: measures how close teams come to the shortest schedule. The expert plans and plays every third
 * villager construction with at least 24 blocks in the embedded world on the fast clock, with 3 and 6 agents and several
 * strategies. Every run is compared with the lower bound of its own durations. Options: `-- --every 1` plays all tasks,
 * `-- --assign a,b` uses other strategies, `-- --agents 3` one team size.
 */

import '../../test/support/guarded.ts'
import Table from 'cli-table3'
import type { GameEvent } from '../../src/core/journal/events.ts'
import { crossedMean } from '../../src/core/statistics/crossed.ts'
import { runEpisode } from '../../src/experiment/run-episode.ts'
import { usualRequest } from '../../src/experiment/usual-request.ts'
import { withInterval } from '../../src/report/number-texts.ts'
import { expert } from '../../src/scenario/testing.ts'

import { suiteTasks } from '../../src/suite/testing.ts'
import { agentNames } from '../../src/task/agent-names.ts'
import type { Task } from '../../src/task/task.ts'
import { readFlags } from '../flags.ts'
import { type Schedule, scheduleOf } from './lower-bound.ts'

const { values: flags } = readFlags(import.meta.filename, {
  every: { type: 'string', default: '3' },
  assign: { type: 'string', default: 'critical-path,busy-rate,random' },
  agents: { type: 'string', default: '3,6' },
})
const MIN_BLOCKS = 24
const say = (line: string) => process.stdout.write(`${line}\n`)
const began = performance.now()

const tasks = suiteTasks('villager-construction')
  .slice(0, 100)
  .filter(({ blueprint }) => blueprint.length >= MIN_BLOCKS)
  .filter((_, index) => index % Number(flags.every) === 0)
const strategies = flags.assign.split(',')
const teams = flags.agents.split(',').map(Number)

interface Row extends Schedule {
  task: string
  strategy: string
  agents: number
}

async function play(task: Task, strategy: string, agents: number): Promise<Row> {
  const events: GameEvent[] = []
  await runEpisode({
    request: usualRequest(task, { agents: agentNames(agents), assignment: strategy }),
    answerer: expert,
    onEvent: (event) => events.push(event),
    signal: new AbortController().signal,
  })
  return { task: task.id, strategy, agents, ...scheduleOf(events) }
}

const jobs = tasks.flatMap((task) =>
  teams.flatMap((agents) => strategies.map((strategy) => () => play(task, strategy, agents))),
)
const count = jobs.length
const rows: Row[] = []
const work = async () => {
  for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
    const row = await job()
    rows.push(row)
    const s = (ms: number) => (ms / 1000).toFixed(1)
    process.stderr.write(
      `[${rows.length}/${count}] ${row.task} ${row.agents} ${row.strategy}: ${row.outcome} ${s(row.makespan)} s, bound ${s(row.bound)} (chain ${s(row.chain)}, share ${s(row.share)}), ratio ${(row.makespan / row.bound).toFixed(2)}\n`,
    )
  }
}
await Promise.all([work(), work()])

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
/** Mean of a number of each task, which is played once. */
const text = (values: readonly number[], digits: number) =>
  withInterval(crossedMean(values.map((value, index) => ({ task: `${index}`, seed: 1, value }))), digits)

const table = new Table({
  head: [
    'agents',
    'strategy',
    'n',
    'success',
    'makespan / bound: median',
    'mean, 95 %',
    'makespan (s), 95 %',
    'critical-path - this (s, paired)',
  ],
  style: { head: [] },
})
for (const agents of teams) {
  for (const strategy of strategies) {
    const own = rows.filter((row) => row.agents === agents && row.strategy === strategy)
    const done = own.filter(({ outcome }) => outcome === 'success')
    const ratios = done.map(({ makespan, bound }) => makespan / bound)
    const pairs = done.flatMap((row) => {
      const ours = rows.find(
        (other) =>
          other.strategy === 'critical-path' &&
          other.agents === agents &&
          other.task === row.task &&
          other.outcome === 'success',
      )
      return ours === undefined || strategy === 'critical-path' ? [] : [(ours.makespan - row.makespan) / 1000]
    })
    table.push([
      agents,
      strategy,
      done.length,
      `${done.length} of ${own.length}`,
      median(ratios).toFixed(3),
      text(ratios, 3),
      text(
        done.map(({ makespan }) => makespan / 1000),
        1,
      ),
      pairs.length === 0 ? '' : text(pairs, 2),
    ])
  }
}
say(table.toString())
say(`${tasks.length} tasks of ${MIN_BLOCKS} blocks or more, expert model, fast clock`)
say(`took ${((performance.now() - began) / 1000).toFixed(0)} s`)
