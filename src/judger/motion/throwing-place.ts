import { distance, floor, type Position } from '../../core/position.ts'
import { EYE_HEIGHT } from '../../game/bodies.ts'
import type { SceneView } from './scene-view.ts'

/**
 * Horizontal distance between thrower and catcher (blocks): if it is smaller, the thrower picks up the item itself; if larger,
 * the item falls short.
 */
const NEAREST = 1.9
const FARTHEST = 2.9
/** Maximum height of a thrower above the catcher (blocks), and the much smaller one below. */
const MAX_RISE = 1.1
const MAX_FALL = 0.1
/** Height of the catcher at which throws aim (blocks above the feet); items arrive near the ground. */
export const AIM_HEIGHT = 0.5
const GROUND_HEIGHT = 0.2
/** Half the width that a thrown item needs (blocks): it is 0.25 wide and flies about 3 degrees to either side. */
const HALF_WIDTH = 0.25

/**
 * Whether something thrown from one place reaches another: both are positions of feet. No block may be in between, neither high
 * nor low.
 */
export function canThrow(view: SceneView, from: Position, to: Position): boolean {
  const away = Math.hypot(from.x - to.x, from.z - to.z)
  const rise = from.y - to.y
  if (away < NEAREST || away > FARTHEST || rise > MAX_RISE || rise < -MAX_FALL) return false
  const aim = { ...to, y: to.y + AIM_HEIGHT }
  const low = to.y + GROUND_HEIGHT
  return (
    isOpen(view, { ...from, y: from.y + EYE_HEIGHT }, aim) &&
    isOpen(view, { ...from, y: Math.max(from.y, to.y) + GROUND_HEIGHT }, { ...to, y: low })
  )
}

/** Cells around a catcher from which something can be thrown to it, nearest to the thrower first. */
export function throwingPlaces(view: SceneView, catcher: Position): Position[] {
  const { x, y, z } = floor(catcher)
  const reach = Math.ceil(FARTHEST)
  const places: Position[] = []
  for (let dx = -reach; dx <= reach; dx++)
    for (let dz = -reach; dz <= reach; dz++)
      for (const dy of [0, 1]) places.push({ x: x + dx, y: y + dy, z: z + dz })
  const feet = (cell: Position) => ({ x: cell.x + 0.5, y: cell.y, z: cell.z + 0.5 })
  const way = (cell: Position) => distance(feet(cell), view.position)
  return places
    .filter((cell) => isStandable(view, cell) && canThrow(view, feet(cell), catcher))
    .sort((a, b) => way(a) - way(b))
}

/** Whether nothing blocks an item on its flight path, along the centre and on either side. */
function isOpen(view: SceneView, from: Position, to: Position): boolean {
  const direction = { x: to.x - from.x, y: to.y - from.y, z: to.z - from.z }
  const length = distance(from, to)
  const sideways = HALF_WIDTH / Math.hypot(direction.x, direction.z)
  return [0, -sideways, sideways].every((side) => {
    const start = { ...from, x: from.x - direction.z * side, z: from.z + direction.x * side }
    return view.firstHit(start, direction, length) === undefined
  })
}

const isStandable = (view: SceneView, { x, y, z }: Position): boolean =>
  view.kindAt(x, y, z)?.isSolid === false &&
  view.kindAt(x, y + 1, z)?.isSolid === false &&
  view.kindAt(x, y - 1, z)?.isSolid === true
