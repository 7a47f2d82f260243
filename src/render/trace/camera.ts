import type { Point } from '../cell.ts'

/**
 * The viewpoint of a picture. Angles are mineflayer's, in radians: yaw 0 looks north and grows to the west;
 * pitch grows upwards.
 */
export interface Camera extends Point {
  yaw: number
  pitch: number
  /** The angle from the lower to the upper edge, in radians. The game's usual one is 70°. */
  fov: number
  /** Half the height of the view (blocks): parallel rays instead of perspective. */
  parallel?: number
  /** Aspect ratio of the view if the picture is squeezed; by default that of the picture. */
  aspect?: number
  /** Tilt of the head to the right, in radians. */
  roll?: number
}

/** 70 degrees, which the game uses. */
const USUAL_FOV = (70 * Math.PI) / 180

/** A camera's axes. */
export interface Axes {
  forward: Point
  right: Point
  up: Point
}

export function axesOf({ yaw, pitch, roll = 0 }: Camera): Axes {
  const [cy, sy] = [Math.cos(yaw), Math.sin(yaw)]
  const [cp, sp] = [Math.cos(pitch), Math.sin(pitch)]
  const forward = { x: -sy * cp, y: sp, z: -cy * cp }
  const right = { x: cy, y: 0, z: -sy }
  const up = { x: sy * sp, y: cp, z: cy * sp }
  if (roll === 0) return { forward, right, up }
  const [cr, sr] = [Math.cos(roll), Math.sin(roll)]
  const turned = (a: Point, b: Point, share: number): Point => ({
    x: cr * a.x + share * b.x,
    y: cr * a.y + share * b.y,
    z: cr * a.z + share * b.z,
  })
  return { forward, right: turned(right, up, -sr), up: turned(up, right, sr) }
}

/** Width by height of a camera's view in a picture of that size. */
export const aspectOf = ({ aspect }: Camera, width: number, height: number): number =>
  aspect ?? width / height

/** A camera at one place, looking at another. */
export function lookingAt(eye: Point, target: Point, fov = USUAL_FOV): Camera {
  const [dx, dy, dz] = [target.x - eye.x, target.y - eye.y, target.z - eye.z]
  return { ...eye, yaw: Math.atan2(-dx, -dz), pitch: Math.atan2(dy, Math.hypot(dx, dz)), fov }
}

/** Position of a point in a picture, in pixels, and its distance in front of the camera; `undefined` behind it. */
export function project(
  point: Point,
  camera: Camera,
  width: number,
  height: number,
): { x: number; y: number; depth: number } | undefined {
  const { forward, right, up } = axesOf(camera)
  const [x, y, z] = [point.x - camera.x, point.y - camera.y, point.z - camera.z]
  const depth = x * forward.x + y * forward.y + z * forward.z
  if (depth < 0.05 && camera.parallel === undefined) return undefined
  const half = camera.parallel ?? Math.tan(camera.fov / 2) * depth
  const across = (x * right.x + y * right.y + z * right.z) / (half * aspectOf(camera, width, height))
  const above = (x * up.x + y * up.y + z * up.z) / half
  return { x: ((across + 1) * width) / 2, y: ((1 - above) * height) / 2, depth }
}
