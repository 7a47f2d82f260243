import { cellKey, floor, type Position } from '../../core/position.ts'
import { AROUND } from './around.ts'
import type { SceneView } from './scene-view.ts'
import type { BlockKind } from './search/moving-table.ts'
import { MAX_RISE, type Wall } from './way-out.ts'

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
  /** The height of a block's top above the bottom of its cell; undefined if nobody stands on it safely. */
  const floorAt = (x: number, y: number, z: number): number | undefined => {
    const wall = solid.get(`${x},${y},${z}`)
    const kind = wall ?? view.kindAt(x, y, z)
    const isFloor = wall !== undefined || (kind as BlockKind | undefined)?.isSolid === true
    const top = kind?.top ?? 1
    return isFloor && kind?.isNarrow !== true && top <= 1 ? top : undefined
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
      const height = floorAt(x, y - 1, z) ?? 1
      for (const side of AROUND) {
        for (let rise = -1; rise <= 1; rise++) {
          const to = { x: x + side.x, y: y + rise, z: z + side.z }
          const key = cellKey(to)
          if (seen.has(key)) continue
          const top = floorAt(to.x, to.y - 1, to.z)
          if (top === undefined || Math.abs(rise + top - height) > MAX_RISE) continue
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
