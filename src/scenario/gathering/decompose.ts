import type { decompose } from '../../question/kinds/decompose.ts'
import type { ReplyOf } from '../../question/question.ts'
import { decomposeWild, isWild } from './decompose-wild.ts'
import { GatheringPlanner } from './gathering-planner.ts'
import type { GatheringFacts } from './plan-state.ts'

/** Plans backwards from the wanted items by recipes and amounts, and lists the subtasks in working order. */
export const decomposeGathering = (facts: GatheringFacts): ReplyOf<typeof decompose> =>
  isWild(facts.task) ? decomposeWild(facts) : planGathering(facts).reply()

/** The plan of a task: the first without shortfalls, burning some fuel only where there is no other. */
export function planGathering(facts: GatheringFacts): GatheringPlanner {
  const first = planSparing(facts, [])
  if (first.shortfalls.length === 0) return first
  const others = [...first.burnt].map((fuel) => planSparing(facts, [fuel]))
  return others.find(({ shortfalls }) => shortfalls.length === 0) ?? first
}

/** @param spared fuels to burn only where there are no others */
function planSparing(facts: GatheringFacts, spared: readonly string[]): GatheringPlanner {
  const { obtain } = facts.task.gathering
  const rehearsal = new GatheringPlanner(facts, { spared })
  rehearsal.needAll(obtain)
  const planner = new GatheringPlanner(facts, { toDig: rehearsal.dug, spared })
  planner.needAll(obtain)
  return planner
}
