/*
 * `npm run bench:baselines`: compares all planners on the demo and three other constructions, in the embedded world on the
 * fast clock. By default the model makes no errors (the expert's answers with tokens counted), so the table shows the value
 * and the cost of the order of work alone. One run per cell, so no number has a spread; use `causalmace compare` for
 * claims. Options: `-- --model simulated:medium --seed 2 --agents 6 --planners react,agentverse`.
 */

import '../../test/support/guarded.ts'
import Table from 'cli-table3'
import { eventsOf, type GameEvent } from '../../src/core/journal/events.ts'
import { packagePath } from '../../src/core/package-root.ts'
import { runEpisode } from '../../src/experiment/run-episode.ts'
import { usualRequest } from '../../src/experiment/usual-request.ts'
import { Catalogue } from '../../src/plugin/catalogue.ts'
import { createAnswerer } from '../../src/question/create-answerer.ts'
import { builtinGame } from '../../src/scenario/builtin-expert.ts'
import { loadTask, scoreEvents } from '../../src/scenario/testing.ts'
import { agentNames } from '../../src/task/agent-names.ts'

import type { Task } from '../../src/task/task.ts'
import { readFlags } from '../flags.ts'
import { constructionTasks } from '../planning/tasks/construction.ts'

const { values: flags } = readFlags(import.meta.filename, {
  model: { type: 'string', default: 'simulated:perfect' },
  seed: { type: 'string', default: '1' },
  agents: { type: 'string', default: '3' },
  planners: { type: 'string', default: new Catalogue().planners.ids.join() },
})

/**
 * Constructions of the planning benchmark that can be finished. Its walls, towers and lighthouses have cells that no agent
 * can reach yet.
 */
const OTHERS = ['hut-1', 'bridge-1', 'pen-1']
/** Materials in full stacks, the default of task files, so that no planner runs out. */
const withFullStacks = (task: Task): Task => ({
  ...task,
  containers: task.containers.map((container) => ({
    ...container,
    items: container.items.map(({ item, count }) => ({ item, count: Math.ceil(count / 64) * 64 })),
  })),
})
const tasks = [
  loadTask(packagePath('benchmarks', 'demo', 'pavilion.yaml')),
  ...constructionTasks(1)
    .filter(({ id }) => OTHERS.includes(id))
    .map(withFullStacks),
]
/** Kinds of questions that agents ask while they work. All other kinds belong to planning. */
const WORKING = new Set(['act', 'reflect'])

async function play(task: Task, planner: string): Promise<string[]> {
  const { answerer } = createAnswerer({ model: flags.model, wallClock: () => 0, ...builtinGame })
  const events: GameEvent[] = []
  await runEpisode({
    request: usualRequest(task, {
      agents: agentNames(Number(flags.agents)),
      seed: Number(flags.seed),
      planner,
      model: answerer.id,
    }),
    answerer,
    onEvent: (event) => events.push(event),
    signal: new AbortController().signal,
  })
  const { outcome, completionRate, time, balance } = scoreEvents(events)
  const replies = eventsOf(events, 'model.replied').map(({ data }) => data)
  const [working, planning] = [true, false].map((works) =>
    replies.filter(({ kind }) => WORKING.has(kind) === works),
  )
  const thousands = (list: typeof replies) =>
    (list.reduce((sum, { usage }) => sum + usage.inputTokens + usage.outputTokens, 0) / 1000).toFixed(1)
  return [
    task.id,
    planner,
    outcome ?? '–',
    `${completionRate?.done}/${completionRate?.of}`,
    time.elapsed.toFixed(1),
    `${(100 * balance.minMax).toFixed(0)} %`,
    String(planning?.length),
    thousands(planning ?? []),
    String(working?.length),
    thousands(working ?? []),
  ]
}

const table = new Table({
  style: { head: [], border: [], compact: true },
  head: [
    'task',
    'planner',
    'outcome',
    'blocks',
    'time (s)',
    'balance',
    'planning calls',
    'k tokens',
    'working calls',
    'k tokens',
  ],
  colAligns: ['left', 'left', 'left', ...Array.from({ length: 7 }, () => 'right' as const)],
})
const started = Date.now()
for (const task of tasks) {
  for (const planner of flags.planners.split(',')) {
    table.push(await play(task, planner))
    process.stderr.write(`${task.id}, ${planner}: after ${((Date.now() - started) / 1000).toFixed(0)} s\n`)
  }
}
process.stdout.write(
  `Model ${flags.model}${flags.model.startsWith('openai') ? '' : ' (no language model)'}, ${flags.agents} agents, seed ${flags.seed}, assignment busy-rate; one run each.\n${table.toString()}\n`,
)
