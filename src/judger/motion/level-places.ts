import { cellKey, floor, type Position } from '../../core/position.ts'
import { AROUND } from './around.ts'
import type { SceneView } from './scene-view.ts'
import type { Wall } from './way-out.ts'

const NO_FLOOR = /(fence|fence_gate|_wall|_pane|chain|bars|_rod|lantern|candle|_head|_skull|bell|bamboo)$/

/** Whether a block is too tall to step onto, or too narrow to stand on safely. */
export const isNarrowBlock = (name: string): boolean => NO_FLOOR.test(name)

/**
 * The cells that a bot can walk to and back from: level or a step up or down, without falls. In order of their distance
 * on foot.
 * @param walls cells that count as solid
 * @param within a filter for cells
 */
export function* levelPlaces(
  view: SceneView,
  from: Position,
  walls: readonly Wall[] = [],
  within: (cell: Position) => boolean = () => true,
): Generator<Position> {
  const solid = new Map(walls.map((wall) => [cellKey(wall), wall]))
  const isFree = (x: number, y: number, z: number): boolean =>
    !solid.has(`${x},${y},${z}`) && view.kindAt(x, y, z)?.isSolid === false
  const isFloor = (x: number, y: number, z: number): boolean => {
    const wall = solid.get(`${x},${y},${z}`)
    if (wall !== undefined) return wall.isNarrow !== true
    const kind = view.kindAt(x, y, z)
    return kind?.isSolid === true && !isNarrowBlock(kind.name)
  }
  const start = floor(from)
  if (!isFree(start.x, start.y, start.z)) start.y++
  const seen = new Set([cellKey(start)])
  let open: Position[] = [start]
  while (open.length > 0) {
    const next: Position[] = []
    for (const cell of open) {
      yield cell
      const { x, y, z } = cell
      for (const side of AROUND) {
        for (let rise = -1; rise <= 1; rise++) {
          const to = { x: x + side.x, y: y + rise, z: z + side.z }
          const key = cellKey(to)
          if (seen.has(key) || !isFloor(to.x, to.y - 1, to.z)) continue
          // Room for the body there, and above the lower of the two cells for the jump.
          if (!isFree(to.x, to.y, to.z) || !isFree(to.x, to.y + 1, to.z)) continue
          if (rise === 1 && !isFree(x, y + 2, z)) continue
          if (rise === -1 && !isFree(to.x, to.y + 2, to.z)) continue
          if (!within(to)) continue
          seen.add(key)
          next.push(to)
        }
      }
    }
    open = next
  }
}
