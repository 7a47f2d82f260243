import { UsageError } from '../../core/errors.ts'
import { packagePath } from '../../core/package-root.ts'
import type { Subtask } from '../../graph/subtask.ts'
import { countingCalls } from '../../question/count-calls.ts'
import { counterfactual } from '../../question/kinds/counterfactual.ts'
import { decompose as decomposeQuestion } from '../../question/kinds/decompose.ts'
import { dependencies } from '../../question/kinds/dependencies.ts'
import type { AnyQuestion } from '../../question/question.ts'
import type { OrderRuleId } from '../../task/rule-ids.ts'
import type { Task } from '../../task/task.ts'
import { scenarioOf } from '../../task/task-format.ts'
import { decompose } from '../decompose.ts'
import type { Plan } from '../plan.ts'
import type { PlanContext, Planner } from '../planner.ts'
import { WAVES } from './ask-blocks.ts'
import type { Booklet } from './booklet.ts'
import { calibrate, MORE_TASKS } from './calibration/calibrate.ts'
import type { Calibration } from './calibration/calibration.ts'
import { columnTasks } from './calibration/columns.ts'
import { loadCalibrationTasks } from './calibration/tasks.ts'
import { validFor } from './calibration/validity.ts'
import { decisions } from './decision/index.ts'
import { findDependencies } from './find-dependencies.ts'
import type { DecisionOptions, FindOptions } from './find-options.ts'
import type { GivenKnowledge } from './knowledge/known-before.ts'
import { meaningsIn } from './meanings.ts'
import { Publishing, type Refined, refinedPlan } from './publishing.ts'
import { rewordRules } from './reword.ts'
import { loadOrderRules, loadRules, loadShams, type Rule, type Sham } from './rules.ts'

export interface CausalOptions extends DecisionOptions {
  rules: readonly Rule[]
  /** True sentences that order nothing: the baseline for contradicting rules. At least as many as rules. */
  shams: readonly Sham[]
  /** Source of counterfactuals and paraphrases: the rule files (default), or the model, as in the paper. */
  wordings: 'file' | 'model'
  /**
   * Whether `tested` is first tried on tasks with known truth, so that it leaves alone the graphs of models for which it would do
   * harm: `ask` (default), an earlier sheet, or `skip`.
   */
  calibration: 'ask' | 'skip' | Calibration
  /**
   * Whether a team begins with the graph as known so far and works while it is refined, treating dependencies as preferences if a
   * wrong attempt is merely refused. Without it (default), there is one plan, and its dependencies are held.
   */
  anytime: boolean
  /** Which evidence in `PlanContext.knowledge` is used to allot questions, if any is passed in. */
  knowledge: GivenKnowledge['use']
}

export const causalDefaults = {
  decision: 'tested',
  samples: 3,
  level: 0.05,
  wordings: 'file',
  calibration: 'ask',
  waves: WAVES,
  anytime: false,
  knowledge: 'both',
} as const satisfies Omit<CausalOptions, 'rules' | 'shams'>

/** The paper's settings: its decision, on non-overlapping rules of its granularity. */
export const paperOptions = (): Partial<CausalOptions> => ({
  decision: 'paper',
  rules: loadRules(packagePath('rules', 'paper.yaml')),
})

/** Options completed with the defaults. */
export const causalOptions = (given: Partial<CausalOptions>): CausalOptions => ({
  ...causalDefaults,
  ...given,
  rules: given.rules ?? loadRules(),
  shams: given.shams ?? loadShams(),
})

type Asking = Pick<PlanContext, 'answerer' | 'signal'>

/** Finds dependencies according to the options. */
export interface DependencyFinder {
  /** The questions that finding them may ask. */
  readonly asks: readonly AnyQuestion[]
  calibrate?: Planner['calibrate']
  /** Hash of the prompts and rules; absent if evidence from earlier plans would not be used. */
  knowledgeOf?: string
  /** @throws ModelError if the model has no usable answer */
  find(
    task: Task,
    subtasks: readonly Subtask[],
    context: PlanContext,
    options?: FindOptions,
  ): Promise<Refined>
}

/** @throws UsageError if there are fewer shams than rules */
export function createDependencyFinder(options: CausalOptions): DependencyFinder {
  const {
    rules,
    shams,
    decision,
    samples,
    level,
    wordings,
    waves,
    knowledge: use,
    calibration: wanted,
  } = options
  if (shams.length < rules.length) {
    throw new UsageError(`There are ${shams.length} shams beside ${rules.length} rules.`, {
      hint: 'Each rule needs a sentence beside it that orders nothing; rules/shams.yaml has some.',
    })
  }
  const asWritten: Booklet = { rules, shams }
  const worded = (booklet: Booklet, context: Asking) =>
    wordings === 'model' ? rewordRules(booklet, context) : booklet
  const withOwnRules = async (
    booklet: Booklet,
    own: readonly OrderRuleId[],
    context: Asking,
  ): Promise<Booklet> => {
    const stated = loadOrderRules().filter(({ id }) => own.some((rule) => rule === id))
    const { rules: added } = await worded({ rules: stated, shams: [] }, context)
    return { ...booklet, rules: [...booklet.rules, ...added] }
  }
  const calibrateWith = async ({ answerer, signal }: Asking, booklet: Booklet, most?: number) => {
    const signalOption = signal === undefined ? {} : { signal }
    const tasks = loadCalibrationTasks().slice(0, most)
    const more = most === undefined ? columnTasks(MORE_TASKS) : []
    const { rules: ownRules } = await worded(
      { rules: loadOrderRules(), shams: [] },
      { answerer, ...signalOption },
    )
    return calibrate({ answerer, ...signalOption }, { tasks, more, booklet, ownRules, level })
  }
  const sheetFor = async (context: PlanContext, booklet: Booklet): Promise<Calibration | undefined> => {
    if (wanted === 'skip' || !decisions[decision].isCalibrated) return undefined
    return wanted === 'ask' ? (context.calibration ?? calibrateWith(context, booklet)) : wanted
  }
  return {
    asks: [dependencies, ...(wordings === 'model' ? [counterfactual] : [])],
    ...(wanted === 'ask' && decisions[decision].isCalibrated
      ? {
          calibrate: async (context, { tasks } = {}) =>
            calibrateWith(context, await worded(asWritten, context), tasks),
        }
      : {}),
    ...(decisions[decision].isCalibrated && use !== 'off'
      ? { knowledgeOf: validFor(asWritten, level).prompts }
      : {}),
    async find(task, subtasks, context, hooks = {}) {
      const general = await worded(asWritten, context)
      const calibration = await sheetFor(context, general)
      const scenario = scenarioOf(context.scenarios, task)
      const order = scenario.order?.(task)
      const own = [
        ...(order === undefined ? [] : (['task-order'] as const)),
        ...(scenario.ownRules?.(task) ?? []),
      ]
      const booklet = own.length === 0 ? general : await withOwnRules(general, own, context)
      const known = {
        ...(order === undefined ? {} : { order }),
        ...(calibration === undefined ? {} : { calibration }),
        ...(context.knowledge === undefined || use === 'off'
          ? {}
          : { earlier: { content: context.knowledge, use } }),
      }
      return findDependencies(task, subtasks, context, {
        ...hooks,
        decision,
        samples,
        level,
        waves,
        booklet,
        ...known,
      })
    },
  }
}

/** CausalMACE's planner (paper, §3.4): decomposition, dependencies under the game rules, refinement by intervention. */
export function createCausalPlanner(given: Partial<CausalOptions> = {}, id = 'causal'): Planner {
  const options = causalOptions(given)
  const { find, asks, ...finder } = createDependencyFinder(options)
  return {
    id,
    ...finder,
    asks: [decomposeQuestion, ...asks],
    async plan(task, scene, context): Promise<Plan> {
      const { answerer, calls: modelCalls } = countingCalls(context.answerer)
      const metered = { ...context, answerer }
      const { functions, subtasks, named } = await decompose(task, scene, metered)
      const unrefined = { task: task.id, planner: id, model: answerer.id, functions, subtasks, modelCalls }
      // A truthful answerer needs no trials: its first graph is final.
      const isAnytime = options.anytime && answerer.abilities?.isTruthful !== true
      const meaningOf = isAnytime ? meaningsIn(task, subtasks, context) : () => 'held' as const
      const { live } = context
      if (!isAnytime || live === undefined)
        return refinedPlan(unrefined, await find(task, subtasks, metered, { named }), meaningOf)
      const publishing = new Publishing({ live, unrefined, meaningOf })
      publishing.beginIfHarmless()
      const refined = await find(task, subtasks, metered, {
        named,
        onWave: (known, wave) => publishing.show(known, wave),
        isMoot: (edge) => live.isMoot(edge),
      })
      return refinedPlan(unrefined, refined, meaningOf)
    },
  }
}
