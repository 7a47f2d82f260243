import { DROP, FLAKE, fallingAround, type OpenSky } from '../../../render/look/falling.ts'
import type { Camera } from './camera.ts'
import type { FlatPainter, FlatShape } from './flat.ts'
import type { Vector } from './matrix.ts'

const RAIN = [0.62, 0.7, 0.86, 0.5] as const
const SNOW = [0.95, 0.97, 1, 0.85] as const

/** Draws rain and snow. */
export class FallingPainter {
  readonly #flat: FlatPainter
  #rain: FlatShape
  #snow: FlatShape

  constructor(flat: FlatPainter) {
    this.#flat = flat
    this.#rain = flat.shape(new Float32Array(0))
    this.#snow = flat.shape(new Float32Array(0))
  }

  /** `now`: game time (ms). */
  draw(camera: Camera, now: number, sky: OpenSky): void {
    const middle = camera.mode === 'eyes' ? camera.eye : camera.target
    const { rain, snow } = fallingShapes(middle, camera.axes, now, sky)
    this.#rain = this.#flat.shape(rain, this.#rain)
    this.#snow = this.#flat.shape(snow, this.#snow)
    this.#flat.draw(this.#rain, RAIN)
    this.#flat.draw(this.#snow, SNOW)
  }
}

/** Rain and snow as triangles that `FlatPainter` takes. */
export interface FallingShapes {
  rain: Float32Array
  snow: Float32Array
}

/**
 * Drops and flakes around a place, down to the first block below the open sky.
 * @param axes the horizontal and vertical directions of the picture
 * @param now game time (ms)
 */
export function fallingShapes(
  [x, y, z]: Vector,
  { right, up }: { right: Vector; up: Vector },
  now: number,
  sky: OpenSky,
): FallingShapes {
  const rain: number[] = []
  const snow: number[] = []
  fallingAround({ x, y, z }, now, sky, (dx, dy, dz, isSnow) => {
    if (isSnow) square(snow, [dx, dy, dz], scaled(right, FLAKE / 2), scaled(up, FLAKE))
    else square(rain, [dx, dy, dz], scaled([right[0], 0, right[2]], DROP.width / 2), [0, DROP.length, 0])
  })
  return { rain: Float32Array.from(rain), snow: Float32Array.from(snow) }
}

const scaled = ([x, y, z]: Vector, by: number): Vector => [x * by, y * by, z * by]

/** Two triangles above the centre of a lower edge. */
function square(to: number[], [x, y, z]: Vector, [wx, wy, wz]: Vector, [tx, ty, tz]: Vector): void {
  const a = [x - wx, y - wy, z - wz, 0]
  const b = [x + wx, y + wy, z + wz, 0]
  const c = [x + wx + tx, y + wy + ty, z + wz + tz, 0]
  const d = [x - wx + tx, y - wy + ty, z - wz + tz, 0]
  to.push(...a, ...b, ...c, ...a, ...c, ...d)
}
