import { keyOf, type Point, type RenderCell } from './cell.ts'
import { connectionsOf } from './connections.ts'
import { type Material, materialOf } from './palette.ts'
import { type ShapeBox, shapeOf } from './shapes.ts'
import type { View } from './view.ts'

/** The faces that a viewer above a corner can see: the top, and the two sides towards the viewer. */
export type FaceSide = 'top' | 'left' | 'right'

/** A block ready to paint, in the coordinates of the view. */
export interface Solid {
  cell: RenderCell
  /** Lowest corner of its cell. */
  at: Point
  /** Far ones first. */
  boxes: ShapeBox[]
  material: Material
  opacity: number
}

/** The axis of the view that each face is perpendicular to. */
export const AXIS: Record<FaceSide, 0 | 1 | 2> = { right: 0, top: 1, left: 2 }

/** Turns blocks into solids, far ones first: painting them in this order never draws a far one over a near one. */
export function solidsOf(cells: readonly RenderCell[], view: View): Solid[] {
  const byPlace = new Map(cells.map(({ position: { x, y, z }, block }) => [keyOf(x, y, z), block]))
  const at = (x: number, y: number, z: number) => byPlace.get(keyOf(x, y, z))
  const solids = cells.map((cell): Solid => {
    const own = materialOf(cell.block.name)
    const { tint } = cell
    return {
      cell,
      at: view.cell(cell.position),
      boxes: farFirst(
        shapeOf(cell.block, connectionsOf(cell.position, cell.block, at)).map((box) => view.box(box)),
      ),
      material: tint === undefined ? own : { side: tint },
      opacity: cell.opacity ?? (tint === undefined ? own.opacity : undefined) ?? 1,
    }
  })
  // rays to the viewer rise equally in x, y and z, so a cell with a greater sum is never behind
  const depth = ({ at: { x, y, z } }: Solid): number => x + y + z
  return solids.sort((a, b) => depth(a) - depth(b) || a.at.y - b.at.y || a.at.x - b.at.x)
}

/** Orders boxes that do not overlap so that each comes before the boxes that may cover it. */
function farFirst(boxes: readonly ShapeBox[]): ShapeBox[] {
  const rest = [...boxes]
  const ordered: ShapeBox[] = []
  while (rest.length > 0) {
    const index = rest.findIndex((box) => rest.every((other) => other === box || !isBehind(other, box)))
    ordered.push(...rest.splice(Math.max(0, index), 1))
  }
  return ordered
}

const isBehind = (a: ShapeBox, b: ShapeBox): boolean =>
  [0, 1, 2].some((axis) => (a.max[axis] ?? 0) <= (b.min[axis] ?? 0)) &&
  ![0, 1, 2].some((axis) => (b.max[axis] ?? 0) <= (a.min[axis] ?? 0))

/** Which faces the neighbouring block covers completely. */
export function coverTest(
  solids: readonly Solid[],
): (solid: Solid, box: ShapeBox, side: FaceSide) => boolean {
  const byPlace = new Map(solids.map((solid) => [keyOf(solid.at.x, solid.at.y, solid.at.z), solid]))
  return (solid, box, side) => {
    const axis = AXIS[side]
    if (box.max[axis] !== 16) return false
    const { x, y, z } = solid.at
    const neighbour = byPlace.get(
      keyOf(x + Number(axis === 0), y + Number(axis === 1), z + Number(axis === 2)),
    )
    if (neighbour === undefined || !hides(neighbour, solid)) return false
    return neighbour.boxes.some(
      (other) =>
        other.min[axis] === 0 &&
        [0, 1, 2].every(
          (i) =>
            i === axis ||
            ((other.min[i] ?? 0) <= (box.min[i] ?? 0) && (other.max[i] ?? 0) >= (box.max[i] ?? 0)),
        ),
    )
  }
}

/** Whether a neighbour hides the shared face: opaque blocks do, and transparent ones of the same name or tint. */
function hides(neighbour: Solid, solid: Solid): boolean {
  if (neighbour.opacity >= 1) return true
  const [theirs, own] = [neighbour.cell, solid.cell]
  if (neighbour.opacity !== solid.opacity || theirs.tint !== own.tint) return false
  return own.tint !== undefined || theirs.block.name === own.block.name
}
