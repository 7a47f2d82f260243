import type { Calibration } from '../calibration/calibration.ts'
import { rulesText, type Verdict } from '../decision/decision.ts'
import { asPredicted } from '../decision/none.ts'
import type { EdgeRecord } from '../edge-record.ts'
import type { Interview } from '../interview.ts'
import type { Assessed } from '../standing.ts'
import { checkOf } from './check.ts'
import type { Doubt, PlanCheck } from './plan-check.ts'

/** Checks a refinement wave by wave, and replaces a doubtful refined graph with the predicted one. */
export class Watched {
  readonly #interview: Interview
  readonly #calibration: Calibration | undefined
  readonly #initial: readonly EdgeRecord[]
  readonly #untested: readonly EdgeRecord[]
  readonly #isLast: ((subtask: number) => boolean) | undefined
  #screened: PlanCheck['screened']
  #known: readonly Assessed[] = []
  /** The results of the waves so far; none before the first. */
  check: PlanCheck | undefined
  /** Why the graph must stay as predicted, if it must. */
  doubt: Doubt | undefined

  /** @param initial the edges of the initial graph between the task's own subtasks */
  constructor(options: {
    interview: Interview
    initial: readonly EdgeRecord[]
    /** Why the graph must stay as predicted, regardless of further questions; undefined if it need not. */
    doubt?: Doubt | undefined
    /** Edges that are not tested because not enough is known about any of their rules. */
    untested?: readonly EdgeRecord[]
    calibration?: Calibration | undefined
    /** See `checkOf`. */
    isLast?: (subtask: number) => boolean
  }) {
    this.#interview = options.interview
    this.#initial = options.initial
    this.#untested = options.untested ?? []
    this.#calibration = options.calibration
    this.doubt = options.doubt
    this.#isLast = options.isLast
  }

  /** Evaluates a wave. @returns whether further questions would be useless */
  look(known: readonly Assessed[]): boolean {
    this.#known = known
    const { controls } = this.#interview
    const { doubt, ...check } = checkOf(known, {
      isControl: (edge) => this.#interview.isControl(edge),
      planted: controls.length,
      ...(this.#isLast === undefined ? {} : { isLast: this.#isLast }),
      ...(this.#screened === undefined ? {} : { screened: this.#screened }),
      ...(this.#calibration === undefined ? {} : { calibration: this.#calibration }),
    })
    this.check = check
    this.doubt = doubt
    return doubt !== undefined
  }

  /** Adds the results of other lists of planted subtasks. */
  note(screened: NonNullable<PlanCheck['screened']>): void {
    this.#screened = screened
    this.look(this.#known)
  }

  /** The actual verdicts or, in case of doubt, the initial graph with the reason. */
  trusted(verdicts: readonly Verdict[]): Verdict[] {
    const { doubt } = this
    if (doubt === undefined)
      return [
        ...verdicts,
        ...asPredicted(this.#untested).map((verdict) => ({
          ...verdict,
          sentence: `${verdict.sentence} It was not tested: the calibration has seen too little of ${rulesText(verdict.edge.named)}.`,
        })),
      ]
    return asPredicted(this.#initial).map((verdict) => ({
      ...verdict,
      sentence: `${verdict.sentence} It was not refined: ${doubt.reason}`,
    }))
  }
}
