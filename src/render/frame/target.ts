import type { Point } from '../cell.ts'
import { blend, type Picture } from '../image/picture.ts'
import { Aim } from '../trace/aim.ts'
import { type Camera, project } from '../trace/camera.ts'
import { crackAt } from './cracks.ts'

/** A box within a cell: minimum x, y, z, then maximum x, y, z (blocks). */
export type TargetBox = readonly number[]

/** The block that the crosshair is on. */
export interface Target {
  readonly cell: Point
  /** Its outline. */
  readonly boxes: readonly TargetBox[]
  /** How far it is dug, 0 to 1; undefined if it is not being dug. */
  readonly dug?: number | undefined
}

/** Share of black in the outline and in cracks (vanilla: 0.4 for the outline). */
const [OUTLINE, CRACK] = [0.4, 0.55]
/** Width of the outline as shares of the picture's width and height: 2.5 pixels of 640 × 360. */
const [WIDE, HIGH] = [2.5 / 640, 2.5 / 360]
/** How far in front of its surface a point is sampled, so that its own block does not hide it (blocks). */
const BEFORE = 0.01
/** A point is shown if at least this share of its light comes through. */
const SEEN = 0.5

/** A world in which something can be hidden. */
export interface Sight {
  /**
   * Share of the light of a point that reaches the camera, 0 to 1.
   * @param column the picture's column at which the point is
   */
  reaches(camera: Camera, point: Point, column: number): number
}

/** The inputs for drawing a target. */
interface Scene {
  readonly picture: Picture
  readonly sight: Sight
  readonly camera: Camera
}

/**
 * Draws the outline of the block that the crosshair is on, and its cracks, over a picture of the world or a clear layer.
 * @param sight the tracer that has just drawn the picture, or a world that hides as it does
 */
export function drawTarget(picture: Picture, sight: Sight, camera: Camera, target: Target): void {
  const scene = { picture, sight, camera }
  if (target.dug !== undefined) drawCracks(scene, target, target.dug)
  drawOutline(scene, target)
}

/** Whether nothing is between a point of the target and the camera. */
function isSeen({ sight, camera }: Scene, point: Point, column: number): boolean {
  const [x, y, z] = [point.x - camera.x, point.y - camera.y, point.z - camera.z]
  const way = Math.hypot(x, y, z)
  const share = Math.max(0, way - BEFORE) / way
  const before = { x: camera.x + x * share, y: camera.y + y * share, z: camera.z + z * share }
  return sight.reaches(camera, before, column) > SEEN
}

/** Pairs of corners of a box with an edge between them; corners count in x, then y, then z. */
const EDGES = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((from) =>
  [1, 2, 4].filter((bit) => (from & bit) === 0).map((bit) => [from, from | bit] as const),
)

function drawOutline(scene: Scene, { cell, boxes }: Target): void {
  const covers = new Map<number, number>()
  for (const box of boxes)
    for (const [from, to] of EDGES)
      if (isOuterEdge(scene.camera, cell, box, from, to))
        coverEdge(scene, [cornerOf(cell, box, from), cornerOf(cell, box, to)], covers)
  for (const [at, cover] of covers) blend(scene.picture.pixels, at, 0x000000, OUTLINE * cover)
}

const cornerOf = (cell: Point, box: TargetBox, corner: number): Point => ({
  x: cell.x + box[corner & 1 ? 3 : 0]!,
  y: cell.y + box[corner & 2 ? 4 : 1]!,
  z: cell.z + box[corner & 4 ? 5 : 2]!,
})

/** Whether one of the two faces at an edge faces the camera. */
function isOuterEdge(camera: Camera, cell: Point, box: TargetBox, from: number, to: number): boolean {
  return (['x', 'y', 'z'] as const).some((axis, i) => {
    if (((from ^ to) & (1 << i)) !== 0) return false
    const isHigh = (from & (1 << i)) !== 0
    const plane = cell[axis] + box[isHigh ? i + 3 : i]!
    return isHigh ? camera[axis] > plane : camera[axis] < plane
  })
}

/** Records how much of each pixel an edge covers (by index of the pixel's bytes). */
function coverEdge(scene: Scene, [from, to]: readonly [Point, Point], covers: Map<number, number>): void {
  const { picture, camera } = scene
  const { width, height } = picture
  const a = project(from, camera, width, height)
  const b = project(to, camera, width, height)
  if (a === undefined || b === undefined) return
  const isUpright = Math.abs(b.y - a.y) >= Math.abs(b.x - a.x)
  const steps = Math.ceil(Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y))) + 1
  for (let step = 0; step <= steps; step++) {
    const share = step / steps
    const x = a.x + (b.x - a.x) * share
    const y = a.y + (b.y - a.y) * share
    if (x < 0 || y < 0 || x >= width || y >= height) continue
    // equal steps in the picture are not equal steps along the edge
    const along = share / b.depth / ((1 - share) / a.depth + share / b.depth)
    if (isSeen(scene, pointBetween(from, to, along), Math.floor(x)))
      coverAcross(picture, [x, y], isUpright, covers)
  }
}

/** Notes the pixels that an edge covers across its direction at a place of the picture. */
function coverAcross(
  { width, height }: Picture,
  [x, y]: readonly [number, number],
  isUpright: boolean,
  covers: Map<number, number>,
): void {
  const wide = isUpright ? WIDE * width : HIGH * height
  const low = (isUpright ? x : y) - wide / 2
  for (let at = Math.floor(low); at < low + wide; at++) {
    const cover = Math.min(at + 1, low + wide) - Math.max(at, low)
    const [column, row] = isUpright ? [at, Math.floor(y)] : [Math.floor(x), at]
    if (column < 0 || row < 0 || column >= width || row >= height) continue
    const index = 4 * (row * width + column)
    covers.set(index, Math.max(covers.get(index) ?? 0, cover))
  }
}

const pointBetween = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
  z: from.z + (to.z - from.z) * share,
})

function drawCracks(scene: Scene, { cell, boxes }: Target, dug: number): void {
  const { picture, camera } = scene
  const { width, height, pixels } = picture
  const area = areaOf(camera, cell, width, height)
  const aim = new Aim(camera, width, height)
  const line = new Float64Array(6)
  for (let row = area.top; row < area.bottom; row++) {
    aim.toRow(row)
    for (let column = area.left; column < area.right; column++) {
      aim.at(column, line)
      const hit = nearestHit(line, cell, boxes)
      if (hit === undefined || !crackAt(dug, hit.u, hit.v)) continue
      const { way } = hit
      const point = {
        x: line[0]! + line[3]! * way,
        y: line[1]! + line[4]! * way,
        z: line[2]! + line[5]! * way,
      }
      if (isSeen(scene, point, column)) blend(pixels, 4 * (row * width + column), 0x000000, CRACK)
    }
  }
}

/** The part of a picture in which a cell can be: all of it if a corner is behind the camera. */
function areaOf(camera: Camera, cell: Point, width: number, height: number) {
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((corner) =>
    project(cornerOf(cell, [0, 0, 0, 1, 1, 1], corner), camera, width, height),
  )
  const known = corners.filter((corner) => corner !== undefined)
  if (known.length < corners.length) return { left: 0, right: width, top: 0, bottom: height }
  const [xs, ys] = [known.map(({ x }) => x), known.map(({ y }) => y)]
  return {
    left: Math.max(0, Math.floor(Math.min(...xs))),
    right: Math.min(width, Math.ceil(Math.max(...xs))),
    top: Math.max(0, Math.floor(Math.min(...ys))),
    bottom: Math.min(height, Math.ceil(Math.max(...ys))),
  }
}

/** The point where a ray meets the nearest box of a cell: the distance, and the point on the face (0 to 1). */
function nearestHit(
  line: Float64Array,
  cell: Point,
  boxes: readonly TargetBox[],
): { way: number; u: number; v: number } | undefined {
  let nearest: { way: number; axis: number } | undefined
  for (const box of boxes) {
    const hit = hitOf(line, [cell.x, cell.y, cell.z], box)
    if (hit !== undefined && (nearest === undefined || hit.way < nearest.way)) nearest = hit
  }
  if (nearest === undefined) return undefined
  const { way, axis } = nearest
  const within = [cell.x, cell.y, cell.z].map((corner, i) => line[i]! + line[i + 3]! * way - corner)
  return { way, u: within[axis === 0 ? 2 : 0]!, v: within[axis === 1 ? 2 : 1]! }
}

function hitOf(line: Float64Array, corner: readonly number[], box: TargetBox) {
  let [near, far, axis] = [0, Number.POSITIVE_INFINITY, -1]
  for (let i = 0; i < 3; i++) {
    const inverse = 1 / (line[i + 3]! || 1e-12)
    const a = (corner[i]! + box[i]! - line[i]!) * inverse
    const b = (corner[i]! + box[i + 3]! - line[i]!) * inverse
    if (Math.min(a, b) > near) {
      near = Math.min(a, b)
      axis = i
    }
    far = Math.min(far, Math.max(a, b))
  }
  return near <= far && axis >= 0 ? { way: near, axis } : undefined
}
