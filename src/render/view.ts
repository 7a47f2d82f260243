import type { Point } from './cell.ts'
import type { ShapeBox } from './shapes.ts'

/** The corner from which the viewer looks down at the middle. */
export type Corner = 'south-east' | 'south-west' | 'north-west' | 'north-east'

type Pair = readonly [x: number, z: number]

/** Quarter turns that bring the corner to the viewer. After them x and z both increase towards the viewer. */
const TURNS: Record<Corner, (x: number, z: number) => Pair> = {
  'south-east': (x, z) => [x, z],
  'south-west': (x, z) => [z, -x],
  'north-west': (x, z) => [-x, -z],
  'north-east': (x, z) => [-z, x],
}

/** Maps the world to the view and the view to paper (isometric: all three axes have equal length on paper). */
export class View {
  readonly #turn: (x: number, z: number) => Pair
  readonly #scale: number
  /** True when the view's x axis is the world's z axis. */
  readonly swapsAxes: boolean

  /** @param scale length of a block's edge on paper */
  constructor(corner: Corner, scale: number) {
    this.#turn = TURNS[corner]
    this.#scale = scale
    this.swapsAxes = corner === 'south-west' || corner === 'north-east'
  }

  /** The position of a point of the world in the view. */
  point({ x, y, z }: Point): Point {
    const [vx, vz] = this.#turn(x, z)
    return { x: vx, y, z: vz }
  }

  /** The lowest corner, in the view, of a cell of the world. */
  cell({ x, y, z }: Point): Point {
    const [ax, az] = this.#turn(x, z)
    const [bx, bz] = this.#turn(x + 1, z + 1)
    return { x: Math.min(ax, bx), y, z: Math.min(az, bz) }
  }

  /** A box inside a cell, rotated like the cell. */
  box({ min, max, ...rest }: ShapeBox): ShapeBox {
    const [ax, az] = this.#turn(min[0] - 8, min[2] - 8)
    const [bx, bz] = this.#turn(max[0] - 8, max[2] - 8)
    return {
      min: [Math.min(ax, bx) + 8, min[1], Math.min(az, bz) + 8],
      max: [Math.max(ax, bx) + 8, max[1], Math.max(az, bz) + 8],
      ...rest,
    }
  }

  /** The position of a point of the view on paper: x to the right, y downwards. */
  paper({ x, y, z }: Point): [x: number, y: number] {
    return [(x - z) * Math.sqrt(0.75) * this.#scale, ((x + z) / 2 - y) * this.#scale]
  }
}
