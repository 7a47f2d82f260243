import type { Calibration } from '../planner/causal/calibration/calibration.ts'
import type { Planner } from '../planner/planner.ts'
import type { Answerer } from '../question/answerer.ts'

/**
 * What a planner must know about a model before it plans. Nothing for planners that need nothing, and nothing when the model
 * failed or the budget is spent: the episode then asks for itself, so that its journal says what happened.
 */
export async function calibrationFor(
  planner: Planner,
  answerer: Answerer,
  signal: AbortSignal,
): Promise<{ calibration?: Calibration }> {
  if (planner.calibrate === undefined) return {}
  try {
    return { calibration: await planner.calibrate({ answerer, signal }) }
  } catch {
    return {}
  }
}
