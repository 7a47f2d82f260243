import type { Point } from '../cell.ts'
import { bodyOf, type Posture } from '../look/bodies.ts'
import type { LookProvider } from '../look/look.ts'
import { facing, type Part } from '../look/part.ts'
import { aspectOf, axesOf, type Camera, project } from './camera.ts'
import type { Hits } from './hits.ts'
import { type Slab, slabOf } from './solid.ts'

/** A player, a mob, or a dropped item. */
export interface Figure extends Posture {
  /** The point between its feet. */
  position: Point
  /** Mineflayer's yaw, in radians. */
  yaw: number
  /** `player`, the name of a mob, `item`, or `hand`. */
  kind: string
  /** A player's name (the look depends on it), or the name of the item. */
  name?: string
  /** Relative to the usual size: 0.5 for young animals. */
  scale?: number
  /** Lies on its back. */
  lying?: boolean
}

/** A figure in a picture: the rectangle that it may touch, and how rays meet it. */
export interface PlacedFigure {
  left: number
  right: number
  top: number
  bottom: number
  /** Distance from the camera at which it begins, in blocks. */
  near: number
  /** Whether a ray meets it before `end`; the hit is left in `hits`. `numbers`: the ray's origin and direction. */
  hit(hits: Hits, numbers: Float64Array, end: number): boolean
  /** The world direction of a figure's face. */
  face(own: number): number
}

/** Size of a dropped item, relative to a block of its kind. */
export const ITEM_SIZE = 0.3

/** Maximum extent of a figure from the point between its feet, in blocks: for most, and for a few kinds. */
const REACH = 8
const LARGE: Readonly<Record<string, number>> = { ender_dragon: 24, giant: 24, ghast: 16, wither: 12 }

/** The figures that a picture may show. `distance`: viewing distance, in blocks. */
export function figuresFor(
  figures: readonly Figure[],
  camera: Camera,
  {
    width,
    height,
    distance,
    looks,
  }: { width: number; height: number; distance: number; looks: LookProvider },
): PlacedFigure[] {
  const isSeen = inSight(camera, aspectOf(camera, width, height), distance)
  return figures.flatMap((figure) => {
    if (!isSeen(figure)) return []
    const { kind, name = '', scale = 1, lying = false } = figure
    const standing = bodyOf(kind, name, { ...figure, looks })
    const slabs = (lying ? laidDown(standing) : standing).map(slabOf)
    const placed = place(figure, slabs, kind === 'item' ? ITEM_SIZE : scale)
    const area = rectangle(placed.corners, camera, width, height)
    if (area === undefined) return []
    return [
      {
        ...area,
        near: camera.parallel !== undefined ? 0 : nearestOf(placed.corners, camera),
        hit: placed.hit,
        face: placed.face,
      },
    ]
  })
}

/** Whether a figure may be in the picture, judging by its position alone. */
function inSight(camera: Camera, aspect: number, distance: number): (figure: Figure) => boolean {
  if (camera.parallel !== undefined) return () => true
  const { forward, right, up } = axesOf(camera)
  const tall = Math.tan(camera.fov / 2)
  const wide = tall * aspect
  const [leanX, leanY] = [Math.hypot(1, wide), Math.hypot(1, tall)]
  return ({ kind, position }) => {
    const reach = LARGE[kind] ?? REACH
    const [x, y, z] = [position.x - camera.x, position.y - camera.y, position.z - camera.z]
    const along = (axis: Point): number => x * axis.x + y * axis.y + z * axis.z
    const depth = along(forward)
    return (
      depth > -reach &&
      Math.hypot(x, y, z) < distance + reach &&
      Math.abs(along(right)) < wide * depth + reach * leanX &&
      Math.abs(along(up)) < tall * depth + reach * leanY
    )
  }
}

/** A lower bound for the distance from a point to a box. */
function nearestOf(corners: readonly Point[], { x, y, z }: Point): number {
  const [first, last] = [corners[0]!, corners[7]!]
  const middle = { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2, z: (first.z + last.z) / 2 }
  const radius = Math.hypot(last.x - first.x, last.y - first.y, last.z - first.z) / 2
  return Math.hypot(middle.x - x, middle.y - y, middle.z - z) - radius - 0.01
}

/** A figure on its back; its limbs hang straight. */
const laidDown = (parts: readonly Part[]): Part[] =>
  facing(
    'up',
    parts.map(({ turn: _, ...part }) => part),
  ).map(({ from, to, skin }) => ({
    from: [from[0], from[1] + 2, from[2] + 8],
    to: [to[0], to[1] + 2, to[2] + 8],
    skin,
  }))

/** The pairs of a box's corners that share an edge; corners count in x, then y, then z. */
const EDGES = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((from) =>
  [1, 2, 4].filter((bit) => (from & bit) === 0).map((bit) => [from, from | bit] as const),
)
/** How near to the camera a corner may be and still be projected, in blocks. */
const NEAR = 0.06

/** The part of the picture in which a box with these corners can be; undefined if it is out of sight. */
function rectangle(corners: readonly Point[], camera: Camera, width: number, height: number) {
  const { forward } = axesOf(camera)
  const depths = corners.map(
    ({ x, y, z }) => (x - camera.x) * forward.x + (y - camera.y) * forward.y + (z - camera.z) * forward.z,
  )
  const seen = camera.parallel === undefined ? corners.filter((_, i) => depths[i]! >= NEAR) : [...corners]
  // a box partly behind the camera ends where its edges come in front of it
  if (seen.length < corners.length)
    for (const [from, to] of EDGES) {
      const [a, b] = [depths[from]!, depths[to]!]
      if (a >= NEAR !== b >= NEAR) seen.push(between(corners[from]!, corners[to]!, (NEAR - a) / (b - a)))
    }
  const points = seen.flatMap((corner) => project(corner, camera, width, height) ?? [])
  if (points.length === 0) return undefined
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const area = {
    left: Math.floor(Math.min(...xs)),
    right: Math.ceil(Math.max(...xs)),
    top: Math.floor(Math.min(...ys)),
    bottom: Math.ceil(Math.max(...ys)),
  }
  return area.right < 0 || area.bottom < 0 || area.left >= width || area.top >= height ? undefined : area
}

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
  z: a.z + (b.z - a.z) * share,
})

/**
 * Rotated by its yaw and moved to its place. A cell's centre is the figure's centre; figures are built facing
 * north.
 */
function place({ position, yaw }: Figure, slabs: readonly Slab[], scale: number) {
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)]
  const quarter = ((Math.round(yaw / (Math.PI / 2)) % 4) + 4) % 4
  const { low, high } = reachOf(slabs)
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((corner) => {
    const x = ((corner & 1 ? high : low)[0]! - 0.5) * scale
    const z = ((corner & 4 ? high : low)[2]! - 0.5) * scale
    return {
      x: position.x + c * x + s * z,
      y: position.y + (corner & 2 ? high : low)[1]! * scale,
      z: position.z - s * x + c * z,
    }
  })
  return {
    corners,
    hit(hits: Hits, numbers: Float64Array, end: number) {
      const p = hits.probe
      const x = (numbers[0]! - position.x) / scale
      const z = (numbers[2]! - position.z) / scale
      const vx = numbers[3]! / scale
      const vz = numbers[5]! / scale
      p[0] = c * x - s * z + 0.5
      p[1] = (numbers[1]! - position.y) / scale
      p[2] = s * x + c * z + 0.5
      p[3] = c * vx - s * vz + 1e-13
      p[4] = numbers[4]! / scale + 1e-13
      p[5] = s * vx + c * vz + 1e-13
      p[6] = 0
      p[7] = end
      return meets(p, low, high) && hits.nearest(slabs)
    },
    face: (own: number): number => (own < 2 ? own : TURNED[quarter]![own]!),
  }
}

/** The box around all slabs as they are turned, in blocks. */
function reachOf(slabs: readonly Slab[]): { low: Float64Array; high: Float64Array } {
  const low = new Float64Array(3).fill(Number.POSITIVE_INFINITY)
  const high = new Float64Array(3).fill(Number.NEGATIVE_INFINITY)
  for (const { bounds: b, turn: m } of slabs)
    for (let corner = 0; corner < 8; corner++) {
      const own = [0, 1, 2].map(
        (axis) => b[axis + (corner & (1 << axis) ? 3 : 0)]! - (m?.[4 * axis + 3] ?? 0),
      )
      for (let axis = 0; axis < 3; axis++) {
        // the inverse of a turn is its transpose
        const at =
          m === undefined ? own[axis]! : m[axis]! * own[0]! + m[4 + axis]! * own[1]! + m[8 + axis]! * own[2]!
        low[axis] = Math.min(low[axis]!, at - SLACK)
        high[axis] = Math.max(high[axis]!, at + SLACK)
      }
    }
  return { low, high }
}

/** Keeps rounding from cutting off the surface of a figure. */
const SLACK = 1e-6

/** Whether the ray in a probe meets a box. */
function meets(p: Float64Array, low: Float64Array, high: Float64Array): boolean {
  const ix = 1 / p[3]!
  const iy = 1 / p[4]!
  const iz = 1 / p[5]!
  const ax = (low[0]! - p[0]!) * ix
  const bx = (high[0]! - p[0]!) * ix
  const ay = (low[1]! - p[1]!) * iy
  const by = (high[1]! - p[1]!) * iy
  const az = (low[2]! - p[2]!) * iz
  const bz = (high[2]! - p[2]!) * iz
  const near = Math.max(Math.min(ax, bx), Math.min(ay, by), Math.min(az, bz))
  const far = Math.min(Math.max(ax, bx), Math.max(ay, by), Math.max(az, bz))
  return near <= far && far >= 0 && near < p[7]!
}

/** Faces after quarter turns to the left, seen from above. */
const TURNED: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5],
  [0, 1, 4, 5, 3, 2],
  [0, 1, 3, 2, 5, 4],
  [0, 1, 5, 4, 2, 3],
]
