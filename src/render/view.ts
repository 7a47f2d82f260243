import type { Point } from './cell.ts'
import { facing, type Part } from './look/part.ts'

/** The corner from which the viewer looks down at the centre. */
export type Corner = 'south-east' | 'south-west' | 'north-west' | 'north-east'

type Pair = readonly [x: number, z: number]

/** Quarter turns that bring the corner to the viewer. After them x and z both increase towards the viewer. */
const TURNS: Record<Corner, (x: number, z: number) => Pair> = {
  'south-east': (x, z) => [x, z],
  'south-west': (x, z) => [z, -x],
  'north-west': (x, z) => [-x, -z],
  'north-east': (x, z) => [-z, x],
}

/** The same rotations as the facings of a block that faced north. */
const FACINGS: Record<Corner, string> = {
  'south-east': 'north',
  'south-west': 'west',
  'north-west': 'south',
  'north-east': 'east',
}

/**
 * Maps the world to the view and the view to the drawing (isometric: all three axes have equal length in the
 * drawing).
 */
export class View {
  readonly #turn: (x: number, z: number) => Pair
  readonly #facing: string
  readonly #scale: number

  /** @param scale length of a block's edge in the drawing */
  constructor(corner: Corner, scale: number) {
    this.#turn = TURNS[corner]
    this.#facing = FACINGS[corner]
    this.#scale = scale
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

  /** Parts inside a cell, rotated like the cell. */
  parts(parts: readonly Part[]): Part[] {
    return facing(this.#facing, parts)
  }

  /** The position of a point of the view in the drawing: x to the right, y downwards. */
  paper({ x, y, z }: Point): [x: number, y: number] {
    return [(x - z) * Math.sqrt(0.75) * this.#scale, ((x + z) / 2 - y) * this.#scale]
  }
}
