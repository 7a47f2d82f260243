import type { GameEvent } from '../../core/journal/events.ts'
import type { CompletionRate } from '../../judger/metrics/measures.ts'
import { carriedMoments } from './carried.ts'
import type { Gathering } from './gathering.ts'

type CheckPoint = NonNullable<Gathering['checkpoints']>[number]

/**
 * Completion rate of a dish as in VillagerBench's code. A check-point is reached, permanently, once a single agent carries
 * its count. The score is Σ over the reached check-points that no other reached one includes, directly or through its
 * parts, reached or not. CR is this score divided by the maximum. (The paper's eq. 10 adds scores of actions, which the
 * code does not have.)
 *
 * VillagerBench checks every five seconds; here every change counts, so items that are held only briefly count too.
 */
export function cookingScore(
  checkpoints: readonly CheckPoint[],
  events: readonly GameEvent[],
): CompletionRate {
  const done = scoreOf(reachedOf(checkpoints, events), checkpoints)
  const of = scoreOf(checkpoints, checkpoints)
  return { value: of === 0 ? 1 : done / of, done, of, what: 'points of the recipe’s check-points' }
}

/** The check-points that a single agent has carried. */
export function reachedOf(checkpoints: readonly CheckPoint[], events: readonly GameEvent[]): CheckPoint[] {
  const reached = new Set<CheckPoint>()
  for (const { carried } of carriedMoments(events))
    for (const point of checkpoints) if ((carried.get(point.item) ?? 0) >= point.count) reached.add(point)
  return checkpoints.filter((point) => reached.has(point))
}

/** Total score of check-points, without those that others of them include. */
function scoreOf(points: readonly CheckPoint[], all: readonly CheckPoint[]): number {
  const included = new Set<string>()
  const include = (item: string) => {
    if (included.has(item)) return
    included.add(item)
    for (const part of partsOf(all, item)) include(part)
  }
  for (const { parts } of points) for (const part of parts) include(part)
  return points.reduce((sum, { item, score }) => (included.has(item) ? sum : sum + score), 0)
}

const partsOf = (all: readonly CheckPoint[], item: string): readonly string[] =>
  all.find((point) => point.item === item)?.parts ?? []
