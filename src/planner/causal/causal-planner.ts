import type { Subtask } from '../../graph/subtask.ts'
import { countingCalls } from '../../question/count-calls.ts'
import type { Task } from '../../task/task.ts'
import { decompose } from '../decompose.ts'
import type { Plan } from '../plan.ts'
import type { PlanContext, Planner } from '../planner.ts'
import type { Verdict } from './decision/decision.ts'
import { type DecisionId, decisions } from './decision/index.ts'
import { predictInitialGraph } from './initial-graph.ts'
import { Interview } from './interview.ts'
import { noiseOf } from './noise.ts'
import { type QueryId, queryPlans } from './query/index.ts'
import { refine } from './refine.ts'
import { rewordRules } from './reword.ts'
import { loadRules, type Rule } from './rules.ts'

export interface CausalOptions {
  rules: readonly Rule[]
  /**
   * `tested` (default): keep an edge when replacing rules moves it more than the placebo does. `paper`: drop an edge when
   * its mean effect is zero. `none`: keep what the model predicts (the ablation).
   */
  decision: DecisionId
  /** Which interventions are asked for: `adaptive` (default), `per-node`, or the paper's `pairwise`. */
  query: QueryId
  /** Answers to each question of a fixed plan; for `adaptive` the unit of patience: up to eight times as many. */
  samples: number
  /** Chance of even one false edge kept that `tested` allows. */
  level: number
  /** Whose counterfactuals and placebos are used: those of the rule file (default), or the model's, as in the paper. */
  wordings: 'file' | 'model'
}

export const causalDefaults = {
  decision: 'tested',
  query: 'adaptive',
  samples: 3,
  level: 0.05,
  wordings: 'file',
} as const satisfies Omit<CausalOptions, 'rules'>

/** The paper's settings: one answer about each pair of edge and rule, and its decision. */
export const paperOptions = {
  decision: 'paper',
  query: 'pairwise',
  samples: 1,
} as const satisfies Partial<CausalOptions>

/** What the refinement found out about the edges, and what it cost. */
export interface Refinement {
  verdicts: readonly Verdict[]
  record: NonNullable<Plan['refinement']>
}

/**
 * Predicts the dependencies between subtasks and finds out which of them the rules cause (paper, §3.4), by intervening on
 * the rules.
 * @throws ModelError when the model has no usable answer.
 */
export async function findDependencies(
  task: Task,
  subtasks: readonly Subtask[],
  context: PlanContext,
  options: CausalOptions,
): Promise<Refinement> {
  const { query, samples, level } = options
  const rules = options.wordings === 'model' ? await rewordRules(options.rules, context) : options.rules
  const decision = decisions[options.decision]
  const interview = new Interview({ task, subtasks, rules, context })
  const edges = await predictInitialGraph(interview)
  if (decision.intervenes) {
    await queryPlans[query].ask({ edges, interview, samples, level, placebo: decision.usesPlacebo })
  }
  const noise = noiseOf(edges)
  const ruleIds = rules.map(({ id }) => id)
  const verdicts = decision.decide({ edges, ruleIds, level, noise })
  const questions = { ...interview.calls }
  return {
    verdicts,
    record: { query, decision: decision.id, samples, level, rules: ruleIds, noise, questions },
  }
}

/** Options with the defaults for what is not given. */
export const causalOptions = (given: Partial<CausalOptions>): CausalOptions => ({
  rules: given.rules ?? loadRules(),
  ...causalDefaults,
  ...given,
})

/** CausalMACE's planner (paper, §3.4): decomposition, dependencies under the game rules, refinement by intervention. */
export function createCausalPlanner(given: Partial<CausalOptions> = {}, id = 'causal'): Planner {
  const options = causalOptions(given)
  return {
    id,
    async plan(task, scene, context): Promise<Plan> {
      const { answerer, calls } = countingCalls(context.answerer)
      const metered = { ...context, answerer }
      const { functions, subtasks } = await decompose(task, scene, metered)
      const { verdicts, record } = await findDependencies(task, subtasks, metered, options)
      return {
        task: task.id,
        planner: id,
        model: answerer.id,
        functions,
        subtasks,
        ...refine(subtasks, verdicts),
        refinement: record,
        modelCalls: calls,
      }
    },
  }
}
