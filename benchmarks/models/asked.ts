import { ModelError, PlanError } from '../../src/core/errors.ts'
import { edgeKey } from '../../src/graph/edge-key.ts'
import { scoreGraph } from '../../src/graph/score/score-graph.ts'
import { causalDefaults } from '../../src/planner/causal/causal-planner.ts'
import { findDependencies } from '../../src/planner/causal/find-dependencies.ts'
import { refine } from '../../src/planner/causal/refine.ts'
import { loadRules, loadShams } from '../../src/planner/causal/rules.ts'
import { decompose } from '../../src/planner/decompose.ts'
import type { PlanContext } from '../../src/planner/planner.ts'
import type { Answerer } from '../../src/question/answerer.ts'
import { builtinScenarios } from '../../src/scenario/builtin.ts'
import { trueDependencies } from '../../src/scenario/testing.ts'
import { builtInActions } from '../../src/task/actions/built-in.ts'
import type { PlanningTask } from '../planning/tasks.ts'

/** The graph that a model predicts, next to the truth. */
export interface Graph {
  task: string
  subtasks: number
  /** True edges, how many of them the model named itself, and how many edges it named that follow from no true ones. */
  edges: number
  named: number
  madeUp: number
  /** Of the transitive closure, after cycles were broken. */
  precision: number
  recall: number
  f1: number
}

/** The outcome of a task for a model: a result, or why there is none. */
export type Outcome<T> = { result: T } | { failure: string }

const booklet = { rules: loadRules(), shams: loadShams() }

const contextFor = (answerer: Answerer, seed: number): PlanContext => ({
  answerer,
  actions: builtInActions,
  scenarios: builtinScenarios,
  seed,
})

/** Asks for the dependencies between the subtasks of the expert, under the rules as they stand. */
export function graphOf(
  { task, subtasks }: PlanningTask,
  answerer: Answerer,
  seed: number,
): Promise<Outcome<Graph>> {
  return outcomeOf(async () => {
    const context = contextFor(answerer, seed)
    const { verdicts } = await findDependencies(task, subtasks, context, {
      ...causalDefaults,
      decision: 'none',
      booklet,
      calibration: undefined,
    })
    const ids = subtasks.map(({ id }) => id)
    const truth = trueDependencies(task, subtasks)
    const { closure } = scoreGraph(ids, refine(subtasks, verdicts).dependencies, truth, { orders: 0 })
    const isTrue = new Set(truth.map(edgeKey))
    const reached = reachedFrom(truth)
    const named = verdicts.map(({ edge }) => edgeKey(edge))
    return {
      task: task.id,
      subtasks: ids.length,
      edges: truth.length,
      named: named.filter((key) => isTrue.has(key)).length,
      madeUp: named.filter((key) => !reached.has(key)).length,
      ...closure,
    }
  })
}

/** Asks for subtasks. @returns how many there are, once the planner takes them */
export const decompositionOf = (
  { task, scene }: PlanningTask,
  answerer: Answerer,
  seed: number,
): Promise<Outcome<number>> =>
  outcomeOf(async () => (await decompose(task, scene, contextFor(answerer, seed))).subtasks.length)

async function outcomeOf<T>(ask: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { result: await ask() }
  } catch (error) {
    if (error instanceof ModelError) return { failure: error.code }
    if (error instanceof PlanError) return { failure: 'issues' }
    throw error
  }
}

/** Keys of all pairs of which the first must be done before the second. */
function reachedFrom(edges: readonly { from: number; to: number }[]): Set<string> {
  const next = Map.groupBy(edges, ({ from }) => from)
  const reached = new Set<string>()
  for (const from of next.keys()) {
    const open = [from]
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const { to } of next.get(at) ?? []) {
        if (reached.has(edgeKey({ from, to }))) continue
        reached.add(edgeKey({ from, to }))
        open.push(to)
      }
    }
  }
  return reached
}
