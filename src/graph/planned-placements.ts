import { once } from '../core/once.ts'
import { cellKey } from '../core/position.ts'
import { buildOrder, type PlannedPlacement, siteOf } from '../task/build-order.ts'
import type { Task } from '../task/task.ts'

/** Placements by cell, with their rank in the build order. */
export type PlannedPlacements = ReadonlyMap<string, PlannedPlacement & { rank: number }>

/** Build orders by blueprint and arena, cached because the same task is queried many times. */
const orders = new WeakMap<Task['blueprint'], { arena: Task['arena']; order: readonly PlannedPlacement[] }>()

/** The build order of a task's blueprint. */
export function orderOf({
  blueprint,
  arena,
}: Pick<Task, 'blueprint' | 'arena'>): readonly PlannedPlacement[] {
  const known = orders.get(blueprint)
  if (known?.arena === arena) return known.order
  const { order } = buildOrder(blueprint, siteOf(arena))
  orders.set(blueprint, { arena, order })
  return order
}

/** Placements by cell; computed once for each order. */
export const byCell = once((order: readonly PlannedPlacement[]): PlannedPlacements => {
  const ranked = order.map(
    (placement, rank) => [cellKey(placement.block.position), { ...placement, rank }] as const,
  )
  return new Map(ranked)
})
