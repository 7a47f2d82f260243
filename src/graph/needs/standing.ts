import { once } from '../../core/once.ts'
import { add, cellKey, distance, type Position } from '../../core/position.ts'
import { EYE_HEIGHT, REACH } from '../../game/bodies.ts'
import { offsetOf } from '../../game/placement/placement-options.ts'
import { groundLevel } from '../../task/arena-ground.ts'
import { SCAFFOLD } from '../../task/scaffold.ts'
import type { Task } from '../../task/task.ts'
import type { Building } from './building.ts'
import type { CauseList } from './cause.ts'

/** How far below and above the cell the feet may be (blocks). The Judger's PlaceBlock searches the same range. */
const MAX_BELOW = 5
const MAX_ABOVE = 3
/** Maximum horizontal distance of the search around the cell (blocks). */
const RADIUS = 5

/**
 * Reach and standing room (game rule): blocks too high to be placed from the arena's floor are placed from a block of the
 * building or a scaffold. A subtask waits for the earliest block in the build order that it could stand on, or any other such
 * block, unless it places one itself. Whether an agent can climb there is not checked. There are no such causes if the containers
 * hold dirt, because agents then climb on dirt pillars.
 */
export function standingCauses(task: Task, building: Building, causes: CauseList): void {
  if (task.containers.some(({ items }) => items.some(({ item }) => item === SCAFFOLD))) return
  const floor = groundLevel(task.arena)
  for (const [id, wanted] of building.cells) {
    const own = new Set(wanted.map(({ position }) => cellKey(position)))
    const high = wanted.filter(
      ({ position, placedWith }) => placedWith === undefined && position.y - floor > MAX_BELOW,
    )
    for (const { position } of high) {
      const stands = standsFor(position, building.placements)
      const [first, ...others] = stands
      if (first === undefined || stands.some(({ on }) => own.has(on))) continue
      const earliest = others.reduce((best, stand) => (stand.rank < best.rank ? stand : best), first)
      const filler = building.fillers.get(earliest.on)?.[0]
      const anyOf = stands.flatMap(({ on }) => building.fillers.get(on) ?? [])
      if (filler !== undefined) causes.add('reach', filler, id, anyOf)
    }
  }
}

/** A standing place: the cell of the feet, the block below it, and that block's rank in the build order. */
interface Stand {
  feet: Position
  on: string
  rank: number
}

/** The places from which a block can be placed that are completed before it in the build order. */
function standsFor(position: Position, placements: Building['placements']): Stand[] {
  const placement = placements.get(cellKey(position))
  if (placement === undefined) return []
  const aim = aimAt(position, placement)
  const byColumn = standsOn(placements)
  return COLUMNS.flatMap(([dx, dz]) => byColumn.get(`${position.x + dx},${position.z + dz}`) ?? []).filter(
    ({ feet, rank }) => rank < placement.rank && isInReach(feet, position, aim),
  )
}

/** Columns around a cell, ordered from west to east, and from north to south within each row. */
const COLUMNS = Array.from({ length: 2 * RADIUS + 1 }, (_, x) =>
  Array.from({ length: 2 * RADIUS + 1 }, (__, z): [number, number] => [x - RADIUS, z - RADIUS]),
).flat()

/** Whether a player with its feet there reaches the point to click without standing in the cell. */
function isInReach(feet: Position, { x, y, z }: Position, aim: Position): boolean {
  if (feet.y < y - MAX_BELOW || feet.y > y + MAX_ABOVE) return false
  const isInside = feet.x === x && feet.z === z && feet.y + 1 >= y && feet.y <= y
  const eye = { x: feet.x + 0.5, y: feet.y + EYE_HEIGHT, z: feet.z + 0.5 }
  return !isInside && distance(eye, aim) <= REACH
}

/** Standing places by column: on top of placed blocks, with room for the body. */
const standsOn = once((placements: Building['placements']) => {
  const stands = new Map<string, Stand[]>()
  for (const [on, { block, rank }] of placements) {
    const { x, y, z } = block.position
    const feet = { x, y: y + 1, z }
    if (placements.has(cellKey(feet)) || placements.has(cellKey({ x, y: y + 2, z }))) continue
    const column = stands.get(`${x},${z}`)
    if (column === undefined) stands.set(`${x},${z}`, [{ feet, on, rank }])
    else column.push({ feet, on, rank })
  }
  return stands
})

/** The point to click: the centre of the neighbour's face. */
function aimAt(
  position: Position,
  { option }: { option: { against: Parameters<typeof offsetOf>[0] } },
): Position {
  const { x, y, z } = offsetOf(option.against)
  return add(position, { x: 0.5 + x / 2, y: 0.5 + y / 2, z: 0.5 + z / 2 })
}
