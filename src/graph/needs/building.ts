import { once } from '../../core/once.ts'
import { add, cellKey, type Position } from '../../core/position.ts'
import { isFixed } from '../../game/blocks/mining.ts'
import { isWet } from '../../game/placement/finishing.ts'
import { floodedFrom } from '../../game/placement/flood.ts'
import { needsAround } from '../../game/placement/holding.ts'
import { placedBefore } from '../../game/placement/placed-before.ts'
import { offsetOf } from '../../game/placement/placement-options.ts'
import { type FootingRules, fallsUnder, needsFoot } from '../../game/rules/rule-book.ts'
import { groundLevel } from '../../task/arena-ground.ts'
import { buildOrder, siteOf } from '../../task/build-order.ts'
import type { RuleId } from '../../task/rule-ids.ts'
import type { BlueprintBlock, Task } from '../../task/task.ts'
import { byCell, orderOf, type PlannedPlacements } from '../planned-placements.ts'
import type { Subtask } from '../subtask.ts'
import { type WantedCell, wantedCells } from '../wanted-cells.ts'
import type { Account } from './account.ts'
import type { CauseList } from './cause.ts'
import { hangingGroups } from './hanging.ts'
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
  const { blueprint } = task
  const order = orderOf(task)
  const planned = byCell(order)
  const own = ownCells(blueprint)
  const beside = new Map<string, BlueprintBlock>()
  for (const cell of wanted) if (!own.has(cellKey(cell.position))) beside.set(cellKey(cell.position), cell)
  if (beside.size === 0) return planned
  const added = buildOrder([...blueprint, ...beside.values()], siteOf(task)).order
  return byCell([...order, ...added.filter(({ block }) => beside.has(cellKey(block.position)))])
}

const ownCells = once(
  (blueprint: Task['blueprint']): ReadonlySet<string> =>
    new Set(blueprint.map(({ position }) => cellKey(position))),
)

/**
 * Needs of blocks from each other (game rules): any neighbour that they can be placed against (`support`), also as the block
 * below (`lower-before-higher`) or the one they are attached to (`attached-block`); the blocks that keep water in, and the
 * adjacent door that determines the hinge side (`support`); and the block without which they would fall (`gravity`). Existing
 * blocks and the floor have no needs.
 *
 * A subtask places its blocks in any possible order. So only blocks of it that hang on each other and on nothing else of it
 * have a need, and one neighbour of any of them is enough. A subtask with a block that nothing in the plan can carry uses
 * temporary dirt, and needs no support.
 */
export function buildingCauses(building: Building, site: Site, causes: CauseList): void {
  const { gameVersion: version, rules, arena } = site.task
  const ground = groundLevel(arena) - 1
  const stands = (cell: Position) =>
    cell.y === ground || (site.blocks.has(cellKey(cell)) && !building.fillers.has(cellKey(cell)))
  for (const [id, wanted] of building.cells) {
    const own = new Set(wanted.map(({ position }) => cellKey(position)))
    const others = (cell: Position) =>
      own.has(cellKey(cell)) ? [] : (building.fillers.get(cellKey(cell)) ?? [])
    for (const [rule, cell] of wanted.flatMap((one) =>
      neighboursNeeded(one, { placements: building.placements, ground, rules }),
    ))
      if (!stands(cell)) for (const filler of others(cell)) causes.add(rule, filler, id)
    const groups = hangingGroups(wanted, {
      placements: building.placements,
      stands,
      version,
      rules,
    })
    supportCauses(id, groups, { placements: building.placements, others }, causes)
  }
}

/** The cells that must be filled before a block is placed, each with the rule that requires it. */
function neighboursNeeded(
  { position, block, placedWith }: WantedCell,
  {
    placements,
    ground,
    rules,
  }: { placements: PlannedPlacements; ground: number; rules: FootingRules | undefined },
): [RuleId, Position][] {
  if (placedWith !== undefined) return []
  const first = placedBefore(block, position, (cell) => placements.get(cellKey(cell))?.block.block)
  const supports = [
    ...(isWet(block) ? floodedBefore(position, placements, ground) : []),
    ...needsAround(block).map((side) => add(position, offsetOf(side))),
    ...(first === undefined ? [] : [first]),
  ]
  const footing = fallsUnder(rules, block.name) ? 'gravity' : 'support'
  return [
    ...supports.map((cell): [RuleId, Position] => ['support', cell]),
    ...(needsFoot(rules, block.name)
      ? [[footing, add(position, offsetOf('down'))] satisfies [RuleId, Position]]
      : []),
  ]
}

type HangingGroup = ReturnType<typeof hangingGroups>[number]

/** Causes of one subtask whose blocks hang on others; none for a group that hangs on nothing else in the plan. */
function supportCauses(
  id: number,
  hanging: readonly HangingGroup[],
  { placements, others }: { placements: PlannedPlacements; others(cell: Position): readonly number[] },
  causes: CauseList,
): void {
  const groups = hanging.map((group) => ({
    group,
    anyOf: [...new Set(group.flatMap(({ against }) => against.flatMap(others)))],
  }))
  if (groups.some(({ anyOf }) => anyOf.length === 0)) return
  for (const { group, anyOf } of groups) {
    const planned = group.flatMap(({ cell }) => {
      const leansOn = placements.get(cellKey(cell.position))?.leansOn
      return leansOn === undefined ? [] : others(leansOn)
    })
    const from = planned.find((other) => anyOf.includes(other)) ?? Math.min(...anyOf)
    causes.add('support', from, id, anyOf)
    if (group.some(({ cell }) => isFixed(cell.block.name))) causes.add('attached-block', from, id, anyOf)
    for (const { cell } of group) {
      const below = others(add(cell.position, offsetOf('down'))).find((other) => anyOf.includes(other))
      if (below !== undefined) causes.add('lower-before-higher', below, id, anyOf)
    }
  }
}

/**
 * Earlier blocks in the build order that the block's water would wash away. Only earlier ones count, which rules out cycles.
 */
function floodedBefore(position: Position, placements: PlannedPlacements, ground: number): Position[] {
  const rank = placements.get(cellKey(position))?.rank ?? Number.POSITIVE_INFINITY
  const wantedAt = (cell: Position) => placements.get(cellKey(cell))?.block.block
  return floodedFrom(position, wantedAt, ground).filter(
    (cell) => (placements.get(cellKey(cell))?.rank ?? Number.POSITIVE_INFINITY) < rank,
  )
}

/** A subtask that only places an item waits for the first subtask (lowest id) that equips the item without placing it. */
export function equipCauses(accounts: readonly Account[], causes: CauseList): void {
  const equippers = new Map<string, number>()
  for (const { id, holds, places } of accounts)
    for (const item of [...holds].filter((one) => !places.has(one)))
      equippers.set(item, Math.min(id, equippers.get(item) ?? id))
  if (equippers.size === 0) return
  for (const { id, holds, places } of accounts)
    for (const item of [...places].filter((one) => !holds.has(one))) {
      const first = equippers.get(item)
      if (first !== undefined) causes.add('equip-before-place', first, id)
    }
}
