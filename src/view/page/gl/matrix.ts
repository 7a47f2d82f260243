/** Matrices of 4 × 4 numbers, column by column, as WebGL expects them. */
export type Matrix = Float32Array

export type Vector = readonly [x: number, y: number, z: number]

export function multiplied(a: Matrix, b: Matrix): Matrix {
  const out = new Float32Array(16)
  for (let c = 0; c < 4; c++)
    for (let r = 0; r < 4; r++) {
      let sum = 0
      for (let k = 0; k < 4; k++) sum += a[k * 4 + r]! * b[c * 4 + k]!
      out[c * 4 + r] = sum
    }
  return out
}

/** @param angle the vertical field of view, in radians */
export function perspective(angle: number, aspect: number, near: number, far: number): Matrix {
  const t = 1 / Math.tan(angle / 2)
  const depth = near - far
  return Float32Array.from([
    t / aspect,
    0,
    0,
    0,
    0,
    t,
    0,
    0,
    0,
    0,
    (far + near) / depth,
    -1,
    0,
    0,
    (2 * far * near) / depth,
    0,
  ])
}

/** The look directions for a yaw and a pitch in mineflayer's convention: 0 is north; they increase to the left and upwards. */
export function axesOf(yaw: number, pitch: number): { forward: Vector; right: Vector; up: Vector } {
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)]
  const [cp, sp] = [Math.cos(pitch), Math.sin(pitch)]
  return { forward: [-s * cp, sp, -c * cp], right: [c, 0, -s], up: [s * sp, cp, c * sp] }
}

/** The view matrix for an eye with a yaw and a pitch. */
export function viewFrom(eye: Vector, yaw: number, pitch: number): Matrix {
  const { forward, right, up } = axesOf(yaw, pitch)
  const dot = (a: Vector): number => -(a[0] * eye[0] + a[1] * eye[1] + a[2] * eye[2])
  return Float32Array.from([
    right[0],
    up[0],
    -forward[0],
    0,
    right[1],
    up[1],
    -forward[1],
    0,
    right[2],
    up[2],
    -forward[2],
    0,
    dot(right),
    dot(up),
    -dot(forward),
    1,
  ])
}

/** The head tilted to the right by an angle, for an eye's view. */
export function rolling(angle: number): Matrix {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return Float32Array.from([c, s, 0, 0, -s, c, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
}

export const translation = ([x, y, z]: Vector): Matrix =>
  Float32Array.from([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1])

/** Rotated by a yaw, and moved from the cell's centre, where figures are built, to a position. */
export function standing([x, y, z]: Vector, yaw: number, scale = 1): Matrix {
  const [c, s] = [scale * Math.cos(yaw), scale * Math.sin(yaw)]
  return multiplied(
    Float32Array.from([c, 0, -s, 0, 0, scale, 0, 0, s, 0, c, 0, x, y, z, 1]),
    translation([-0.5, 0, -0.5]),
  )
}

/** Rotated around a line along x through a point. */
export function nodding([x, y, z]: Vector, angle: number): Matrix {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const turn = Float32Array.from([1, 0, 0, 0, 0, c, s, 0, 0, -s, c, 0, 0, 0, 0, 1])
  return multiplied(multiplied(translation([x, y, z]), turn), translation([-x, -y, -z]))
}

/** Position of a point in the picture, from -1 to 1 to the right and upwards; `undefined` behind the eye. */
export function projected(
  matrix: Matrix,
  [x, y, z]: Vector,
): { x: number; y: number; depth: number } | undefined {
  const at = (row: number): number =>
    matrix[row]! * x + matrix[4 + row]! * y + matrix[8 + row]! * z + matrix[12 + row]!
  const w = at(3)
  return w <= 0.05 ? undefined : { x: at(0) / w, y: at(1) / w, depth: w }
}
