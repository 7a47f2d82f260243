import { once } from '../core/once.ts'
import { cellKey } from '../core/position.ts'
import { type BuildingGround, buildOrder, type PlannedPlacement, siteOf } from '../task/build-order.ts'
import type { Task } from '../task/task.ts'

/** Placements by cell, with their rank in the build order. */
export type PlannedPlacements = ReadonlyMap<string, PlannedPlacement & { rank: number }>

/** The build order of a task's blueprint; the same list each time. */
export const orderOf = (task: Pick<Task, 'blueprint'> & BuildingGround): readonly PlannedPlacement[] =>
  buildOrder(task.blueprint, siteOf(task)).order

/** Placements by cell; computed once for each order. */
export const byCell = once((order: readonly PlannedPlacement[]): PlannedPlacements => {
  const ranked = order.map(
    (placement, rank) => [cellKey(placement.block.position), { ...placement, rank }] as const,
  )
  return new Map(ranked)
})
