import { z } from 'zod'
import { calibrationSchema } from '../../planner/causal/calibration/calibration.ts'
import { graphOf, type Plan, planSchema } from '../../planner/plan.ts'
import type { Planner } from '../../planner/planner.ts'
import type { PlannerDefinition } from '../define.ts'
import { type Check, fits, guarded, later, type Origin } from './guard.ts'

const support = z.union([
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), why: z.string().min(1) }),
])

/** Checks that a value is a plan whose edges connect its own subtasks and form no cycle. */
const isPlan: Check = (value, where) => {
  fits(planSchema)(value, where)
  graphOf(value as Plan)
  return value
}

/** A call that was cancelled rejects with the reason of its signal, whatever that is. */
const isAborted = (args: readonly unknown[]): boolean =>
  args.some((arg) => (arg as { signal?: AbortSignal } | undefined)?.signal?.aborted === true)

const fn = z.custom((value) => typeof value === 'function', 'expected a function')
const shape = z.looseObject({
  id: z.string(),
  plan: fn,
  asks: z.array(z.looseObject({ id: z.string() })).optional(),
})

/** Checks the planners that a plug-in makes, and their plans. */
export const guardPlanner = (definition: PlannerDefinition, origin: Origin): PlannerDefinition =>
  guarded(definition, origin, { create: (made) => guardMade(made as Planner, origin) })

function guardMade(planner: Planner, origin: Origin): Planner {
  fits(shape)(planner, { origin, method: 'create' })
  return guarded(
    planner,
    origin,
    { plan: later(isPlan), supports: fits(support), calibrate: later(fits(calibrationSchema)) },
    { isAborted },
  )
}
