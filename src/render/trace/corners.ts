import type { VoxelWindow } from './voxel-window.ts'

/** How much the corners next to solid blocks are darkened. */
const OCCLUSION = 0.42

/** The solid blocks of a window, beside which faces are darker. */
export class Corners {
  /** 1 for each number of the window's cells that stands for a solid block. */
  readonly opaque = new Uint8Array(65_536)
  readonly #window: VoxelWindow

  constructor(window: VoxelWindow) {
    this.#window = window
  }

  /**
   * Which solid blocks rise next to a point on a face, as bits: 1 next to it along the first axis of the face,
   * 2 along the second, 4 across the corner. x, y and z are the cell in front of the face, counted from the
   * window's corner; `first` and `second` (-1 or 1) say on which sides of the face's centre the point lies.
   */
  risen(face: number, x: number, y: number, z: number, first: number, second: number): number {
    const index = this.insideAt(x, y, z)
    if (index >= 0) return this.risenAt(face, index, first, second)
    const [ax, az] = face > 3 ? [0, first] : [first, 0]
    const [by, bz] = face < 2 ? [0, second] : [second, 0]
    return (
      this.#at(x + ax, y, z + az) |
      (this.#at(x, y + by, z + bz) << 1) |
      (this.#at(x + ax, y + by, z + az + bz) << 2)
    )
  }

  /** The index in the window's cells of a cell whose neighbours are all in the window; -1 for others. */
  insideAt(x: number, y: number, z: number): number {
    const { size } = this.#window
    return x > 0 && y > 0 && z > 0 && x < size.x - 1 && y < size.y - 1 && z < size.z - 1
      ? (y * size.z + z) * size.x + x
      : -1
  }

  /** Like `risen`, for a cell at an index of the window's cells whose neighbours are all in the window. */
  risenAt(face: number, index: number, first: number, second: number): number {
    const { size, cells } = this.#window
    const { opaque } = this
    const along = face > 3 ? first * size.x : first
    const across = face < 2 ? second * size.x : second * size.x * size.z
    return (
      opaque[cells[index + along]!]! |
      (opaque[cells[index + across]!]! << 1) |
      (opaque[cells[index + along + across]!]! << 2)
    )
  }

  #at(x: number, y: number, z: number): number {
    const { size, cells } = this.#window
    if (x < 0 || y < 0 || z < 0 || x >= size.x || y >= size.y || z >= size.z) return 0
    return this.opaque[cells[(y * size.z + z) * size.x + x]!]!
  }
}

/** Brightness of a point on a face (0 to 1 along both axes) next to the blocks that rise there, 0 to 1. */
export function besides(risen: number, a: number, b: number): number {
  const first = risen & 1
  const second = (risen >> 1) & 1
  const corner = risen >> 2
  const wa = Math.abs(a - 0.5) * 2
  const wb = Math.abs(b - 0.5) * 2
  const both = (first | second) === 0 ? 1 : 0.3
  return 1 - OCCLUSION * Math.min(1, first * wa * wa + second * wb * wb + corner * wa * wb * both)
}
