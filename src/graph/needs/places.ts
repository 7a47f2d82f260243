import { add, cellKey, type Position } from '../../core/position.ts'
import type { Account } from './account.ts'
import type { CauseList } from './cause.ts'
import type { Site } from './site.ts'

const UP = { x: 0, y: 1, z: 0 }

/**
 * A subtask that needs a crafting table or furnace waits for the first subtask (lowest id) that places one, or any other; if none
 * places one, for those that obtain one, which is carried along and placed where it is used.
 */
export function stationCauses(accounts: readonly Account[], site: Site, causes: CauseList): void {
  const builders = new Map<string, number[]>()
  for (const { block, by } of site.placed.values()) {
    const list = builders.get(block)
    if (list === undefined) builders.set(block, [...by])
    else list.push(...by)
  }
  for (const { id, stations } of accounts) {
    for (const { anyOf, rule } of stations) {
      const placed = anyOf.flatMap((block) => builders.get(block) ?? [])
      const carried = accounts.filter(({ supplies }) => anyOf.some((block) => supplies.has(block)))
      const ids = placed.length > 0 ? placed : carried.map((account) => account.id)
      if (ids.length > 0) causes.add(rule, Math.min(...ids), id, ids)
    }
  }
}

/** Containers that are not part of the task must be placed before they are opened. */
export function containerCauses(accounts: readonly Account[], site: Site, causes: CauseList): void {
  for (const { id, opens } of accounts) {
    for (const cell of opens) {
      if (site.blocks.has(cellKey(cell))) continue
      const by = site.placed.get(cellKey(cell))?.by ?? []
      if (by.includes(id)) continue
      if (by[0] !== undefined) causes.add('container-access', by[0], id, by)
    }
  }
}

/** Crops: tilling comes before planting, planting before bone meal, and both before the harvest. */
export function cropCauses(accounts: readonly Account[], site: Site, causes: CauseList): void {
  const ripeners = ripenersByCell(accounts)
  const plantersAt = (cell: Position) => site.placed.get(cellKey(cell))?.by ?? []
  for (const { id, harvests, ripens, tills } of accounts) {
    for (const ripener of harvests.flatMap((cell) => ripeners.get(cellKey(cell)) ?? []))
      causes.add('ripe-before-harvest', ripener, id)
    const planted = ripens.map(plantersAt).filter((planters) => !planters.includes(id))
    for (const planter of planted.flat()) causes.add('ripe-before-harvest', planter, id)
    for (const planter of tills.flatMap((cell) => plantersAt(add(cell, UP))))
      causes.add('support', id, planter)
  }
}

/** The subtasks that advance the crop in each cell towards harvest, in order. */
function ripenersByCell(accounts: readonly Account[]): ReadonlyMap<string, readonly number[]> {
  const ripeners = new Map<string, number[]>()
  for (const { id, ripens } of accounts)
    for (const cell of ripens) {
      const list = ripeners.get(cellKey(cell)) ?? []
      if (list.at(-1) !== id) list.push(id)
      ripeners.set(cellKey(cell), list)
    }
  return ripeners
}
