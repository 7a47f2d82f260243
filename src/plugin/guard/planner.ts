import { z } from 'zod'
import { calibrationSchema } from '../../planner/causal/calibration/calibration.ts'
import { graphOf, type Plan, planSchema } from '../../planner/plan.ts'
import type { Planner } from '../../planner/planner.ts'
import { type Check, fits, guarded, type Origin } from './guard.ts'

const support = z.union([
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), why: z.string().min(1) }),
])

/** A plan must have the shape of one, and its edges must be between its subtasks and close no cycle. */
const isPlan: Check = (value, where) => {
  fits(planSchema)(value, where)
  graphOf(value as Plan)
  return value
}

/** A call that was cancelled rejects with the reason of its signal, whatever that is. */
const isAborted = (args: readonly unknown[]): boolean =>
  args.some((arg) => (arg as { signal?: AbortSignal } | undefined)?.signal?.aborted === true)

/** Checks the plans of a planner. */
export const guardPlanner = (planner: Planner, origin: Origin): Planner =>
  guarded(
    planner,
    origin,
    { plan: isPlan, supports: fits(support), calibrate: fits(calibrationSchema) },
    isAborted,
  )
