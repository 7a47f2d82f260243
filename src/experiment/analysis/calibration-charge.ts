import { crossedMean } from '../../core/statistics/crossed.ts'
import type { Interval } from '../../core/statistics/intervals.ts'
import { parseLatency } from '../latency.ts'
import type { KeptCalibration } from '../matrix/calibrate-once.ts'
import type { Condition } from '../matrix/condition.ts'
import type { EpisodeResult } from '../matrix/episode-result.ts'
import { POSITIVE } from './measurements.ts'

/** A calibration and the conditions that it applies to; by default all that use its planner and model. */
export type ChargedCalibration = KeptCalibration & { readonly conditions?: readonly string[] }

/** A condition's cost and efficiency when the calibration of its model is charged to its plans. */
export interface CalibrationCharge {
  /** Questions of the calibration, and their game time (s): waves × latency; null if unknown. */
  readonly calls: number
  readonly seconds: number | null
  /** Episodes over which it is amortised. */
  readonly plans: number
  /**
   * Questions per episode: without the calibration, including the episode's share of it, and for the first plan, which pays for
   * the whole calibration.
   */
  readonly callsAn: { readonly played: number; readonly amortised: number; readonly first: number }
  /** Efficiency (%/min of game time) in the same three ways; null if the calibration's time is unknown. */
  readonly efficiency: {
    readonly played: Interval
    readonly amortised: Interval
    readonly first: Interval
  } | null
}

/**
 * Charges a calibration, which happens once before any plan, to the episodes that use it.
 * @param results settled results of all conditions
 * @returns undefined for a condition that was not calibrated in this experiment
 */
export function calibrationCharge(
  { id, planner, model, latency }: Condition,
  results: readonly EpisodeResult[],
  sheets: readonly ChargedCalibration[],
): CalibrationCharge | undefined {
  const sheet = sheets.find(
    (kept) => kept.planner === planner && kept.model === model && (kept.conditions ?? [id]).includes(id),
  )
  const own = results.filter(({ condition }) => condition === id)
  if (sheet === undefined || own.length === 0) return undefined
  const { calls } = sheet.calibration
  const seconds = secondsOf(sheet, latency)
  const callsPlayed = own.reduce((sum, result) => sum + result.calls, 0) / own.length
  const plans = own.length
  return {
    calls,
    seconds,
    plans,
    callsAn: { played: callsPlayed, amortised: callsPlayed + calls / plans, first: callsPlayed + calls },
    efficiency:
      seconds === null
        ? null
        : {
            played: efficiencyWith(0, own),
            amortised: efficiencyWith(seconds / plans, own),
            first: efficiencyWith(seconds, own),
          },
  }
}

/** Game time of a calibration (s), assuming that every wave takes as long as one call. */
function secondsOf({ waves }: KeptCalibration, latency: string): number | null {
  const parsed = parseLatency(latency)
  if (waves === undefined) return null
  if (parsed.kind === 'none') return 0
  return parsed.kind === 'fixed' ? (waves * parsed.ms) / 1000 : null
}

/** Mean efficiency if each episode had taken this many seconds longer. */
const efficiencyWith = (seconds: number, results: readonly EpisodeResult[]): Interval =>
  crossedMean(
    results.flatMap(({ task, seed, efficiency, time: { elapsed } }) =>
      efficiency === null
        ? []
        : [{ task, seed, value: elapsed === 0 ? 0 : (efficiency.elapsed * elapsed) / (elapsed + seconds) }],
    ),
    POSITIVE,
  )
