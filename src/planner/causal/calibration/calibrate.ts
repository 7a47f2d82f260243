import { ModelError, type ModelErrorCode } from '../../../core/errors.ts'
import { mean } from '../../../core/statistics/bootstrap.ts'
import { wilson } from '../../../core/statistics/intervals.ts'
import { scoreGraph } from '../../../graph/score/score-graph.ts'
import type { Answerer } from '../../../question/answerer.ts'
import { countingCalls } from '../../../question/count-calls.ts'
import type { PlanContext } from '../../planner.ts'
import { askBlocks } from '../ask-blocks.ts'
import type { Booklet } from '../booklet.ts'
import { coverOf } from '../cover.ts'
import { asPredicted } from '../decision/none.ts'
import { judge } from '../decision/tested.ts'
import { type EdgeRecord, edgeKey } from '../edge-record.ts'
import { askInOtherWords, predictInitialGraph } from '../initial-graph.ts'
import { Interview } from '../interview.ts'
import { refine } from '../refine.ts'
import type { SplitMode } from '../split.ts'
import { sideOf } from '../weigh.ts'
import { type Calibration, choose, type Trial } from './calibration.ts'
import { type CalibrationTask, reachedFrom } from './tasks.ts'

export interface CalibrateOptions {
  tasks: readonly CalibrationTask[]
  booklet: Booklet
  level: number
}

/** The seed of all calibrations: the sheet belongs to the model, whatever the seed of the plan. */
const CALIBRATION_SEED = 1

/** With fewer true edges in its graphs, nothing can be said about what a model does with contradictions. */
const MIN_NAMED = 10
/** The model answered, but not in a way that can be used. */
const UNUSABLE: ReadonlySet<ModelErrorCode> = new Set(['model_reply', 'model_truncated'])

/**
 * Tries the method on tasks whose true dependencies are known, and says what it makes of this model: how steady it is, how
 * it takes contradictions, and whether refining its graphs helps. It goes by what would be done with a plan, question by
 * question, so that nothing is extrapolated.
 * @throws ModelError when the model cannot be asked. One that gives no usable reply, or names hardly a true edge, is abstained
 * from at once.
 */
export async function calibrate(
  context: Pick<PlanContext, 'answerer' | 'signal'> & { seed?: number },
  options: CalibrateOptions,
): Promise<Calibration> {
  const { answerer, calls } = countingCalls(firstAlone(context.answerer))
  const metered = { ...context, answerer, seed: context.seed ?? CALIBRATION_SEED }
  const found = await tried(metered, options)
  return {
    model: answerer.id,
    tasks: options.tasks.length,
    edges: edgesOf(options.tasks),
    calls: Object.values(calls).reduce((sum, n) => sum + n, 0),
    ...found,
  }
}

/** Asks the first question by itself: a model that cannot be asked at all is found out by one call, not by all of them. */
function firstAlone(answerer: Answerer): Answerer {
  const { id, settings } = answerer
  let first: Promise<unknown> | undefined
  return {
    id,
    ...(settings === undefined ? {} : { settings }),
    async answer(ask, options) {
      if (first !== undefined) {
        await first
        return answerer.answer(ask, options)
      }
      const own = answerer.answer(ask, options)
      first = own
      return own
    },
  }
}

type Asking = Pick<PlanContext, 'answerer' | 'seed' | 'signal'>

async function tried(
  context: Asking,
  options: CalibrateOptions,
): Promise<Pick<Calibration, 'halves' | 'single' | 'verdict' | 'reason'>> {
  try {
    const initial = await Promise.all(options.tasks.map((task) => initialGraphOf(task, context, options)))
    const named = initial.reduce((sum, graph) => sum + namedIn(graph), 0)
    if (named < MIN_NAMED) return { verdict: 'abstain', reason: namesTooFew(named, options) }
    await Promise.all(initial.map((graph) => rewordedAnswers(graph, context, options)))
    const trial = async (mode: SplitMode) =>
      summaryOf(await Promise.all(initial.map((graph) => refineOne(graph, mode, context, options))))
    const halves = await trial('halves')
    return { halves, ...(await choose(halves, () => trial('single'))) }
  } catch (error) {
    if (!(error instanceof ModelError) || !UNUSABLE.has(error.code)) throw error
    return { verdict: 'abstain', reason: `It cannot be calibrated: ${error.message}` }
  }
}

interface InitialGraph {
  task: CalibrationTask
  edges: readonly EdgeRecord[]
}

const interviewOf = ({ task, subtasks }: CalibrationTask, context: Asking, { booklet }: CalibrateOptions) =>
  new Interview({ task, subtasks, booklet, context })

async function initialGraphOf(
  task: CalibrationTask,
  context: Asking,
  options: CalibrateOptions,
): Promise<InitialGraph> {
  return { task, edges: await predictInitialGraph(interviewOf(task, context, options)) }
}

const rewordedAnswers = ({ task, edges }: InitialGraph, context: Asking, options: CalibrateOptions) =>
  askInOtherWords(interviewOf(task, context, options), edges, coverOf(edges))

function namedIn({ task, edges }: InitialGraph): number {
  const isTrue = new Set(task.edges.map(edgeKey))
  return edges.filter((edge) => isTrue.has(edgeKey(edge))).length
}

const namesTooFew = (named: number, { tasks }: CalibrateOptions): string =>
  `It names ${named} of the ${edgesOf(tasks)} true edges, too few to see what it does with contradicted rules.`

const edgesOf = (tasks: readonly CalibrationTask[]): number =>
  tasks.reduce((sum, { edges }) => sum + edges.length, 0)

/** Counts of one task: [how often, of so many]. */
type Count = readonly [number, number]

interface Refined {
  repeatability: Count
  rewording: Count
  overReaction: Count
  spill: Count
  obedience: Count
  recall: Count
  madeUp: { initial: number; kept: number }
  f1: { initial: number; refined: number }
}

async function refineOne(
  { task, edges: initial }: InitialGraph,
  mode: SplitMode,
  context: Asking,
  options: CalibrateOptions,
): Promise<Refined> {
  const { level, booklet } = options
  const edges = initial.map((edge): EdgeRecord => ({ ...edge, blocks: [] }))
  await askBlocks({ edges, interview: interviewOf(task, context, options), mode, level, seed: context.seed })
  const verdicts = judge(edges, { ruleIds: booklet.rules.map(({ id }) => id), level })
  const reached = reachedFrom(task.edges)
  const kept = verdicts.filter(({ decision }) => decision === 'keep')
  const isMadeUp = (edge: EdgeRecord) => !reached.has(edgeKey(edge))
  const causes = new Map(task.edges.map((edge) => [edgeKey(edge), edge.rules]))
  const isTrue = edges.filter((edge) => causes.has(edgeKey(edge)))
  const parted = isTrue.flatMap((edge) =>
    edge.blocks.flatMap(({ split, sides }) => {
      const side = sideOf(causes.get(edgeKey(edge)) ?? [], { split })
      return side === undefined ? [] : [{ own: sides[side], other: sides[side === 0 ? 1 : 0] }]
    }),
  )
  const sum = (of: (edge: EdgeRecord) => { stood: number; asked: number }): Count => [
    isTrue.reduce((total, edge) => total + of(edge).stood, 0),
    isTrue.reduce((total, edge) => total + of(edge).asked, 0),
  ]
  const share = (list: readonly boolean[]): Count => [list.filter(Boolean).length, list.length]
  const ids = task.subtasks.map(({ id }) => id)
  const f1 = (dependencies: readonly { from: number; to: number }[]) =>
    scoreGraph(ids, dependencies, task.edges, { orders: 0 }).closure.f1
  return {
    repeatability: sum(({ control }) => control),
    rewording: sum(({ paraphrase }) => paraphrase),
    overReaction: share(
      isTrue.flatMap(({ blocks }) => blocks.flatMap(({ sham }) => (sham === undefined ? [] : !sham))),
    ),
    spill: share(parted.map(({ other }) => !other)),
    obedience: share(parted.map(({ own }) => !own)),
    recall: [kept.filter(({ edge }) => causes.has(edgeKey(edge))).length, isTrue.length],
    madeUp: {
      initial: edges.filter(isMadeUp).length,
      kept: kept.filter(({ edge }) => isMadeUp(edge)).length,
    },
    f1: {
      initial: f1(refine(task.subtasks, asPredicted(edges)).dependencies),
      refined: f1(refine(task.subtasks, verdicts).dependencies),
    },
  }
}

function summaryOf(tasks: readonly Refined[]): Trial {
  const rate = (of: (task: Refined) => Count) => {
    const hits = tasks.reduce((sum, task) => sum + of(task)[0], 0)
    const n = tasks.reduce((sum, task) => sum + of(task)[1], 0)
    const { low, high } = wilson({ hits, n })
    const rounded = (value: number) => Number(value.toFixed(4))
    return { mean: n === 0 ? 0 : rounded(hits / n), low: rounded(low), high: rounded(high), n }
  }
  const average = (of: (task: Refined) => number) => Number(mean(tasks.map(of)).toFixed(4))
  return {
    repeatability: rate((task) => task.repeatability),
    rewording: rate((task) => task.rewording),
    overReaction: rate((task) => task.overReaction),
    spill: rate((task) => task.spill),
    obedience: rate((task) => task.obedience),
    recall: rate((task) => task.recall),
    madeUp: {
      initial: tasks.reduce((sum, { madeUp }) => sum + madeUp.initial, 0),
      kept: tasks.reduce((sum, { madeUp }) => sum + madeUp.kept, 0),
    },
    f1: { initial: average(({ f1 }) => f1.initial), refined: average(({ f1 }) => f1.refined) },
  }
}
