import type { Calibration } from '../planner/causal/calibration/calibration.ts'
import type { Planner } from '../planner/planner.ts'
import type { Answerer } from '../question/answerer.ts'

const known = new Map<string, Promise<Calibration>>()

/**
 * What a planner must know about a model before it plans: asked for once in this process for each planner and model, since
 * all episodes share it. Nothing for planners that need nothing, and nothing when the model failed or the budget is spent:
 * the episode then asks for itself, so that its journal says what happened.
 */
export async function calibrationFor(
  planner: Planner,
  answerer: Answerer,
  signal: AbortSignal,
): Promise<{ calibration?: Calibration }> {
  if (planner.calibrate === undefined) return {}
  const key = JSON.stringify([planner.id, answerer.id, answerer.settings])
  const asked = known.get(key) ?? planner.calibrate({ answerer, signal })
  known.set(key, asked)
  try {
    return { calibration: await asked }
  } catch {
    known.delete(key)
    return {}
  }
}
