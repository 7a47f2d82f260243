import { UsageError } from '../../core/errors.ts'
import { packagePath } from '../../core/package-root.ts'
import { createRandom } from '../../core/random.ts'
import { edgeKey } from '../../graph/edge-key.ts'
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
import { calibratedRules, doubtAbout, validFor } from './calibration/validity.ts'
import { mayBeOrdered } from './controls/check.ts'
import { plantControls } from './controls/plant.ts'
import { screenPlan } from './controls/screen-plan.ts'
import { Watched } from './controls/watched.ts'
import { coverOf } from './cover.ts'
import { type DecisionId, decisions } from './decision/index.ts'
import { asPredicted } from './decision/none.ts'
import type { EdgeRecord } from './edge-record.ts'
import { fallsOf } from './falls.ts'
import type { FindOptions } from './find-options.ts'
import { askInOtherWords, predictInitialGraph } from './initial-graph.ts'
import { callsOf, Interview } from './interview.ts'
import { type GivenKnowledge, knownBefore } from './knowledge/known-before.ts'
import { finalSubtasks, meaningsIn } from './meanings.ts'
import { Publishing, type Refined, refinedPlan } from './publishing.ts'
import { rewordRules } from './reword.ts'
import { loadOrderRules, loadRules, loadShams, type Rule, type Sham } from './rules.ts'

export interface CausalOptions {
  rules: readonly Rule[]
  /** True sentences that order nothing: what the contradiction of rules is compared with. As many as rules, or more. */
  shams: readonly Sham[]
  /**
   * `tested` (default): keep an edge when it falls under the contradiction of rules, and of nothing else. `paper`: drop an
   * edge when its mean effect is zero. `vote`: all rules at once, and the majority. `random-drop`: as many as `tested`, by
   * lot. `none`: keep what the model predicts (the ablation).
   */
  decision: DecisionId
  /** Answers to each arm of `paper` and `vote`; `tested` asks until it is decided. */
  samples: number
  /** Chance of even one false edge certified that `tested` allows. */
  level: number
  /** Whose counterfactuals and paraphrases are used: those of the rule files (default), or the model's, as in the paper. */
  wordings: 'file' | 'model'
  /**
   * Whether `tested` is tried on tasks of known truth first, so that it leaves the graphs of models alone that it would do
   * harm: `ask` (default), a sheet from an earlier time, or `skip`.
   */
  calibration: 'ask' | 'skip' | Calibration
  /**
   * Blocks that `tested` asks at once: in the first wave, the second, and so on; the last number holds for all further waves.
   * Fewer cost fewer questions and take longer.
   */
  waves: readonly number[]
  /**
   * Whether a team begins with the graph as it is known and works while it is refined, and treats dependencies as preferences
   * where a wrong try is merely refused. Without it (default), there is one plan, and its dependencies are held.
   */
  anytime: boolean
  /** Which of the evidence in `PlanContext.knowledge` allots questions, where any is handed over. */
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

/** How the dependencies of a plan are found. */
export interface RefinementSettings
  extends Pick<CausalOptions, 'decision' | 'samples' | 'level'>,
    Partial<Pick<CausalOptions, 'waves'>>,
    FindOptions {
  booklet: Booklet
  /** What the task demands to be done one after another, in words; the booklet then says that it holds. */
  order?: string
  /** What the model was found to do with contradicted rules; without it, the method takes it for able. */
  calibration?: Calibration
  /** What earlier plans and runs found out. It allots questions, and decides nothing. */
  earlier?: GivenKnowledge
}

/**
 * Predicts the dependencies between subtasks and finds out by intervening on the rules which of them these cause (paper, §3.4).
 * @throws ModelError when the model has no usable answer.
 */
export async function findDependencies(
  task: Task,
  subtasks: readonly Subtask[],
  context: PlanContext,
  {
    decision: id,
    samples,
    level,
    waves,
    booklet,
    order,
    calibration,
    earlier,
    named = [],
    onWave,
    isMoot,
  }: RefinementSettings,
): Promise<Refined> {
  const doubt = doubtAbout(calibration, { model: context.answerer.id, booklet, level })
  const decision = doubt === undefined ? decisions[id] : decisions.none
  const random = createRandom(context.seed).fork('controls')
  const inquiry = { task, ...(order === undefined ? {} : { order }), subtasks, booklet, context }
  const interview = new Interview({
    ...inquiry,
    ...(decision.isCalibrated ? { controls: plantControls(task, subtasks, random) } : {}),
  })
  const predicted = await predictInitialGraph(interview, { named })
  const edges = predicted.filter((edge) => !interview.isControl(edge))
  const known = calibratedRules(decision.isCalibrated ? calibration : undefined)
  const isTested = ({ named: rules }: EdgeRecord) =>
    known === undefined || rules.length === 0 || rules.some((rule) => known.has(rule))
  const untested = edges.filter((edge) => !isTested(edge))
  const {
    asking: { allotment, sweeps },
    record: knownRecord,
  } = knownBefore(decision.isCalibrated ? earlier : undefined, {
    model: context.answerer.id,
    prompts: validFor(booklet, level).prompts,
    subtasks,
    edges: predicted.filter(isTested),
    isControl: (edge) => interview.isControl(edge),
  })
  const others: Interview[] = []
  const finals = finalSubtasks(task, subtasks, context)
  const isLast = (subtask: number) => finals.has(subtask)
  const watched = new Watched({ interview, initial: edges, untested, calibration, doubt, isLast })
  const recordAfter = (asked: number): Refined['record'] => ({
    decision: id,
    samples,
    level,
    rules: booklet.rules.map((rule) => rule.id),
    falls: fallsOf(edges),
    questions: callsOf([interview, ...others]),
    waves: asked,
    unanswered: [interview, ...others].reduce((sum, { unanswered }) => sum + unanswered, 0),
    ...(watched.check === undefined ? {} : { check: watched.check }),
    ...(watched.doubt === undefined ? {} : { doubt: watched.doubt }),
    ...(calibration === undefined ? {} : { calibration }),
    ...knownRecord,
  })
  onWave?.({ verdicts: asPredicted(edges), record: recordAfter(1) }, 0)
  const alongside = decision.isCalibrated ? askInOtherWords(interview, predicted, coverOf(edges)) : undefined
  const mode = calibration?.verdict === 'refine_by_single_rules' ? 'single' : 'halves'
  const isAtStake = edges.some((edge) => isTested(edge) && isMoot?.(edge) !== true)
  const screening =
    decision.isCalibrated && isAtStake
      ? screenPlan({
          ...inquiry,
          random,
          sweeps,
          mayBeOrdered: (edge) => mayBeOrdered(edge, edge.rules, isLast),
        })
      : undefined
  let asked = 1
  let screenedUntil = 1
  const [found] = await Promise.all([
    decision.decide({
      edges: predicted.filter(isTested),
      interview,
      level,
      samples,
      mode,
      seed: context.seed,
      ...(waves === undefined ? {} : { waves }),
      ...(allotment === undefined ? {} : { allotment }),
      ...(alongside === undefined ? {} : { alongside }),
      mayJoin: (edge) => isTested(edge) && !untested.some((other) => edgeKey(other) === edgeKey(edge)),
      stops: (known) => watched.look(known),
      onWave(verdicts, wave) {
        asked = 1 + wave
        onWave?.({ verdicts: watched.trusted(verdicts), record: recordAfter(asked) }, wave)
      },
      ...(isMoot === undefined ? {} : { isMoot: (edge) => !interview.isControl(edge) && isMoot(edge) }),
    }),
    alongside,
    screening?.then(({ found, interviews, rounds }) => {
      others.push(...interviews)
      screenedUntil = 1 + rounds
      watched.note(found)
    }),
  ])
  return { verdicts: watched.trusted(found), record: recordAfter(Math.max(asked, screenedUntil)) }
}

/** Options with the defaults for what is not given. */
export const causalOptions = (given: Partial<CausalOptions>): CausalOptions => ({
  ...causalDefaults,
  ...given,
  rules: given.rules ?? loadRules(),
  shams: given.shams ?? loadShams(),
})

type Asking = Pick<PlanContext, 'answerer' | 'signal'>

/** Finds dependencies as the options say. */
export interface DependencyFinder {
  /** The questions that finding them may ask. */
  readonly asks: readonly AnyQuestion[]
  calibrate?: Planner['calibrate']
  /** Hash of the prompts and rules; absent where evidence of earlier plans would not be used. */
  knowledgeOf?: string
  /** @throws ModelError when the model has no usable answer. */
  find(
    task: Task,
    subtasks: readonly Subtask[],
    context: PlanContext,
    options?: FindOptions,
  ): Promise<Refined>
}

/** @throws UsageError when there are fewer shams than rules. */
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
    const about = signal === undefined ? {} : { signal }
    const tasks = loadCalibrationTasks().slice(0, most)
    const more = most === undefined ? columnTasks(MORE_TASKS) : []
    const { rules: ownRules } = await worded({ rules: loadOrderRules(), shams: [] }, { answerer, ...about })
    return calibrate({ answerer, ...about }, { tasks, more, booklet, ownRules, level })
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
      // What is true need not be tried, and is there at once.
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
