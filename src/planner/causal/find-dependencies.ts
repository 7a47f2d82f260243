import { createRandom } from '../../core/random.ts'
import { edgeKey } from '../../graph/edge-key.ts'
import type { Subtask } from '../../graph/subtask.ts'
import type { Task } from '../../task/task.ts'
import type { PlanContext } from '../planner.ts'
import type { Booklet } from './booklet.ts'
import type { Calibration } from './calibration/calibration.ts'
import { calibratedRules, doubtAbout, validFor } from './calibration/validity.ts'
import { mayBeOrdered } from './controls/check.ts'
import { plantControls } from './controls/plant.ts'
import { screenPlan } from './controls/screen-plan.ts'
import { Watched } from './controls/watched.ts'
import { coverOf } from './cover.ts'
import { decisions } from './decision/index.ts'
import { asPredicted } from './decision/none.ts'
import type { EdgeRecord } from './edge-record.ts'
import { fallsOf } from './falls.ts'
import type { DecisionOptions, FindOptions } from './find-options.ts'
import { askInOtherWords, predictInitialGraph } from './initial-graph.ts'
import { callsOf, Interview } from './interview.ts'
import { type GivenKnowledge, knownBefore } from './knowledge/known-before.ts'
import { finalSubtasks } from './meanings.ts'
import type { Refined } from './publishing.ts'

/** How the dependencies of a plan are found. */
interface RefinementSettings
  extends Omit<DecisionOptions, 'waves'>,
    Partial<Pick<DecisionOptions, 'waves'>>,
    FindOptions {
  booklet: Booklet
  /** The order that the task itself demands, in words; the booklet then states it. */
  order?: string
  /** The model's measured reaction to contradicted rules; without it, the model is assumed to obey contradictions. */
  calibration?: Calibration
  /** Knowledge from earlier plans and runs. It only allots questions and never decides anything. */
  earlier?: GivenKnowledge
}

/**
 * Predicts the dependencies between subtasks and determines, by intervening on the rules, which of them are caused by the rules
 * (paper, §3.4).
 * @throws ModelError if the model has no usable answer
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
