import { EYE_HEIGHT } from '../../../game/bodies.ts'
import type { Camera as Eyes } from '../../../render/trace/camera.ts'
import { axesOf, type Matrix, multiplied, perspective, rolling, type Vector, viewFrom } from './matrix.ts'

/** The viewpoint of the picture: around a place, behind an agent, or through its eyes. */
export type CameraMode = 'orbit' | 'follow' | 'eyes'

export interface Pose {
  x: number
  y: number
  z: number
  yaw: number
  pitch: number
}

const ANGLE = 0.96
/** That of frames. */
const EYES_ANGLE = (70 * Math.PI) / 180
/** Maximum angle up or down when orbiting a place. */
const STEEPEST = 1.5
const NEAREST = 2.5
const FARTHEST = 160

/** The position of the eye, and its direction. */
export class Camera {
  mode: CameraMode = 'orbit'
  target: Vector = [0, 0, 0]
  distance = 24
  yaw = 0.7
  pitch = -0.42
  /**
   * For the agent whose view it is: the height of its eyes above its feet, and the tilt of its head to the
   * right (radians).
   */
  eyeHeight = EYE_HEIGHT
  roll = 0
  #eye: Vector = [0, 0, 0]
  #axes: { forward: Vector; right: Vector; up: Vector } = {
    forward: [0, 0, -1],
    right: [1, 0, 0],
    up: [0, 1, 0],
  }

  /** Points the camera at a box so that all of it is in the picture. */
  frame(min: Vector, max: Vector): void {
    this.target = [(min[0] + max[0] + 1) / 2, (min[1] + max[1]) / 2, (min[2] + max[2] + 1) / 2]
    const size = Math.hypot(max[0] - min[0] + 1, max[1] - min[1] + 1, max[2] - min[2] + 1)
    this.distance = Math.max(7, size * 1.42)
  }

  /** Rotates around the target (radians). */
  turn(yaw: number, pitch: number): void {
    this.yaw += yaw
    this.pitch = Math.max(-STEEPEST, Math.min(STEEPEST, this.pitch + pitch))
  }

  /** Zooms in (below 1) or out. */
  zoom(factor: number): void {
    this.distance = Math.max(NEAREST, Math.min(FARTHEST, this.distance * factor))
  }

  /** Moves the target across the picture, in shares of its height. */
  pan(right: number, up: number): void {
    const [c, s] = [Math.cos(this.yaw), Math.sin(this.yaw)]
    const step = this.distance * 0.9
    const [x, y, z] = this.target
    const along = up * step
    this.target = [x + c * right * step - s * along, y, z - s * right * step - c * along]
  }

  /**
   * Follows a pose smoothly, by a `share` of the distance at a time.
   * @returns whether any distance was left
   */
  follow({ x, y, z }: Pose, share: number): boolean {
    const [tx, ty, tz] = this.target
    this.target = [tx + (x - tx) * share, ty + (y + 1.1 - ty) * share, tz + (z - tz) * share]
    return Math.hypot(x - tx, y + 1.1 - ty, z - tz) > 0.005
  }

  get eye(): Vector {
    return this.#eye
  }

  /** The directions of the picture's centre, right edge and upper edge. */
  get axes(): { forward: Vector; right: Vector; up: Vector } {
    return this.#axes
  }

  /** Half the height of the picture at a distance of 1. */
  get tangent(): number {
    return Math.tan((this.mode === 'eyes' ? EYES_ANGLE : ANGLE) / 2)
  }

  /** The eyes of an agent, for the painters of its frames. */
  eyesOf({ x, y, z, yaw, pitch }: Pose): Eyes {
    return { x, y: y + this.eyeHeight, z, yaw, pitch, fov: EYES_ANGLE, roll: this.roll }
  }

  /** The matrix from the world to the picture. `seen`: the agent being followed. */
  matrix(aspect: number, seen: Pose | undefined): Matrix {
    const eyes = this.mode === 'eyes' && seen !== undefined
    const { yaw, pitch } = eyes ? seen : this
    this.#axes = axesOf(yaw, pitch)
    const [fx, fy, fz] = this.#axes.forward
    const [tx, ty, tz] = this.target
    const { distance } = this
    this.#eye = eyes
      ? [seen.x, seen.y + this.eyeHeight, seen.z]
      : [tx - fx * distance, ty - fy * distance, tz - fz * distance]
    const view = viewFrom(this.#eye, yaw, pitch)
    return multiplied(
      perspective(eyes ? EYES_ANGLE : ANGLE, aspect, 0.08, 400),
      eyes ? multiplied(rolling(this.roll), view) : view,
    )
  }
}
