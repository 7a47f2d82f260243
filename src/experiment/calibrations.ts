import type { Calibration } from '../planner/causal/calibration/calibration.ts'
import type { Planner } from '../planner/planner.ts'
import type { Answerer } from '../question/answerer.ts'
import { countingWaves } from '../question/count-waves.ts'

/**
 * What a planner must know about a model before it plans. Nothing for planners that need nothing, and nothing when the model
 * failed or the budget is spent: the episode then asks for itself, so that its journal says what happened.
 * @returns also how many waves of questions the calibration took
 */
export async function calibrationFor(
  planner: Planner,
  answerer: Answerer,
  signal: AbortSignal,
): Promise<{ calibration?: Calibration; waves?: number }> {
  if (planner.calibrate === undefined) return {}
  const counting = countingWaves(answerer)
  try {
    const calibration = await planner.calibrate({ answerer: counting.answerer, signal })
    return { calibration, waves: counting.waves() }
  } catch {
    return {}
  }
}
