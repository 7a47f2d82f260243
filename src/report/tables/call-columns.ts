import { type ChargedCalibration, calibrationCharge } from '../../experiment/analysis/calibration-charge.ts'
import type { ConditionSummary } from '../../experiment/analysis/summary.ts'
import type { EpisodeResult } from '../../experiment/matrix/episode-result.ts'
import type { ExperimentSpec } from '../../experiment/matrix/experiment-spec.ts'
import { plain } from '../number-texts.ts'
import type { Cell } from '../table/model.ts'

export const CALLS = 'calls'
export const CALIBRATION = 'to calibrate'

/** A note on what `calls` leaves out, for tables that have both columns or differences of calls. */
export const CALLS_NOTE =
  'Calls are those of an episode; calibrating the model takes its own, once for all episodes.'

/**
 * Columns of model calls: those of an episode, and next to them those of the calibration if a condition was
 * calibrated.
 */
export interface CallColumns {
  heads: readonly string[]
  cells(summary: ConditionSummary): Cell[]
}

/** The columns of calls for all conditions of an experiment, or of a cell of its protocol. */
export function callColumns(
  spec: ExperimentSpec,
  results: readonly EpisodeResult[],
  sheets: readonly ChargedCalibration[],
): CallColumns {
  const calibrations = new Map(
    spec.conditions.flatMap((condition) => {
      const charge = calibrationCharge(condition, results, sheets)
      return charge === undefined ? [] : [[condition.id, charge.calls]]
    }),
  )
  if (calibrations.size === 0) return { heads: [CALLS], cells: ({ calls }) => [plain(calls.mean)] }
  return {
    heads: [CALLS, CALIBRATION],
    cells: ({ condition, calls }) => [plain(calls.mean), calibrations.get(condition) ?? '–'],
  }
}
