import type { Point } from './cell.ts'
import { type Colour, css, distance, filtered, mix, shade } from './colour.ts'
import { TEMPERATE } from './look/climates.ts'
import { meanOfSurface } from './look/mean.ts'
import { type Part, type Surface, spanOf, type Triple, turned } from './look/part.ts'
import type { Area } from './look/textures/texture.ts'

/**
 * A face that the viewer sees: its corners on the drawing, clockwise from the texture's upper left, and its
 * brightness.
 */
export interface SeenFace {
  face: number
  surface: Surface
  /** Upper left, upper right, lower left, of the texture before it is turned. */
  corners: readonly [Pair, Pair, Pair]
  light: number
  /** It belongs to a plane without thickness. */
  flat: boolean
}

type Pair = readonly [x: number, y: number]

/** How bright faces are: below, above, and the four sides as the view has them. */
const LIGHT: readonly number[] = [0.5, 1.08, 0.86, 0.86, 0.68, 0.68]

/** The faces of a part that are visible from above the corner where x, y and z are greatest. */
export function seenFaces(part: Part, at: Point, paper: (point: Point) => Pair): SeenFace[] {
  return part.skin.flatMap((surface, face): SeenFace[] => {
    if (surface === undefined) return []
    const span = spanOf(face, part)
    const normal = turned(span.normal, part.turn, 'direction')
    // a face on edge is not seen
    if (normal[0] + normal[1] + normal[2] < 0.05 || span.area < 0.01) return []
    const place = (corner: Triple): Pair => {
      const [x, y, z] = turned(corner, part.turn, 'place')
      return paper({ x: at.x + x / 16, y: at.y + y / 16, z: at.z + z / 16 })
    }
    const light = part.turn === undefined ? LIGHT[face]! : lightOf(normal)
    const flat = part.from.some((low, axis) => low === part.to[axis])
    return [
      { flat, face, surface, corners: [place(span.corner), place(span.right), place(span.below)], light },
    ]
  })
}

/** Interpolates the light of the three sides by the face's direction. */
function lightOf(normal: Triple): number {
  const [x, y, z] = normal.map((n) => n * n) as unknown as Triple
  return x * LIGHT[5]! + y * LIGHT[1]! + z * LIGHT[3]!
}

/** Faces with fewer holes are drawn without them. */
const DENSE = 0.6
/** Minimum colour distance between rim and centre that is drawn. */
const RIM = 70
/** A texture's holes are drawn in squares of two by two pixels, in no more colours than this. */
const COLOURS = 3
const GRID = 8
/** Minimum colour difference between one end and the rest that is drawn. */
const SPLIT = 110

interface Paint {
  /** A coordinate as text. */
  number: (value: number) => string
  /** Instead of the surface's own colours. */
  tint: Colour | undefined
  /** See-through blocks are drawn plainly, without their texture's holes. */
  clear: boolean
}

/**
 * SVG paths of a face: one polygon of its mean colour, another for a centre that differs from its rim or an end
 * that differs from the rest; or, with many holes, the parts that are not holes.
 */
export function paintFace(
  { surface, corners, light, flat }: SeenFace,
  { number, tint, clear }: Paint,
): string {
  const area = surface.area ?? [0, 0, 16, 16]
  const mean = meanOfSurface(surface, area)
  const lit = (colour: Colour): string => css(surface.glows ? colour : shade(colour, light))
  const path = (colour: Colour, shape: string, more = ''): string =>
    `<path${more} fill="${lit(colour)}" d="${shape}"/>`
  const over = (colour: Colour, shape: string): string => path(colour, shape, ' stroke="none"')
  const [origin, right, below] = corners
  const [ux, uy] = [right[0] - origin[0], right[1] - origin[1]]
  const [vx, vy] = [below[0] - origin[0], below[1] - origin[1]]
  const quad = ([u1, v1, u2, v2]: Area): string => {
    const corner = (u: number, v: number): string =>
      `${number(origin[0] + u * ux + v * vx)} ${number(origin[1] + u * uy + v * vy)}`
    return `M${corner(u1, v1)}L${corner(u2, v1)}L${corner(u2, v2)}L${corner(u1, v2)}Z`
  }
  const whole = quad([0, 0, 1, 1])
  if (tint !== undefined || clear) return path(tint ?? mean.colour, whole)
  const [wide, high] = [Math.abs(area[2] - area[0]), Math.abs(area[3] - area[1])]
  const large = wide >= GRID && high >= GRID
  if (large && (flat || mean.cover < DENSE) && isHoled(surface))
    return pixelRuns(surface, area)
      .map(({ colour, runs }) => over(colour, runs.map(quad).join('')))
      .join('')
  const inner = wide < 14 || high < 14 ? undefined : middleOf(surface)
  if (inner !== undefined) return path(inner.rim, whole) + over(inner.middle, quad([0.1, 0.1, 0.9, 0.9]))
  const split = large ? splitOf(surface, area) : undefined
  if (split === undefined) return path(mean.colour, whole)
  return path(split.lower, whole) + over(split.upper, quad(upperPart(split.share, surface.turn ?? 0)))
}

function middleOf(surface: Surface): { rim: Colour; middle: Colour } | undefined {
  const middle = meanOfSurface(surface, [3, 3, 13, 13]).colour
  const rims = (
    [
      [0, 0, 16, 1],
      [0, 15, 16, 16],
      [0, 0, 1, 16],
      [15, 0, 16, 16],
    ] as const
  ).map((side) => meanOfSurface(surface, side).colour)
  // the halves of a door have no rim where they meet
  const dark = rims.filter((rim) => distance(rim, middle) >= RIM)
  if (dark.length < 3) return undefined
  return { rim: mix(dark[0]!, dark[2]!, 0.5), middle }
}

/** Where the upper end of a texture differs most from the rest, if it differs much: a pillow, icing, a fringe of snow. */
function splitOf(surface: Surface, [u1, v1, u2, v2]: Area) {
  let best: { share: number; upper: Colour; lower: Colour } | undefined
  let most = SPLIT
  for (const share of [0.25, 0.375, 0.5, 0.625, 0.75]) {
    const at = v1 + (v2 - v1) * share
    const upper = meanOfSurface(surface, [u1, v1, u2, at]).colour
    const lower = meanOfSurface(surface, [u1, at, u2, v2]).colour
    const far = distance(upper, lower)
    if (far > most) [most, best] = [far, { share, upper, lower }]
  }
  return best
}

/** The area of a face that this share of a texture's upper end covers, after the texture's quarter turns. */
function upperPart(share: number, turn: number): Area {
  if (turn === 1) return [1 - share, 0, 1, 1]
  if (turn === 2) return [0, 1 - share, 1, 1]
  return turn === 3 ? [0, 0, share, 1] : [0, 0, 1, share]
}

/** See-through as a whole is not the same as having holes. */
const isHoled = ({ texture }: Surface): boolean => texture.pixels.some((pixel) => pixel === 0)

interface Runs {
  colour: Colour
  /** Rectangles of the face, which is 1 wide and high. */
  runs: [number, number, number, number][]
}

/** The visible squares of a texture, row by row, in few colours. */
function pixelRuns(surface: Surface, area: Area): Runs[] {
  const found: Runs[] = []
  for (let v = 0; v < GRID; v++) {
    let last: Runs | undefined
    for (let u = 0; u < GRID; u++) {
      const colour = squareAt(surface, area, u, v)
      const near = colour === undefined ? undefined : nearest(found, colour)
      const run = near?.runs[near.runs.length - 1]
      if (near !== undefined && near === last && run !== undefined) run[2] = (u + 1) / GRID
      else near?.runs.push([u / GRID, v / GRID, (u + 1) / GRID, (v + 1) / GRID])
      last = near
    }
  }
  return found
}

function nearest(found: Runs[], colour: Colour): Runs {
  const [best] = [...found].sort((a, b) => distance(a.colour, colour) - distance(b.colour, colour))
  if (best !== undefined && (found.length >= COLOURS || distance(best.colour, colour) < 110)) return best
  const runs: Runs = { colour, runs: [] }
  found.push(runs)
  return runs
}

/** The colour of a square of the face, `undefined` for a hole. */
function squareAt(
  { texture, turn = 0, tint }: Surface,
  [u1, v1, u2, v2]: Area,
  column: number,
  row: number,
): Colour | undefined {
  let best: Colour | undefined
  let seen = 0
  for (const [i, j] of [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ] as const) {
    const [u, v] = unturned((column + i) / GRID, (row + j) / GRID, turn)
    const x = Math.min(15, Math.floor(u1 + (u2 - u1) * u))
    const y = Math.min(15, Math.floor(v1 + (v2 - v1) * v))
    const pixel = texture.pixels[y * 16 + x]!
    if (pixel >>> 24 < 128) continue
    seen++
    const colour = ((pixel & 255) << 16) | (pixel & 0xff00) | ((pixel >> 16) & 255)
    best = best === undefined ? colour : mix(best, colour, 1 / seen)
  }
  return best === undefined || tint === undefined ? best : filtered(best, TEMPERATE[tint])
}

const unturned = (u: number, v: number, turn: number): readonly [number, number] =>
  turn === 0 ? [u, v] : turn === 1 ? [v, 1 - u] : turn === 2 ? [1 - u, 1 - v] : [1 - v, u]
