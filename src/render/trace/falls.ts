import type { Picture } from '../image/picture.ts'
import { type Climate, TEMPERATE } from '../look/climates.ts'
import { DROP, FLAKE, type OpenSky } from '../look/falling.ts'
import { type Camera, project } from './camera.ts'
import { CUBE, PARTS, type Solid } from './solid.ts'
import type { VoxelWindow } from './voxel-window.ts'

/** A drop of rain or a flake of snow, by its lower end. */
export interface Fall {
  x: number
  y: number
  z: number
  isSnow: boolean
}

const RAIN = { colour: [196, 210, 236], share: 0.6, length: DROP.length, width: DROP.width } as const
const SNOW = { colour: [242, 247, 255], share: 0.9, length: FLAKE, width: FLAKE } as const
/** Share of their brightness that they keep in the dark, since they are seen against it. */
const LEAST = 0.3
/** Minimum width of drops and flakes (pixels): thinner ones would be invisible. */
const THINNEST = 1
/** Farther away (blocks) they get ever fainter: at this width, many of them would hide the background. */
const FAINT_FROM = 20

/**
 * Paints drops and flakes over a picture of the background.
 * @param daylight 0 to 1
 * @param reaches share of a point's light that reaches the camera, 0 to 1
 */
export function paintFalls(
  picture: Picture,
  camera: Camera,
  falls: readonly Fall[],
  daylight: number,
  reaches: (place: Fall, column: number) => number,
): void {
  const { width, height } = picture
  const bright = LEAST + (1 - LEAST) * daylight
  for (const fall of falls) {
    const foot = project(fall, camera, width, height)
    const kind = fall.isSnow ? SNOW : RAIN
    const head = project({ ...fall, y: fall.y + kind.length }, camera, width, height)
    if (foot === undefined || head === undefined) continue
    const middle = (foot.x + head.x) / 2
    if (isOutside(picture, middle, foot, head)) continue
    const left = kind.share * Math.min(1, FAINT_FROM / foot.depth) * reaches(fall, Math.floor(middle))
    if (left <= 0) continue
    const block = height / (2 * (camera.parallel ?? Math.tan(camera.fov / 2) * foot.depth))
    const [r, g, b] = kind.colour
    const stroke = { colour: [r * bright, g * bright, b * bright] as const, share: left }
    // flakes look the same from all sides
    const to = fall.isSnow ? { x: foot.x, y: foot.y - FLAKE * block } : head
    paintLine(picture, foot, to, Math.max(THINNEST, kind.width * block), stroke)
  }
}

/** Whether a line between two heights is outside the picture horizontally. */
const isOutside = (
  { width, height }: Picture,
  middle: number,
  foot: { y: number },
  head: { y: number },
): boolean =>
  middle < 0 || middle >= width || Math.max(foot.y, head.y) < 0 || Math.min(foot.y, head.y) >= height

interface Stroke {
  colour: readonly [number, number, number]
  share: number
}

/** A line of a width in pixels. It covers pixels in part at its edges. */
function paintLine(
  picture: Picture,
  from: { x: number; y: number },
  to: { x: number; y: number },
  wide: number,
  stroke: Stroke,
): void {
  const isUpright = Math.abs(to.y - from.y) >= Math.abs(to.x - from.x)
  const [a, b] = isUpright ? [from.y, to.y] : [from.x, to.x]
  const [c, d] = isUpright ? [from.x, to.x] : [from.y, to.y]
  const [low, high] = [Math.min(a, b), Math.max(a, b)]
  const limit = isUpright ? picture.height : picture.width
  const slope = a === b ? 0 : (d - c) / (b - a)
  for (let along = Math.max(0, Math.floor(low)); along < Math.min(limit, high); along++) {
    const cover = Math.min(along + 1, high) - Math.max(along, low)
    const middle = c + slope * (Math.max(low, Math.min(high, along + 0.5)) - a)
    const [least, most] = [middle - wide / 2, middle + wide / 2]
    for (let across = Math.floor(least); across < most; across++) {
      const part = cover * (Math.min(across + 1, most) - Math.max(across, least))
      if (isUpright) blend(picture, across, along, stroke, part)
      else blend(picture, along, across, stroke, part)
    }
  }
}

function blend(
  { width, height, pixels }: Picture,
  x: number,
  y: number,
  { colour, share }: Stroke,
  part: number,
) {
  if (x < 0 || y < 0 || x >= width || y >= height) return
  const at = 4 * (y * width + x)
  for (let i = 0; i < 3; i++) {
    const old = pixels[at + i]!
    pixels[at + i] = Math.round(old + (colour[i]! - old) * share * part)
  }
}

/** The open sky over a window of blocks. */
export function skyOver(
  window: VoxelWindow,
  solid: (id: number) => Solid,
  climates: readonly Climate[],
): OpenSky {
  const { min, size, layers } = window
  let top = size.y
  while (top > 0 && layers[top - 1] === 0) top--
  return {
    openAt(x, z) {
      if (window.indexOf(x, min.y, z) < 0) return Number.POSITIVE_INFINITY
      for (let y = min.y + top - 1; y >= min.y; y--) {
        const id = window.get(x, y, z)
        if (id !== 0 && covers(solid(id))) return y + 1
      }
      return min.y
    },
    climateAt(x, z) {
      const index = window.indexOf(x, min.y, z)
      return climates[index < 0 ? 0 : (window.climates?.[index] ?? 0)] ?? TEMPERATE
    },
  }
}

/** Whether it stops rain: liquids, whole blocks, and parts as wide as their cell, like those of slabs. */
const covers = ({ kind, liquid, slabs }: Solid): boolean =>
  liquid !== 0 ||
  kind === CUBE ||
  (kind === PARTS &&
    slabs.some(
      ({ bounds: [x, , z, right, , back], turn }) =>
        turn === undefined && x! <= 0 && z! <= 0 && right! >= 1 && back! >= 1,
    ))
