import { add, distance, type Position, sameCell } from '../../core/position.ts'
import { EYE_HEIGHT } from '../../game/bodies.ts'
import { offsetOf, opposite, SIDES } from '../../game/placement/options.ts'
import type { SceneView } from '../motion/scene-view.ts'

/** Tolerance at the end of a ray, so that it does not hit the block that its target point lies on (blocks). */
const MARGIN = 0.05
/** Margin by which a point on an edge is moved inwards (blocks). */
const INSIDE = 0.1
/** A block's box: lowest and highest corner, 0..1 on each axis. */
export type Box = readonly number[]

const CUBE: Box = [0, 0, 0, 1, 1, 1]

/**
 * The first point that the agent sees; undefined if other blocks hide all of them.
 * @param own the cell of the block with the points, which does not hide them
 * @param feet where the agent stands; its current position by default
 */
export function visiblePoint(
  view: SceneView,
  points: readonly Position[],
  own?: Position,
  feet: Position = view.position,
): Position | undefined {
  const eye = { ...feet, y: feet.y + EYE_HEIGHT }
  return points.find((point) => {
    const way = { x: point.x - eye.x, y: point.y - eye.y, z: point.z - eye.z }
    const hit = view.firstHit(eye, way, Math.max(0, distance(eye, point) - MARGIN))
    return hit === undefined || (own !== undefined && sameCell(hit, own))
  })
}

/** Points of a block to look at: the centre of its top, its centre, and the edges of its top. */
export function pointsOf({ x, y, z }: Position, boxes: readonly Box[]): Position[] {
  return (boxes.length === 0 ? [CUBE] : boxes).flatMap(([x0 = 0, y0 = 0, z0 = 0, x1 = 1, y1 = 1, z1 = 1]) => {
    const [cx, cy, cz] = [(x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2]
    // fences are higher than their cell for bodies, but not for lines of sight
    const top = Math.max(Math.min(cy, 0.5), Math.min(1, y1) - INSIDE / 4)
    const at = (px: number, py: number, pz: number): Position => ({ x: x + px, y: y + py, z: z + pz })
    const [west, east] = [Math.min(cx, x0 + INSIDE), Math.max(cx, x1 - INSIDE)]
    const [north, south] = [Math.min(cz, z0 + INSIDE), Math.max(cz, z1 - INSIDE)]
    return [
      at(cx, top, cz),
      at(cx, cy, cz),
      at(west, top, cz),
      at(east, top, cz),
      at(cx, top, north),
      at(cx, top, south),
    ]
  })
}

/** Points on the neighbours' faces around a cell, through which a bucket can be emptied into it. */
export function pointsAround(cell: Position, isThere: (neighbour: Position) => boolean): Position[] {
  return SIDES.flatMap((side) => {
    const neighbour = add(cell, offsetOf(side))
    if (!isThere(neighbour)) return []
    const out = offsetOf(opposite(side))
    const heights = out.y === 0 ? [0.5, 0.75, 0.95, 0.25] : [0.5 + out.y * 0.5]
    return heights.map((height) => ({
      x: neighbour.x + 0.5 + out.x * 0.5,
      y: neighbour.y + height,
      z: neighbour.z + 0.5 + out.z * 0.5,
    }))
  })
}
