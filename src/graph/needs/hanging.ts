import { once, onceByName } from '../../core/once.ts'
import { add, cellKey, type Position } from '../../core/position.ts'
import { sidesThatCarry } from '../../game/placement/carrying.ts'
import { offsetOf } from '../../game/placement/placement-options.ts'
import type { Surroundings } from '../../game/placement/surroundings.ts'
import type { FootingRules } from '../../game/rules/rule-book.ts'
import type { GameVersion } from '../../game/version.ts'
import type { PlannedPlacements } from '../planned-placements.ts'
import type { WantedCell } from '../wanted-cells.ts'

/** A cell and the neighbours that can support its block. */
interface Placeable {
  cell: WantedCell
  against: readonly Position[]
}

/** Support between the cells of one subtask. */
interface Joints {
  placeable: ReadonlyMap<string, Placeable>
  /** Cells of the subtask that can support a cell. */
  carriers: ReadonlyMap<string, readonly string[]>
  /** Cells that a cell of the subtask can support. */
  carried: ReadonlyMap<string, readonly string[]>
}

const AS_IN_THE_GAME: FootingRules = { falls: {}, needsBelow: {} }

/** Joints do not depend on other subtasks, so planners need the same joints with different neighbours. */
const jointsIn = once((placements: PlannedPlacements) =>
  onceByName((version) =>
    once((rules: FootingRules) =>
      once((wanted: readonly WantedCell[]) =>
        computeJoints(wanted, { version, rules, at: (cell) => placements.get(cellKey(cell))?.block.block }),
      ),
    ),
  ),
)

function computeJoints(wanted: readonly WantedCell[], around: Surroundings): Joints {
  const placeable = new Map<string, Placeable>()
  /** Second halves are placed with the first. */
  const firstOf = new Map<string, string>()
  for (const cell of wanted) {
    firstOf.set(cellKey(cell.position), cellKey(cell.placedWith ?? cell.position))
    if (cell.placedWith !== undefined) continue
    const sides = sidesThatCarry(cell.block, cell.position, around)
    const against = sides.map((side) => add(cell.position, offsetOf(side)))
    placeable.set(cellKey(cell.position), { cell, against })
  }
  const carriers = new Map<string, readonly string[]>()
  const carried = new Map<string, string[]>()
  for (const [key, { against }] of placeable) {
    const own = against.flatMap((beside) => {
      const carrier = firstOf.get(cellKey(beside))
      return carrier === undefined || carrier === key ? [] : [carrier]
    })
    carriers.set(key, own)
    for (const carrier of own) {
      const list = carried.get(carrier)
      if (list === undefined) carried.set(carrier, [key])
      else list.push(key)
    }
  }
  return { placeable, carriers, carried }
}

/**
 * Groups of cells of one subtask that support each other, but are supported neither by its other cells nor by existing blocks.
 * @param stands whether a cell contains a block from the start
 */
export function hangingGroups(
  wanted: readonly WantedCell[],
  {
    placements,
    stands,
    version,
    rules = AS_IN_THE_GAME,
  }: {
    placements: PlannedPlacements
    stands: (cell: Position) => boolean
    version: GameVersion
    rules?: FootingRules | undefined
  },
): Placeable[][] {
  const { placeable, carriers, carried } = jointsIn(placements)(version)(rules)(wanted)
  const standing = new Set<string>()
  for (const [key, { against }] of placeable)
    if (against.length === 0 || against.some(stands)) standing.add(key)
  for (const key of standing) for (const next of carried.get(key) ?? []) standing.add(next)
  const hanging = [...placeable.keys()].filter((key) => !standing.has(key))
  const below = new Map(hanging.map((key) => [key, withCarriers(key, carriers)]))
  const groups = new Map<string, Placeable[]>()
  for (const [key, all] of below) {
    // Everything that supports it, directly or through others, is supported by it as well.
    if (![...all].every((carrier) => below.get(carrier)?.has(key))) continue
    groups.set(
      [...all].sort().join(' '),
      [...all].flatMap((one) => placeable.get(one) ?? []),
    )
  }
  return [...groups.values()]
}

function withCarriers(key: string, carriers: Joints['carriers']): Set<string> {
  const all = new Set([key])
  for (const one of all) for (const carrier of carriers.get(one) ?? []) all.add(carrier)
  return all
}
