import { cellKey, type Position } from '../../core/position.ts'

/** Shapes that blocks must form. */
export const SHAPES = ['any', 'pillar', 'line', 'wall', 'floor'] as const
type ShapeName = (typeof SHAPES)[number]

/** A shape with its measures (blocks). */
export interface Shape {
  readonly shape: ShapeName
  readonly size: number
  /** Only walls and floors have one. */
  readonly length: number
}

/** The axes along which a shape extends. */
type Extent = readonly [size: keyof Position, length: keyof Position]

/** Directions in which each shape may extend. Plans use the first. */
const AXES: Readonly<Record<Exclude<ShapeName, 'any'>, readonly [Extent, ...Extent[]]>> = {
  pillar: [['y', 'y']],
  line: [
    ['x', 'x'],
    ['z', 'z'],
  ],
  wall: [
    ['y', 'x'],
    ['y', 'z'],
  ],
  floor: [
    ['x', 'z'],
    ['z', 'x'],
  ],
}

/** Whether a shape has a length in addition to its size. */
export const isWide = (shape: ShapeName): boolean => shape === 'wall' || shape === 'floor'

/**
 * How complete the best such shape among cells is, 0..1: the largest share of filled cells over all possible places. Takes time
 * in proportion to cells × size × length.
 */
export function shapeShare(cells: readonly Position[], { shape, size, length }: Shape): number {
  if (shape === 'any') return Math.min(1, cells.length / size)
  const filled = new Set(cells.map(cellKey))
  let best = 0
  for (const axes of AXES[shape]) {
    const offsets = offsetsOf({ shape, size, length }, axes)
    for (const { x, y, z } of cells) {
      const full = offsets.filter((by) => filled.has(cellKey({ x: x + by.x, y: y + by.y, z: z + by.z })))
      best = Math.max(best, full.length / offsets.length)
      if (best === 1) return 1
    }
  }
  return best
}

/**
 * The cells of a shape starting at its corner, layer by layer and row by row. Blocks without a shape form a
 * line.
 */
export const cellsOfShape = (shape: Shape): Position[] =>
  offsetsOf(shape, AXES[shape.shape === 'any' ? 'line' : shape.shape][0]).sort(
    (a, b) => a.y - b.y || a.z - b.z || a.x - b.x,
  )

function offsetsOf({ shape, size, length }: Shape, [first, second]: Extent): Position[] {
  const rows = isWide(shape) ? length : 1
  return Array.from({ length: size * rows }, (_, index) => {
    const offset = { x: 0, y: 0, z: 0 }
    offset[first] += Math.floor(index / rows)
    offset[second] += index % rows
    return offset
  })
}
