import type { Calibration } from '../calibration/calibration.ts'
import type { Verdict } from '../decision/decision.ts'
import { asPredicted } from '../decision/none.ts'
import type { EdgeRecord } from '../edge-record.ts'
import type { Interview } from '../interview.ts'
import type { Assessed } from '../standing.ts'
import { checkOf } from './check.ts'
import type { PlanCheck } from './plan-check.ts'

/** Checks a refinement wave by wave, and puts the predicted graph in place of a refined one that is in doubt. */
export class Watched {
  readonly #interview: Interview
  readonly #calibration: Calibration | undefined
  readonly #initial: readonly EdgeRecord[]
  /** What the waves so far show; none before the first. */
  check: PlanCheck | undefined

  /** @param initial the edges of the initial graph that are about the task's own subtasks */
  constructor(options: {
    interview: Interview
    initial: readonly EdgeRecord[]
    calibration?: Calibration | undefined
  }) {
    this.#interview = options.interview
    this.#initial = options.initial
    this.#calibration = options.calibration
  }

  /** Looks at what a wave has brought. @returns whether asking on is of no use */
  look(known: readonly Assessed[]): boolean {
    const { controls } = this.#interview
    this.check = checkOf(known, {
      isControl: (edge) => this.#interview.isControl(edge),
      planted: controls.length,
      ...(this.#calibration === undefined ? {} : { calibration: this.#calibration }),
    })
    return this.check.doubt !== undefined
  }

  /** The verdicts as they were found, or, where there is doubt, the initial graph with its reason. */
  trusted(verdicts: readonly Verdict[]): Verdict[] {
    const doubt = this.check?.doubt
    if (doubt === undefined) return [...verdicts]
    return asPredicted(this.#initial).map((verdict) => ({
      ...verdict,
      sentence: `${verdict.sentence} It was not refined: ${doubt.reason}`,
    }))
  }
}
