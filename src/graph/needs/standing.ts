import { add, cellKey, distance, type Position } from '../../core/position.ts'
import { offsetOf } from '../../task/placement.ts'
import type { Task } from '../../task/task.ts'
import type { Building } from './building.ts'
import type { CauseList } from './cause.ts'

/** How far a player reaches from the eyes, and how high those are above the feet (blocks, vanilla). */
const REACH = 4.5
const EYE_HEIGHT = 1.62
/** Feet may be this much lower or higher than the cell (blocks): how far the Judger's PlaceBlock looks for a stand. */
const LOWEST = 5
const HIGHEST = 3
/** Columns around a cell in which a stand may lie (blocks). */
const AROUND = 5

/**
 * Reach and standing room (game rule): what lies too high to be placed from the arena's floor is placed from a block of
 * the building or a scaffold. Of all that one could stand on, the one that is built first is waited for; a subtask that
 * builds it itself needs nobody. How one climbs up there is not asked.
 */
export function standingCauses(
  task: Task,
  { cells, fillers, placements }: Building,
  causes: CauseList,
): void {
  const floor = task.arena.box.min.y
  const filled = new Set([...placements.keys()])
  /** Cells of feet, by column: on top of what gets built, with room for the body. */
  const stands = new Map<string, { feet: Position; on: string; rank: number }[]>()
  for (const [on, { block, rank }] of placements) {
    const { x, y, z } = block.position
    const feet = { x, y: y + 1, z }
    if (filled.has(cellKey(feet)) || filled.has(cellKey({ x, y: y + 2, z }))) continue
    const column = stands.get(`${x},${z}`)
    if (column === undefined) stands.set(`${x},${z}`, [{ feet, on, rank }])
    else column.push({ feet, on, rank })
  }
  for (const [id, wanted] of cells) {
    const own = new Set(wanted.map(({ position }) => cellKey(position)))
    for (const { position, placedWith } of wanted) {
      if (placedWith !== undefined || position.y - floor <= LOWEST) continue
      const placement = placements.get(cellKey(position))
      if (placement === undefined) continue
      const aim = aimAt(position, placement)
      let best: { on: string; rank: number } | undefined
      for (let dx = -AROUND; dx <= AROUND; dx++) {
        for (let dz = -AROUND; dz <= AROUND; dz++) {
          for (const stand of stands.get(`${position.x + dx},${position.z + dz}`) ?? []) {
            const { feet, rank } = stand
            if (rank >= (best?.rank ?? placement.rank)) continue
            if (feet.y < position.y - LOWEST || feet.y > position.y + HIGHEST) continue
            const eye = { x: feet.x + 0.5, y: feet.y + EYE_HEIGHT, z: feet.z + 0.5 }
            const isInside =
              feet.x === position.x &&
              feet.z === position.z &&
              feet.y + 1 >= position.y &&
              feet.y <= position.y
            if (!isInside && distance(eye, aim) <= REACH) best = stand
          }
        }
      }
      if (best === undefined || own.has(best.on)) continue
      const first = fillers.get(best.on)?.[0]
      if (first !== undefined) causes.add('reach', first, id)
    }
  }
}

/** The point that is clicked: the middle of the neighbour's face. */
function aimAt(
  position: Position,
  { option }: { option: { against: Parameters<typeof offsetOf>[0] } },
): Position {
  const { x, y, z } = offsetOf(option.against)
  return add(position, { x: 0.5 + x / 2, y: 0.5 + y / 2, z: 0.5 + z / 2 })
}
