import { aspectOf, axesOf, type Camera } from './camera.ts'

/** Indices in `Aim.#numbers`: the camera, its direction, its right, and the step up to the current row. */
const EYE = 0
const FORWARD = 3
const RIGHT = 6
const UP = 9

/** Aims rays at the centres of a picture's pixels. */
export class Aim {
  /** Width of a pixel at a distance of one block; 0 without perspective. */
  readonly pixel: number
  readonly #up: { x: number; y: number; z: number }
  readonly #isParallel: boolean
  readonly #height: number
  /** Half the height of the view: in blocks, or with perspective at a distance of one block. */
  readonly #tall: number
  /** How far to the right each column is. */
  readonly #across: Float64Array
  /** Numbers in an array are read faster than fields. */
  readonly #numbers = new Float64Array(12)

  constructor(camera: Camera, width: number, height: number) {
    const { forward, right, up } = axesOf(camera)
    const parallel = camera.parallel ?? 0
    this.#isParallel = parallel > 0
    this.#tall = parallel || Math.tan(camera.fov / 2)
    this.#up = up
    this.#height = height
    this.pixel = parallel > 0 ? 0 : (2 * this.#tall) / height
    const wide = this.#tall * aspectOf(camera, width, height)
    this.#across = Float64Array.from(
      { length: width },
      (_, column) => ((2 * (column + 0.5)) / width - 1) * wide,
    )
    const eye = [camera.x, camera.y, camera.z]
    this.#numbers.set([...eye, forward.x, forward.y, forward.z, right.x, right.y, right.z])
  }

  /** Goes to a row, counted from the top. */
  toRow(row: number): void {
    const b = (1 - (2 * (row + 0.5)) / this.#height) * this.#tall
    const n = this.#numbers
    n[UP] = this.#up.x * b
    n[UP + 1] = this.#up.y * b
    n[UP + 2] = this.#up.z * b
  }

  /** Puts the ray of a column of the current row into `line`: origin and direction (of length 1). */
  at(column: number, line: Float64Array): void {
    const n = this.#numbers
    const a = this.#across[column]!
    const ex = n[RIGHT]! * a + n[UP]!
    const ey = n[RIGHT + 1]! * a + n[UP + 1]!
    const ez = n[RIGHT + 2]! * a + n[UP + 2]!
    if (this.#isParallel) {
      line[0] = n[EYE]! + ex
      line[1] = n[EYE + 1]! + ey
      line[2] = n[EYE + 2]! + ez
      line[3] = n[FORWARD]!
      line[4] = n[FORWARD + 1]!
      line[5] = n[FORWARD + 2]!
      return
    }
    const dx = n[FORWARD]! + ex
    const dy = n[FORWARD + 1]! + ey
    const dz = n[FORWARD + 2]! + ez
    const scale = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz)
    line[0] = n[EYE]!
    line[1] = n[EYE + 1]!
    line[2] = n[EYE + 2]!
    line[3] = dx * scale
    line[4] = dy * scale
    line[5] = dz * scale
  }
}
