import type { Point } from '../cell.ts'
import { bodyOf, type Posture } from '../look/bodies.ts'
import { facing, type Part } from '../look/part.ts'
import { type Camera, project } from './camera.ts'
import type { Hits } from './hits.ts'
import { type Slab, slabOf } from './solid.ts'

/** A player, a mob, or something that lies around. */
export interface Figure extends Posture {
  /** The middle of its feet. */
  position: Point
  /** Mineflayer's yaw, in radians. */
  yaw: number
  /** `player`, the name of a mob, `item`, or `hand`. */
  kind: string
  /** A player's name (the look depends on it), or the name of the item. */
  name?: string
  /** Beside the usual size: 0.5 for young animals. */
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
  /** Whether a ray meets it before `end`; what is met is left in `hits`. `numbers`: the ray's origin and direction. */
  hit(hits: Hits, numbers: Float64Array, end: number): boolean
  /** The face of the world to which a face of the figure looks. */
  face(own: number): number
}

/** Size of an item that lies around, beside a block of its kind. */
const ITEM = 0.3

/** The figures that a picture may show. */
export function figuresFor(
  figures: readonly Figure[],
  camera: Camera,
  width: number,
  height: number,
): PlacedFigure[] {
  return figures.flatMap((figure) => {
    const { kind, name = '', scale = 1, lying = false } = figure
    const standing = bodyOf(kind, name, figure)
    const slabs = (lying ? laidDown(standing) : standing).map(slabOf)
    const placed = place(figure, slabs, kind === 'item' ? ITEM : scale)
    const area = rectangle(placed.corners, camera, width, height)
    return area === undefined ? [] : [{ ...area, hit: placed.hit, face: placed.face }]
  })
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

function rectangle(corners: readonly Point[], camera: Camera, width: number, height: number) {
  const points = corners.map((corner) => project(corner, camera, width, height))
  if (points.every((point) => point === undefined)) return undefined
  // partly behind the camera: it may be anywhere in the picture
  if (points.includes(undefined)) return { left: 0, top: 0, right: width, bottom: height }
  const xs = points.map((point) => point!.x)
  const ys = points.map((point) => point!.y)
  return {
    left: Math.floor(Math.min(...xs)),
    right: Math.ceil(Math.max(...xs)),
    top: Math.floor(Math.min(...ys)),
    bottom: Math.ceil(Math.max(...ys)),
  }
}

/** Turned by its yaw and put where it stands. A cell's middle is the figure's middle; figures face north as they are made. */
function place({ position, yaw }: Figure, slabs: readonly Slab[], scale: number) {
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)]
  const quarter = ((Math.round(yaw / (Math.PI / 2)) % 4) + 4) % 4
  let reach = 0
  let [low, high] = [0, 0]
  for (const { bounds: b } of slabs) {
    reach = Math.max(reach, ...[b[0]!, b[3]!, b[2]!, b[5]!].map((n) => Math.abs(n - 0.5)))
    low = Math.min(low, b[1]!)
    high = Math.max(high, b[4]!)
  }
  const corners = [low - 0.1, high + 0.1].flatMap((y) =>
    [-1, 1].flatMap((x) =>
      [-1, 1].map((z) => ({
        x: position.x + x * reach * scale * 1.5,
        y: position.y + y * scale,
        z: position.z + z * reach * scale * 1.5,
      })),
    ),
  )
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
      return hits.nearest(slabs)
    },
    face: (own: number): number => (own < 2 ? own : TURNED[quarter]![own]!),
  }
}

/** Faces after quarter turns to the left, seen from above. */
const TURNED: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5],
  [0, 1, 4, 5, 3, 2],
  [0, 1, 3, 2, 5, 4],
  [0, 1, 5, 4, 2, 3],
]
