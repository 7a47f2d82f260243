/*
 * `npm run bench:model -- --base-url http://localhost:8080/v1 --temperature 0`: how well a language model solves small planning tasks with known dependencies. It predicts the dependencies between the expert's subtasks of `--tasks` tasks
 * of each scenario, and splits `--decompositions` of them into subtasks itself. `--model simulated:weak` asks a simulated
 * model the same.
 */
import '../../test/support/guarded.ts'
import Table from 'cli-table3'
import { mean } from '../../src/core/statistics/bootstrap.ts'
import { crossedMean, SHARE } from '../../src/core/statistics/crossed.ts'
import { wilson } from '../../src/core/statistics/intervals.ts'
import { openAllowance } from '../../src/model/allowance/open-allowance.ts'
import { createAnswerer } from '../../src/question/create-answerer.ts'
import { behind } from '../../src/question/prompted.ts'
import { builtinGame, trueDependencies } from '../../src/scenario/testing.ts'
import { readFlags } from '../flags.ts'
import { type PlanningTask, planningTasks } from '../planning/tasks.ts'
import { decompositionOf, type Graph, graphOf } from './asked.ts'
import { noting, type Reply } from './replies.ts'

const { values: flags } = readFlags(import.meta.filename, {
  model: { type: 'string', default: 'openai:any' },
  'base-url': { type: 'string' },
  temperature: { type: 'string' },
  'max-output': { type: 'string', default: '1500' },
  tasks: { type: 'string', default: '4' },
  decompositions: { type: 'string', default: '1' },
  seed: { type: 'string', default: '1' },
  concurrency: { type: 'string', default: '1' },
})
const MIN_SUBTASKS = 5

const seed = Number(flags.seed)
const isEndpoint = flags.model.startsWith('openai:')
const { answerer: inner } = createAnswerer({
  model: flags.model,
  ...(isEndpoint ? { baseUrl: flags['base-url'], maxOutputTokens: Number(flags['max-output']) } : {}),
  ...(flags.temperature === undefined ? {} : { temperature: Number(flags.temperature) }),
  timeoutMs: 3_600_000,
  allowances: [openAllowance({ concurrency: Number(flags.concurrency) })],
  wallClock: Date.now,
  ...builtinGame,
})
const replies: Reply[] = []
const answerer = behind(inner, [noting(replies, Date.now)])
const say = (text: string) => process.stderr.write(`${text}\n`)

/** The smallest tasks of each scenario that have dependencies, smallest first. */
function smallest(n: number): PlanningTask[] {
  const fit = planningTasks().filter(
    ({ task, subtasks }) => subtasks.length >= MIN_SUBTASKS && trueDependencies(task, subtasks).length > 0,
  )
  return [...Map.groupBy(fit, ({ family }) => family).values()].flatMap((tasks) =>
    tasks.toSorted((a, b) => a.subtasks.length - b.subtasks.length).slice(0, n),
  )
}

const table = (head: string[], rows: string[][]): string => {
  const made = new Table({
    style: { head: [], border: [], compact: true },
    head,
    colAligns: head.map((_, index) => (index === 0 ? 'left' : 'right')),
  })
  made.push(...rows)
  return made.toString()
}
const share = (hits: number, n: number): string => {
  if (n === 0) return '–'
  const { low, high } = wilson({ hits, n })
  const percent = (value: number) => (100 * value).toFixed(0)
  return `${percent(hits / n)} % [${percent(low)}, ${percent(high)}]`
}

const graphs: Graph[] = []
const failures: string[] = []
for (const task of smallest(Number(flags.tasks))) {
  const outcome = await graphOf(task, answerer, seed)
  if ('result' in outcome) graphs.push(outcome.result)
  else failures.push(`${task.task.id}: ${outcome.failure}`)
  say(`${task.task.id}: ${'result' in outcome ? `F1 ${outcome.result.f1.toFixed(3)}` : outcome.failure}`)
}
const split: string[] = []
for (const task of smallest(Number(flags.decompositions))) {
  const outcome = await decompositionOf(task, answerer, seed)
  split.push(`${task.task.id}: ${'result' in outcome ? `${outcome.result} subtasks` : outcome.failure}`)
  say(split.at(-1) as string)
}

const byKind = [...Map.groupBy(replies, ({ kind }) => kind)].map(([kind, asked]) => {
  const fits = asked.filter(({ attempts, failure }) => failure === undefined && attempts === 1).length
  const given = asked.filter(({ failure }) => failure === undefined).length
  const average = (of: (reply: Reply) => number) => mean(asked.map((reply) => of(reply) / reply.attempts))
  return [
    kind,
    String(asked.length),
    share(fits, asked.length),
    share(given, asked.length),
    average(({ inputTokens }) => inputTokens).toFixed(0),
    average(({ outputTokens }) => outputTokens).toFixed(0),
    average(({ seconds }) => seconds).toFixed(1),
  ]
})
const sum = (of: (graph: Graph) => number) => graphs.reduce((total, graph) => total + of(graph), 0)
const {
  mean: f1,
  low,
  high,
} = crossedMean(
  graphs.map(({ task, f1 }) => ({ task, seed, value: f1 })),
  SHARE,
)

process.stdout.write(`${answerer.id} ${JSON.stringify(answerer.settings ?? {})}, seed ${seed}\n\n`)
process.stdout.write(
  `${table(['question', 'asked', 'fits at once', 'fits in the end', 'tokens in', 'tokens out', 's a call'], byKind)}\n\n`,
)
process.stdout.write(
  `${table(
    ['task', 'subtasks', 'true edges', 'named', 'made up', 'precision', 'recall', 'F1'],
    graphs.map(({ task, subtasks, edges, named, madeUp, precision, recall, f1 }) => [
      task,
      ...[subtasks, edges, named, madeUp].map(String),
      ...[precision, recall, f1].map((value) => value.toFixed(3)),
    ]),
  )}\n\n`,
)
process.stdout.write(
  [
    `F1 of the closure: ${f1.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}], n = ${graphs.length} tasks`,
    `true edges that no answer names: ${share(
      sum(({ edges, named }) => edges - named),
      sum(({ edges }) => edges),
    )}`,
    `made-up edges, as a share of the true ones: ${((100 * sum(({ madeUp }) => madeUp)) / sum(({ edges }) => edges)).toFixed(0)} %`,
    `no graph: ${failures.join('; ') || 'none'}`,
    `own subtasks: ${split.join('; ')}`,
    '',
  ].join('\n'),
)
