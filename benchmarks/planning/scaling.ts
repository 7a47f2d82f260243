import Table from 'cli-table3'
import { trueDependencies } from '../../src/graph/needs/causes-of.ts'
import type { Subtask } from '../../src/graph/subtask.ts'
import { createSimulatedModel } from '../../src/model/simulated/simulated-model.ts'
import { causalDefaults, findDependencies } from '../../src/planner/causal/causal-planner.ts'
import { tested } from '../../src/planner/causal/decision/tested.ts'
import type { EdgeRecord } from '../../src/planner/causal/edge-record.ts'
import { noiseOf } from '../../src/planner/causal/noise.ts'
import { refine } from '../../src/planner/causal/refine.ts'
import { loadRules } from '../../src/planner/causal/rules.ts'
import { graphOf } from '../../src/planner/plan.ts'
import type { Task } from '../../src/task/task.ts'
import { PathBoard } from '../../src/worker/path-board.ts'
import { town } from './tasks.ts'

const SIZES = [100, 1000, 10_000]
/** Above this a plan with the simulated model takes minutes, all of them the simulated model's. */
const MOST_WITH_MODEL = 1000

const rules = loadRules()
const ruleIds = rules.map(({ id }) => id)

/** Graph work alone (decide, break cycles, reduce, index paths), and whole plans with the simulated model. */
export async function scalingTable(): Promise<string> {
  const table = new Table({
    style: { head: [], border: [], compact: true },
    head: ['subtasks', 'edges', 'graph work', 'exponent', 'memory', 'with the model', 'questions'],
    colAligns: Array(7).fill('right'),
  })
  let before: { edges: number; ms: number } | undefined
  for (const size of SIZES) {
    const { task, subtasks } = town(size)
    const edges = answered(trueDependencies(task, subtasks))
    graphWork(subtasks, edges) // warm: the first pass compiles
    globalThis.gc?.()
    const heap = process.memoryUsage().rss
    const started = performance.now()
    graphWork(subtasks, edges)
    const ms = performance.now() - started
    const mb = Math.max(0, process.memoryUsage().rss - heap) / 2 ** 20
    const exponent =
      before === undefined ? undefined : Math.log(ms / before.ms) / Math.log(edges.length / before.edges)
    before = { edges: edges.length, ms }
    const planned = size > MOST_WITH_MODEL ? undefined : await plan(task, subtasks)
    table.push([
      size,
      edges.length,
      `${ms.toFixed(0)} ms`,
      exponent === undefined ? '' : exponent.toFixed(2),
      `+${mb.toFixed(0)} of ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MB`,
      planned === undefined ? '–' : `${(planned.ms / 1000).toFixed(1)} s`,
      planned === undefined ? '–' : planned.questions,
    ])
  }
  return table.toString()
}

/** True edges with the answers that a model without errors gives, and one made-up edge for each ten. */
export function answered(truth: readonly { from: number; to: number; rules: string[] }[]): EdgeRecord[] {
  const control = { kind: 'control' } as const
  const placebo = { kind: 'placebo' } as const
  const all = { kind: 'intervention', negated: ruleIds } as const
  const record = (from: number, to: number, named: string[], stands: boolean): EdgeRecord => ({
    from,
    to,
    named,
    reason: '',
    observations: [
      { arm: control, stood: true },
      { arm: control, stood: true },
      { arm: placebo, stood: true },
      ...Array.from({ length: 5 }, () => ({ arm: all, stood: stands })),
    ],
  })
  const known = new Set(truth.map(({ from, to }) => `${from}→${to}`))
  const madeUp = truth
    .filter((_, index) => index % 10 === 0)
    .map(({ from, to }) => ({ from: to, to: from }))
    .filter(({ from, to }) => !known.has(`${from}→${to}`))
  return [
    ...truth.map(({ from, to, rules: named }) => record(from, to, named, false)),
    ...madeUp.map(({ from, to }) => record(from, to, [], true)),
  ]
}

export function graphWork(subtasks: readonly Subtask[], edges: readonly EdgeRecord[]): void {
  const verdicts = tested.decide({ edges, ruleIds, level: causalDefaults.level, noise: noiseOf(edges) })
  const refined = refine(subtasks, verdicts)
  const graph = graphOf({
    task: '',
    planner: '',
    model: '',
    functions: [],
    subtasks: [...subtasks],
    modelCalls: {},
    ...refined,
  })
  new PathBoard(graph).candidates()
}

async function plan(task: Task, subtasks: readonly Subtask[]) {
  const started = performance.now()
  const context = { model: createSimulatedModel('strong'), actions: [], seed: 1 }
  const { record } = await findDependencies(task, subtasks, context, { rules, ...causalDefaults })
  const { control, placebo, intervention } = record.questions
  return { ms: performance.now() - started, questions: control + placebo + intervention }
}
