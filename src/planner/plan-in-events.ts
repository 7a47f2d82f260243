import type { GameEvent } from '../core/journal/events.ts'
import { type Plan, planSchema } from './plan.ts'

/** The whole plan that an event carries: the first one, or the last revision. */
export function planIn(event: GameEvent): unknown {
  if (event.type === 'plan.ready') return event.data.plan
  return event.type === 'plan.revised' ? event.data.plan : undefined
}

/** The last whole plan of a run; undefined if there is none, or none is readable. */
export function finalPlan(events: readonly GameEvent[]): Plan | undefined {
  const last = events.findLast((event) => planIn(event) !== undefined)
  return last === undefined ? undefined : planSchema.safeParse(planIn(last)).data
}

/** Questions for calibrating the model before the run's plan; they are asked once per model, and are not counted in any run. */
export const calibrationCalls = (events: readonly GameEvent[]): number | undefined =>
  finalPlan(events)?.refinement?.calibration?.calls
