import { makeCalls } from '../act-on-calls.ts'
import { step } from '../moves.ts'
import { firstCalls } from '../plan.ts'
import { planGathering } from '../plans/gathering.ts'
import type { Situation } from '../situation.ts'
import { selfIn, teamIn } from './team.ts'

/**
 * A whole gathering task without a plan: the first of the team plans from what it reads now and makes the first call of that
 * plan. The others stay out of its way, since there is often only one of a thing.
 */
export function gather(text: string, situation: Situation): object {
  if (teamIn(text)[0] !== selfIn(text)) return step('Another agent does it.', 'Wait', { seconds: 30 })
  const planned = firstCalls(planGathering(text, situation.inventory))
  const left = planned.filter(({ name, args }) => name !== 'Equip' || args.item !== situation.held)
  return makeCalls({ ...situation, left, planned })
}
