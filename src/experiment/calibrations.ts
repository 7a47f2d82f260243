import type { Calibration } from '../planner/causal/calibration/calibration.ts'
import type { Planner } from '../planner/planner.ts'
import type { Answerer } from '../question/answerer.ts'
import { countingWaves } from '../question/count-waves.ts'

/**
 * The calibration of a model that a planner needs before it plans. Empty for planners that need none, and if the model failed or
 * the budget is spent: the episode then asks the model itself, so that its journal records what happened.
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
