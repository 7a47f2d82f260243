/*
 * `npm run bench:trials`: what `--decision world` makes of the graphs that a simulated model predicts, by carrying subtasks out
 * in worlds of their own. Compared with the truth that follows from the game's rules, and with its cost. `-- NAME …` tries other
 * tasks, suites or files; `-- --model MODEL` has another model predict.
 */
import '../../test/support/guarded.ts'
import Table from 'cli-table3'
import { mean } from '../../src/core/statistics/bootstrap.ts'
import { findTasks, textOf } from '../../src/experiment/matrix/find-tasks.ts'
import { openTrials } from '../../src/experiment/trials/open-trials.ts'
import type { Edge } from '../../src/graph/score/edge-graph.ts'
import { needsGraph } from '../../src/graph/score/needs-graph.ts'
import { scoreGraph } from '../../src/graph/score/score-graph.ts'
import { causalOptions, createCausalPlanner } from '../../src/planner/causal/causal-planner.ts'
import type { Plan } from '../../src/planner/plan.ts'
import { createWorldPlanner } from '../../src/planner/world/world-planner.ts'
import { Catalogue } from '../../src/plugin/catalogue.ts'
import { createSimulated, parseTask, trueDependencies } from '../../src/scenario/testing.ts'
import { agentNames } from '../../src/task/agent-names.ts'
import { sceneBefore } from '../../src/task/scene.ts'
import type { Task } from '../../src/task/task.ts'
import { readFlags } from '../flags.ts'

const TASKS = [
  'benchmarks/demo/pavilion.yaml',
  ...['005-lamp', '021-arch', '030-stall', '034-well', '039-bridge'].map(
    (name) => `villager-construction/villager-construction-${name}`,
  ),
  'benchmarks/planning/examples/two-rooms.yaml',
  ...['1-0', '1-1', '1-3', '1-5', '2-0', '2-2'].map((number) => `villager-escape/villager-escape-${number}`),
  'benchmarks/planning/examples/iron-pickaxe.yaml',
  ...['bucket', 'stone-axes', 'torches'].map((name) => `benchmarks/ablation/chains/${name}.yaml`),
  ...['cake-07', 'rabbit-stew-10'].map((name) => `villager-cooking/villager-cooking-${name}`),
]
const PROMISED = 0.99
/** How long the trials of the largest plan may take on two cores that have nothing else to do (s). */
const MAX_SECONDS = 10

const { values: flags, positionals } = readFlags(
  import.meta.filename,
  {
    model: { type: 'string', default: 'strong' },
    seed: { type: 'string', default: '1' },
    verbose: { type: 'boolean', default: false },
  },
  { allowPositionals: true },
)

const catalogue = new Catalogue()
const { actions, scenarios } = catalogue
const inWorld = createWorldPlanner('causal:world', causalOptions({ decision: 'none' }))
const predicting = createCausalPlanner({ decision: 'none' })
const seed = Number(flags.seed)
const say = (text: string) => process.stderr.write(`${text}\n`)

interface Row {
  task: Task
  plan: Plan
  truth: readonly Requirement[]
  /** F1 of the closure, as predicted and as tried. */
  f1: { predicted: number; tried: number }
  /** Questions about dependencies: for the graph as predicted, and in all. */
  questions: { predicted: number; tried: number }
  cpuSeconds: number
  wallSeconds: number
}

type Requirement = readonly [to: number, anyOf: readonly number[]]

async function measure(task: Task): Promise<Row> {
  const scene = sceneBefore(task, agentNames(task.agents))
  const context = { answerer: createSimulated(flags.model), actions, scenarios, seed }
  const predicted = await predicting.plan(task, scene, context)
  const started = { wall: performance.now(), cpu: process.cpuUsage() }
  const plan = await inWorld.plan(task, scene, { ...context, openTrials: openTrials() })
  const { user, system } = process.cpuUsage(started.cpu)
  const ids = plan.subtasks.map(({ id }) => id)
  const edges = trueDependencies(task, plan.subtasks)
  const f1Of = ({ dependencies }: Plan) => scoreGraph(ids, dependencies, edges, { orders: 0 }).closure.f1
  return {
    task,
    plan,
    truth: requirementsIn(ids, edges),
    f1: { predicted: f1Of(predicted), tried: f1Of(plan) },
    questions: {
      predicted: predicted.modelCalls.dependencies ?? 0,
      tried: plan.modelCalls.dependencies ?? 0,
    },
    cpuSeconds: (user + system) / 1e6,
    wallSeconds: (performance.now() - started.wall) / 1e3,
  }
}

function requirementsIn(ids: readonly number[], edges: Iterable<Edge>): Requirement[] {
  const { requirementsOf } = needsGraph(ids, edges)
  return ids.flatMap((to) => requirementsOf(to).map((anyOf): Requirement => [to, anyOf]))
}

const worded = ([to, anyOf]: Requirement): string => `${[...anyOf].sort((a, b) => a - b).join('|')} → ${to}`

/** The differences between truth and trials, apart from those that others imply. */
function differences({ plan, truth }: Row): string[] {
  const ids = plan.subtasks.map(({ id }) => id)
  const found = new Set(requirementsIn(ids, plan.dependencies).map(worded))
  const known = new Set(truth.map(worded))
  return [
    ...[...found].filter((text) => !known.has(text)).map((text) => `  only tried: ${text}`),
    ...[...known].filter((text) => !found.has(text)).map((text) => `  only by the rules: ${text}`),
    ...(plan.trials?.unknown ?? []).map(({ subtask, reason }) => `  unknown: #${subtask}: ${reason}`),
  ]
}

const rows: Row[] = []
for (const source of findTasks(positionals.length > 0 ? positionals : TASKS, catalogue)) {
  const row = await measure(parseTask(textOf(source, undefined), source.from))
  rows.push(row)
  say(`${row.task.id}: ${row.f1.tried.toFixed(3)} after ${row.wallSeconds.toFixed(1)} s`)
  if (row.f1.tried < PROMISED || flags.verbose) {
    for (const { id, description } of row.plan.subtasks) say(`  #${id} ${description}`)
    for (const text of differences(row)) say(text)
  }
}

const table = new Table({
  style: { head: [], border: [], compact: true },
  head: [
    'scenario',
    'task',
    'subtasks',
    'requirements',
    'of alternatives',
    'F1 predicted',
    'F1 tried',
    'unknown',
    'questions',
    'trials',
    'game s',
    'CPU s',
    's',
  ],
  colAligns: ['left', 'left', ...Array(11).fill('right')],
})
for (const { task, plan, truth, f1, questions, cpuSeconds, wallSeconds } of rows) {
  table.push([
    task.scenario,
    task.id,
    plan.subtasks.length,
    truth.length,
    truth.filter(([, anyOf]) => anyOf.length > 1).length,
    f1.predicted.toFixed(3),
    f1.tried.toFixed(3),
    plan.trials?.unknown.length,
    questions.tried,
    plan.trials?.count,
    plan.trials?.gameSeconds,
    cpuSeconds.toFixed(1),
    wallSeconds.toFixed(1),
  ])
}
process.stdout.write(
  `Predicted by simulated:${flags.model}, seed ${seed}, then tried in the world by two threads. CPU of the whole process.\n${table.toString()}\n`,
)
const largest = rows.reduce((a, b) => (b.plan.subtasks.length > a.plan.subtasks.length ? b : a))
const promises: [text: string, isKept: boolean][] = [
  ...[...Map.groupBy(rows, ({ task }) => task.scenario)].map(([scenario, own]): [string, boolean] => [
    `${scenario}: F1 at least ${PROMISED} on the mean of ${own.length} tasks (${mean(own.map(({ f1 }) => f1.tried)).toFixed(3)})`,
    mean(own.map(({ f1 }) => f1.tried)) >= PROMISED,
  ]),
  [
    'no question beyond the graph as predicted',
    rows.every(({ questions }) => questions.tried === questions.predicted),
  ],
  [
    `${largest.plan.subtasks.length} subtasks in at most ${MAX_SECONDS} s on two cores (${largest.wallSeconds.toFixed(1)} s; ${largest.cpuSeconds.toFixed(1)} s of processor time)`,
    largest.wallSeconds <= MAX_SECONDS,
  ],
]
for (const [text, isKept] of promises) process.stdout.write(`${isKept ? 'kept    ' : 'BROKEN  '}${text}\n`)
if (promises.some(([, isKept]) => !isKept)) process.exitCode = 1
