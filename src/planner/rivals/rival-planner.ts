import { breakCycles } from '../../graph/break-cycles.ts'
import type { Ends } from '../../graph/edge-key.ts'
import type { Dependency, Subtask } from '../../graph/subtask.ts'
import type { StatedRule } from '../../question/kinds/edges.ts'
import type { AnyQuestion } from '../../question/question.ts'
import type { Task } from '../../task/task.ts'
import { scenarioOf } from '../../task/task-format.ts'
import { createOrderingPlanner, type Ordered } from '../baselines/ordering-planner.ts'
import { loadOrderRules, loadRules } from '../causal/rules.ts'
import type { PlanContext, Planner } from '../planner.ts'
import { RivalQuestions } from './rival-questions.ts'

/** How a rival finds edges with its questions. @returns edges, most certain first; in a cycle, the last one is dropped */
export type FindEdges = (questions: RivalQuestions) => Promise<readonly Ends[]>

/**
 * Maximum number of questions about edges that a rival asks for a plan: as many as `causal` asks, which needs
 * 36 to 57.
 */
const RIVAL_BUDGET = 40

export interface RivalOptions {
  /** Maximum number of questions about edges; the decomposition is not counted, since it is the same for all planners. */
  budget: number
  /** Whether prompts state the rules of the game. Without them the model relies on its own knowledge. */
  hasRules: boolean
}

/** The rules of the game and the task's own rules, as stated in prompts. */
function statedRules(task: Task, scenarios: PlanContext['scenarios']): StatedRule[] {
  const scenario = scenarioOf(scenarios, task)
  const order = scenario.order?.(task)
  const own: readonly string[] = [
    ...(order === undefined ? [] : ['task-order']),
    ...(scenario.ownRules?.(task) ?? []),
  ]
  return [...loadRules(), ...loadOrderRules().filter(({ id }) => own.includes(id))]
}

/**
 * Finds edges between subtasks as a rival does, and breaks cycles.
 * @throws ModelError if the model failed or had no usable answer at all
 */
export async function findRivalEdges(
  find: FindEdges,
  {
    task,
    subtasks,
    context,
    budget,
    hasRules,
  }: { task: Task; subtasks: readonly Subtask[]; context: PlanContext } & RivalOptions,
): Promise<Ordered> {
  const order = scenarioOf(context.scenarios, task).order?.(task)
  const rules = hasRules ? statedRules(task, context.scenarios) : []
  const questions = new RivalQuestions({
    task,
    ...(order === undefined ? {} : { order }),
    subtasks,
    rules,
    budget,
    context,
  })
  const edges = await find(questions)
  const { kept, broken } = breakCycles(edges.map(dependencyOf))
  return {
    dependencies: kept,
    dropped: broken.map((dependency) => ({
      dependency,
      why: 'closes_a_cycle',
      sentence: 'It closes a cycle with edges that are surer.',
    })),
  }
}

const dependencyOf = ({ from, to }: Ends): Dependency => ({
  from,
  to,
  rules: [],
  reason: 'The model names it.',
})

/** A planner with the same decomposition as all others, which finds the edges with a method from the literature. */
export const createRivalPlanner = (
  id: string,
  { find, asks, ...options }: { find: FindEdges; asks: readonly AnyQuestion[] } & Partial<RivalOptions>,
): Planner =>
  createOrderingPlanner(
    id,
    ({ task, subtasks, context }) =>
      findRivalEdges(find, { budget: RIVAL_BUDGET, hasRules: true, ...options, task, subtasks, context }),
    { asks },
  )
