import { once } from '../../core/once.ts'
import { add, cellKey, type Position } from '../../core/position.ts'
import { buildOrder, siteOf } from '../../task/build-order.ts'
import { falls, isFixed } from '../../task/facts/mining.ts'
import { isWet } from '../../task/placement/finishing.ts'
import { needsAround } from '../../task/placement/holding.ts'
import { offsetOf } from '../../task/placement.ts'
import type { BlueprintBlock, Task } from '../../task/task.ts'
import { byCell, orderOf, type PlannedPlacements } from '../planned-placements.ts'
import type { Subtask } from '../subtask.ts'
import { type WantedCell, wantedCells } from '../wanted-cells.ts'
import type { Account } from './account.ts'
import type { CauseList } from './cause.ts'
import type { Site } from './site.ts'

/** How the cells of a building depend on each other, and which subtasks fill them. */
export interface Building {
  /** Cells that each subtask fills, in the order of its actions. */
  cells: ReadonlyMap<number, readonly WantedCell[]>
  /** Subtasks that fill a cell, lowest id first. */
  fillers: ReadonlyMap<string, readonly number[]>
  /** The placement that the build order plans for a cell, and its rank there. */
  placements: PlannedPlacements
}

export function buildingOf({ task, actions }: Site, subtasks: readonly Subtask[]): Building {
  const cells = new Map(subtasks.map((subtask) => [subtask.id, wantedCells(subtask, task, actions)]))
  const fillers = new Map<string, number[]>()
  for (const { id } of [...subtasks].sort((a, b) => a.id - b.id)) {
    for (const { position } of cells.get(id) ?? []) {
      const list = fillers.get(cellKey(position))
      if (list === undefined) fillers.set(cellKey(position), [id])
      else if (list.at(-1) !== id) list.push(id)
    }
  }
  return { cells, fillers, placements: placementsOf(task, [...cells.values()].flat()) }
}

/**
 * The build order of the blueprint, followed by that of blocks outside it (scaffolding). Blocks outside may be placed
 * against the blueprint, but the blueprint is planned without them.
 */
function placementsOf(task: Task, wanted: readonly WantedCell[]): PlannedPlacements {
  const { blueprint, arena } = task
  const order = orderOf(task)
  const planned = byCell(order)
  const own = ownCells(blueprint)
  const beside = new Map<string, BlueprintBlock>()
  for (const cell of wanted) if (!own.has(cellKey(cell.position))) beside.set(cellKey(cell.position), cell)
  if (beside.size === 0) return planned
  const added = buildOrder([...blueprint, ...beside.values()], siteOf(arena)).order
  return byCell([...order, ...added.filter(({ block }) => beside.has(cellKey(block.position)))])
}

const ownCells = once(
  (blueprint: Task['blueprint']): ReadonlySet<string> =>
    new Set(blueprint.map(({ position }) => cellKey(position))),
)

/**
 * What blocks need from each other (game rules): the neighbour that they, or their helper blocks, are placed against
 * (`support`), are attached to (`attached-block`), are kept in by (water: `support`), stand on (`lower-before-higher`) or
 * would fall without (`gravity`). Cells that the subtask fills
 * itself cause no waiting.
 */
export function buildingCauses({ cells, fillers, placements }: Building, causes: CauseList): void {
  const supportOf = (cell: Position): string | undefined => {
    const leansOn = placements.get(cellKey(cell))?.leansOn
    return leansOn && cellKey(leansOn)
  }
  /** Whether the block in a cell must wait for the one above it. */
  const hangsOn = (cell: Position): boolean => {
    const placement = placements.get(cellKey(cell))
    return placement !== undefined && needsAround(placement.block.block).includes('up')
  }
  for (const [id, wanted] of cells) {
    const own = new Set(wanted.map(({ position }) => cellKey(position)))
    const wait = (rule: Parameters<CauseList['add']>[0], cell: string) => {
      if (own.has(cell)) return
      for (const filler of fillers.get(cell) ?? []) causes.add(rule, filler, id)
    }
    for (const { position, block, placedWith } of wanted) {
      if (placedWith !== undefined) continue
      const support = supportOf(position)
      if (support !== undefined) {
        wait('support', support)
        if (isFixed(block.name)) wait('attached-block', support)
      }
      if (isWet(block)) for (const wall of wallsAround(position)) wait('support', cellKey(wall))
      for (const side of needsAround(block)) wait('support', cellKey(add(position, offsetOf(side))))
      const under = { ...position, y: position.y - 1 }
      if (supportOf(under) === cellKey(position) || hangsOn(under)) continue
      wait('lower-before-higher', cellKey(under))
      if (falls(block.name)) wait('gravity', cellKey(under))
    }
  }
}

/** The neighbours that keep water from running out of a cell. */
const wallsAround = ({ x, y, z }: Position): Position[] => [
  { x: x + 1, y, z },
  { x: x - 1, y, z },
  { x, y, z: z + 1 },
  { x, y, z: z - 1 },
  { x, y: y - 1, z },
]

/** A subtask that places an item waits for the first subtask (lowest id) that equips the item without placing it. */
export function equipCauses(accounts: readonly Account[], causes: CauseList): void {
  const equippers = new Map<string, number>()
  for (const { id, holds, places } of accounts) {
    for (const item of holds)
      if (!places.has(item)) equippers.set(item, Math.min(id, equippers.get(item) ?? id))
  }
  if (equippers.size === 0) return
  for (const { id, holds, places } of accounts) {
    for (const item of places) {
      const first = holds.has(item) ? undefined : equippers.get(item)
      if (first !== undefined) causes.add('equip-before-place', first, id)
    }
  }
}
