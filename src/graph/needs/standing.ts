import { once } from '../../core/once.ts'
import { add, cellKey, distance, type Position } from '../../core/position.ts'
import { EYE_HEIGHT, REACH } from '../../game/bodies.ts'
import { offsetOf } from '../../game/placement/placement-options.ts'
import { SCAFFOLD } from '../../task/scaffold.ts'
import type { Task } from '../../task/task.ts'
import type { Building } from './building.ts'
import type { CauseList } from './cause.ts'

/** A player's reach from the eyes, and the height of the eyes above the feet (blocks, vanilla). */
/** How far below and above the cell the feet may be (blocks). The Judger's PlaceBlock searches the same range. */
const MAX_BELOW = 5
const MAX_ABOVE = 3
/** Horizontal search radius around the cell (blocks). */
const RADIUS = 5

/**
 * Reach and standing room (game rule): blocks that are too high to be placed from the arena's floor are placed from a
 * block of the building or a scaffold. A subtask waits for the earliest block in the build order that it could stand on,
 * unless it places that block itself, or any other that it could stand on. Whether an agent can climb there is not checked.
 * Nobody waits where the containers hold dirt: agents climb on pillars of it.
 */
export function standingCauses(
  task: Task,
  { cells, fillers, placements }: Building,
  causes: CauseList,
): void {
  if (task.containers.some(({ items }) => items.some(({ item }) => item === SCAFFOLD))) return
  const floor = task.arena.box.min.y
  const stands = standsOn(placements)
  for (const [id, wanted] of cells) {
    const own = new Set(wanted.map(({ position }) => cellKey(position)))
    for (const { position, placedWith } of wanted) {
      if (placedWith !== undefined || position.y - floor <= MAX_BELOW) continue
      const placement = placements.get(cellKey(position))
      if (placement === undefined) continue
      const aim = aimAt(position, placement)
      let best: { on: string; rank: number } | undefined
      const all: string[] = []
      for (let dx = -RADIUS; dx <= RADIUS; dx++) {
        for (let dz = -RADIUS; dz <= RADIUS; dz++) {
          for (const stand of stands.get(`${position.x + dx},${position.z + dz}`) ?? []) {
            const { feet, rank } = stand
            if (rank >= placement.rank) continue
            if (feet.y < position.y - MAX_BELOW || feet.y > position.y + MAX_ABOVE) continue
            const eye = { x: feet.x + 0.5, y: feet.y + EYE_HEIGHT, z: feet.z + 0.5 }
            const isInside =
              feet.x === position.x &&
              feet.z === position.z &&
              feet.y + 1 >= position.y &&
              feet.y <= position.y
            if (isInside || distance(eye, aim) > REACH) continue
            all.push(stand.on)
            if (best === undefined || rank < best.rank) best = stand
          }
        }
      }
      if (best === undefined || all.some((on) => own.has(on))) continue
      const first = fillers.get(best.on)?.[0]
      const anyOf = all.flatMap((on) => fillers.get(on) ?? [])
      if (first !== undefined) causes.add('reach', first, id, anyOf)
    }
  }
}

/** Standing places by column: on top of placed blocks, with room for the body. */
const standsOn = once((placements: Building['placements']) => {
  const stands = new Map<string, { feet: Position; on: string; rank: number }[]>()
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
