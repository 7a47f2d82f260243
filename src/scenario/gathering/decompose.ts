import { isDugOtherwise } from '../../game/rules/rule-book.ts'
import type { decompose } from '../../question/kinds/decompose.ts'
import type { ReplyOf } from '../../question/question.ts'
import { decomposeWild, isWild } from './decompose-wild.ts'
import { GatheringPlanner } from './gathering-planner.ts'
import type { GatheringFacts, PlanOptions } from './plan-state.ts'
import { STATIONS } from './sources.ts'

/** Plans backwards from the wanted items by recipes and amounts, and lists the subtasks in working order. */
export const decomposeGathering = (facts: GatheringFacts): ReplyOf<typeof decompose> =>
  isWild(facts.task) ? decomposeWild(facts) : planGathering(facts).reply()

/**
 * The plan of a task: the first without shortfalls, burning some fuel only where there is no other, and digging stations only if
 * they drop something else in this world.
 */
export function planGathering(facts: GatheringFacts): GatheringPlanner {
  const first = planWith(facts, {})
  if (first.shortfalls.length === 0) return first
  const { rules } = facts.task
  const others: PlanOptions[] = [
    ...[...first.burnt].map((fuel) => ({ spared: [fuel] })),
    ...([...STATIONS].some((station) => isDugOtherwise(rules, station)) ? [{ givesUpStations: true }] : []),
  ]
  for (const options of others) {
    const plan = planWith(facts, options)
    if (plan.shortfalls.length === 0) return plan
  }
  return first
}

function planWith(facts: GatheringFacts, options: PlanOptions): GatheringPlanner {
  const { obtain } = facts.task.gathering
  const rehearsal = new GatheringPlanner(facts, options)
  rehearsal.needAll(obtain)
  const planner = new GatheringPlanner(facts, { ...options, toDig: rehearsal.dug })
  planner.needAll(obtain)
  return planner
}
