import { createRandom } from '../../../core/random.ts'
import { edgeKey } from '../../../graph/edge-key.ts'
import type { Answerer } from '../../../question/answerer.ts'
import { countingCalls } from '../../../question/count-calls.ts'
import type { PlanContext } from '../../planner.ts'
import { askBlocks } from '../ask-blocks.ts'
import type { Booklet } from '../booklet.ts'
import { plantControls } from '../controls/plant.ts'
import { coverOf } from '../cover.ts'
import { verdictOn } from '../decision/tested.ts'
import type { EdgeRecord } from '../edge-record.ts'
import { askInOtherWords, predictInitialGraph } from '../initial-graph.ts'
import { Interview, isUnusable } from '../interview.ts'
import { loadOrderRules, type Rule } from '../rules.ts'
import type { SplitMode } from '../split.ts'
import {
  type Calibration,
  choose,
  isHopeless,
  isSure,
  isSurelyLossy,
  reasonOfDoubt,
  type Screening,
  type Trial,
} from './calibration.ts'
import { screen, screeningOf } from './screening.ts'
import { resultOf, summaryOf, type TaskResult } from './task-trial.ts'
import type { CalibrationTask } from './tasks.ts'
import { validFor } from './validity.ts'

export interface CalibrateOptions {
  tasks: readonly CalibrationTask[]
  /**
   * A larger number of simple tasks. While it is not yet certain that few true edges are lost, some are tried like the main
   * tasks; all others serve to detect misapplied rules. Without any, only the main tasks decide.
   */
  more?: readonly CalibrationTask[]
  booklet: Booklet
  /** Rules that are stated only for tasks to which they apply; those of rules/order.yaml by default. */
  ownRules?: readonly Rule[]
  level: number
}

/** The seed of all calibrations: the sheet belongs to the model and is independent of the plan's seed. */
const CALIBRATION_SEED = 1

/** Further tasks that are tried in full, until it is certain that few true edges are lost. */
const MAX_FURTHER = 16

/** With fewer true edges in its graphs, nothing can be concluded about a model's reaction to contradictions. */
const MIN_NAMED = 10

/**
 * Number of further tasks for {@link calibrate}: if none of 800 true edges is misapplied, fewer than about one in 20 plans are
 * affected.
 */
export const MORE_TASKS = 40

/**
 * Tries the method on tasks whose true dependencies are known, and reports how well it works with this model: how steady the
 * model is, how it reacts to contradictions, and whether refining its graphs helps. It does exactly what would be done with a
 * plan, question by question, so that nothing is extrapolated. The tasks are tried one after another, and no further one once it
 * is certain that the method would do harm. A model that passes is tried further where its recall is not sure, and screened for
 * misapplied rules, which are rare and do all the more harm.
 * @throws ModelError if the model is unavailable. A model that gives hardly any usable reply, or names hardly any true edge, is
 * abstained from at once.
 */
export async function calibrate(
  context: Pick<PlanContext, 'answerer' | 'signal'> & { seed?: number },
  options: CalibrateOptions,
): Promise<Calibration> {
  const { answerer, calls } = countingCalls(firstAlone(context.answerer))
  const seed = context.seed ?? CALIBRATION_SEED
  const giveUp = new AbortController()
  const signal = AbortSignal.any([giveUp.signal, ...(context.signal === undefined ? [] : [context.signal])])
  const trials = new Trials({ answerer, seed, signal }, options)
  try {
    const found = await trials.outcome()
    return {
      model: answerer.id,
      validFor: validFor(options.booklet, options.level),
      tasks: options.tasks.length,
      edges: edgesOf(options.tasks),
      calls: Object.values(calls).reduce((sum, n) => sum + n, 0),
      unanswered: trials.unanswered,
      ...found,
    }
  } finally {
    giveUp.abort()
  }
}

/** Asks the first question by itself: a model that cannot be reached is detected by one call instead of by all of them. */
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
      first = own.catch((error) => {
        if (!isUnusable(error)) throw error
      })
      return own
    },
  }
}

type Asking = Required<Pick<PlanContext, 'answerer' | 'seed' | 'signal'>>

type CalibrationOutcome = Pick<Calibration, 'halves' | 'single' | 'screening' | 'verdict' | 'reason'>

interface InitialGraph {
  task: CalibrationTask
  edges: readonly EdgeRecord[]
}

/** The trials of one model: asks it about tasks, and collects the results. */
class Trials {
  readonly #context: Asking
  readonly #options: Required<CalibrateOptions>
  readonly #interviews: Interview[] = []
  readonly #found: Partial<CalibrationOutcome> = {}
  readonly #results: Record<SplitMode, TaskResult[]> = { halves: [], single: [] }

  constructor(context: Asking, { more = [], ownRules = loadOrderRules(), ...options }: CalibrateOptions) {
    this.#context = context
    this.#options = { ...options, more, ownRules }
  }

  /** Questions without a usable answer. */
  get unanswered(): number {
    return this.#interviews.reduce((sum, interview) => sum + interview.unanswered, 0)
  }

  /** Carries out the trials. If the model fails in the process, the verdict is to abstain, with the results so far. */
  async outcome(): Promise<CalibrationOutcome> {
    try {
      return await this.#tried()
    } catch (error) {
      if (!isUnusable(error)) throw error
      return this.#abstain(`It cannot be calibrated: ${error.message}`)
    }
  }

  async #tried(): Promise<CalibrationOutcome> {
    const { more } = this.#options
    const tasks = this.#options.tasks.filter(({ own }) => own === undefined)
    // Tried only with a model that may refine: they are about rules that few tasks state.
    const special = this.#options.tasks.filter(({ own }) => own !== undefined)
    const initial: InitialGraph[] = []
    for (const task of tasks) initial.push(await this.#initialGraphOf(task))
    const named = initial.reduce((sum, graph) => sum + namedIn(graph), 0)
    if (named < MIN_NAMED) return { verdict: 'abstain', reason: namesTooFew(named, tasks) }
    await Promise.all(initial.map((graph) => this.#askInOtherWords(graph)))
    const trial = async (mode: SplitMode): Promise<Trial> => {
      for (const graph of initial) if (isHopeless(await this.#tryOn(graph, mode), named)) break
      return this.#found[mode] as Trial
    }
    const choice = await choose(await trial('halves'), () => trial('single'))
    if (choice.verdict === 'abstain') return { ...this.#found, ...choice }
    const mode = choice.verdict === 'refine' ? 'halves' : 'single'
    for (const task of special) await this.#tryOn(await this.#initialGraphOf(task), mode)
    const reason = (more.length === 0 ? undefined : await this.#doubt(mode)) ?? this.#seenTooLittle(mode)
    if (reason !== undefined) return this.#abstain(reason)
    return { ...this.#found, ...choice }
  }

  /** If there was no made-up edge, keeping none of them shows nothing. */
  #seenTooLittle(mode: SplitMode): string | undefined {
    const { madeUp } = this.#found[mode] as Trial
    const seen = madeUp.initial + (this.#found.screening?.madeUp ?? 0)
    return seen > 0
      ? undefined
      : 'It made up no edge, so nothing shows what it does with one. Its graphs are left alone.'
  }

  #abstain(reason: string): CalibrationOutcome {
    return { ...this.#found, verdict: 'abstain', reason }
  }

  /**
   * Tries further tasks until the recall is certain, and screens the others for misapplied rules. @returns why to abstain, if so
   */
  async #doubt(mode: SplitMode): Promise<string | undefined> {
    const remaining = [...this.#options.more]
    const trial = await this.#tryFurther(remaining, mode)
    return reasonOfDoubt(trial) ?? reasonOfDoubt(trial, await this.#screen(remaining, mode))
  }

  /**
   * Tries further tasks until the recall is sure, or the method is certain to do harm. @param remaining list from which tried
   * tasks are removed
   */
  async #tryFurther(remaining: CalibrationTask[], mode: SplitMode): Promise<Trial> {
    let trial = this.#found[mode] as Trial
    for (let tried = 0; tried < MAX_FURTHER && !isSure(trial); tried++) {
      const task = remaining.shift()
      if (task === undefined) break
      trial = await this.#tryOn(await this.#initialGraphOf(task), mode)
      if (trial.madeUp.kept > 0 || isSurelyLossy(trial)) break
    }
    return trial
  }

  /** Looks for rules that the model misapplies, until there is one. @returns undefined without any task */
  async #screen(
    tasks: readonly CalibrationTask[],
    mode: SplitMode,
  ): Promise<CalibrationOutcome['screening']> {
    const { level } = this.#options
    const screened: Screening[] = []
    for (const task of tasks) {
      const interview = this.#interviewAbout(task)
      screened.push(await screen(task, { interview, mode, level, seed: this.#context.seed }))
      this.#found.screening = screeningOf(screened)
      if (this.#found.screening.kept > 0) break
    }
    return this.#found.screening
  }

  async #tryOn(graph: InitialGraph, mode: SplitMode): Promise<Trial> {
    this.#results[mode].push(await this.#refined(graph, mode))
    const trial = summaryOf(this.#results[mode])
    this.#found[mode] = trial
    return trial
  }

  async #initialGraphOf(task: CalibrationTask): Promise<InitialGraph> {
    return { task, edges: await predictInitialGraph(this.#interviewAbout(task)) }
  }

  #askInOtherWords({ task, edges }: InitialGraph) {
    return askInOtherWords(this.#interviewAbout(task), edges, coverOf(edges))
  }

  async #refined({ task, edges: initial }: InitialGraph, mode: SplitMode): Promise<TaskResult> {
    const { level } = this.#options
    const interview = this.#interviewAbout(task)
    const known = await askBlocks({
      edges: initial.map((edge): EdgeRecord => ({ ...edge, blocks: [] })),
      interview,
      mode,
      level,
      seed: this.#context.seed,
      joins: true,
    })
    const { controls: planted, booklet } = interview
    return resultOf(task, { verdicts: known.map(verdictOn), planted, rules: booklet.rules })
  }

  #interviewAbout({ task, subtasks, own = [] }: CalibrationTask): Interview {
    const { booklet: general, ownRules } = this.#options
    const stated = ownRules.filter(({ id }) => own.some((rule) => rule === id))
    const booklet = { ...general, rules: [...general.rules, ...stated] }
    const random = createRandom(this.#context.seed).fork('controls')
    const controls = plantControls(task, subtasks, random)
    const interview = new Interview({ task, subtasks, controls, booklet, context: this.#context })
    this.#interviews.push(interview)
    return interview
  }
}

function namedIn({ task, edges }: InitialGraph): number {
  const isTrue = new Set(task.edges.map(edgeKey))
  return edges.filter((edge) => isTrue.has(edgeKey(edge))).length
}

const namesTooFew = (named: number, tasks: readonly CalibrationTask[]): string =>
  `It names ${named} of the ${edgesOf(tasks)} true edges, too few to see what it does with contradicted rules.`

const edgesOf = (tasks: readonly CalibrationTask[]): number =>
  tasks.reduce((sum, { edges }) => sum + edges.length, 0)
