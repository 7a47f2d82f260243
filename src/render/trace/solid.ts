import type { Look } from '../look/look.ts'
import { NORMALS, type Part, type Surface, type Tint, type Turn } from '../look/part.ts'
import { SIZE } from '../look/textures/canvas.ts'
import type { Texture } from '../look/textures/texture.ts'

/** A texel with less alpha (of 255) is a hole; an overlay with more covers the texture below. */
export const HOLE = 26
export const COVERS = 127

/** Offset of a texture's sizes in `Skin.texels`, and the total number of texels. */
const LEVEL = Int32Array.of(0, 256, 320, 336, 340, 341)

/** A surface prepared for ray casting. Areas and places are in whole textures and blocks here, not in sixteenths. */
export interface Skin {
  /**
   * The texture in decreasing sizes (16, 8, 4, 2, 1 pixels), one after the other: distant surfaces are read
   * from a small one.
   */
  texels: Uint32Array
  u: number
  v: number
  width: number
  height: number
  turn: number
  /** 0 for none, otherwise the index in a climate's colours. */
  tint: number
  glows: boolean
  overlay: Skin | undefined
}

/** A part prepared for ray casting. */
export interface Slab {
  /** Lowest corner, then highest, in blocks. */
  bounds: Float64Array
  /** Rows of a matrix from the cell to the part if it is turned. */
  turn: Float64Array | undefined
  skins: readonly (Skin | undefined)[]
  /** For each face the side of the cell that it is turned to, which decides its light. */
  faces: Int32Array
}

export const NOTHING = 0
export const CUBE = 1
export const PARTS = 2

/** A look prepared for ray casting. */
export interface Solid {
  kind: typeof NOTHING | typeof CUBE | typeof PARTS
  slabs: readonly Slab[]
  /** It hides everything behind it, and darkens the corners next to it. */
  opaque: boolean
  /** Blocks of the same group (from 0) show no faces between each other; -1: none. */
  group: number
  /** 0 none, 1 water, 2 lava. */
  liquid: number
  /** Position of its surface, in blocks. */
  level: number
  surface: Skin | undefined
  light: number
}

const TINTS: Record<Tint, number> = { grass: 1, foliage: 2, water: 3 }
const GROUPS = new Map<string, number>()
const TEXELS = new Map<Texture, Uint32Array>()

/** Prepares a look for ray casting. */
export function solidOf(look: Look): Solid {
  const slabs = look.parts.map(slabOf)
  const [first] = look.parts
  const whole = look.parts.length === 1 && first !== undefined && isWhole(first)
  const kind = slabs.length === 0 ? NOTHING : whole ? CUBE : PARTS
  return {
    kind,
    slabs,
    opaque: whole && first.skin.every((surface) => surface?.texture.opaque),
    group: look.group === undefined ? -1 : groupOf(look.group),
    liquid: look.liquid === undefined ? 0 : look.liquid.kind === 'water' ? 1 : 2,
    level: (look.liquid?.height ?? 0) / SIZE,
    surface: look.liquid && skinOf({ ...look.liquid.surface, area: [0, 0, SIZE, SIZE] }),
    light: look.light,
  }
}

const isWhole = ({ from, to, turn, skin }: Part): boolean =>
  turn === undefined &&
  from.every((n) => n === 0) &&
  to.every((n) => n === SIZE) &&
  skin.every((surface) => surface !== undefined)

function groupOf(name: string): number {
  const known = GROUPS.get(name)
  if (known !== undefined) return known
  GROUPS.set(name, GROUPS.size)
  return GROUPS.size - 1
}

export function slabOf(part: Part): Slab {
  const turn = part.turn === undefined ? undefined : matrixOf(part.turn)
  return {
    bounds: Float64Array.from([...part.from, ...part.to], (n) => n / SIZE),
    turn,
    skins: part.skin.map((surface) => surface && skinOf(surface)),
    faces: Int32Array.from([0, 1, 2, 3, 4, 5], (face) =>
      turn === undefined ? face : nearestFace(face, turn),
    ),
  }
}

function skinOf(surface: Surface): Skin {
  const [u1, v1, u2, v2] = surface.area ?? [0, 0, SIZE, SIZE]
  return {
    texels: texelsOf(surface.texture),
    u: u1 / SIZE,
    v: v1 / SIZE,
    width: (u2 - u1) / SIZE,
    height: (v2 - v1) / SIZE,
    turn: surface.turn ?? 0,
    tint: surface.tint === undefined ? 0 : TINTS[surface.tint],
    glows: surface.glows ?? false,
    overlay: surface.overlay && skinOf({ area: [u1, v1, u2, v2], ...surface.overlay }),
  }
}

/** The rows of a matrix that transforms a point of the cell to the part before its rotation. */
function matrixOf({ axis, degrees, origin }: Turn): Float64Array {
  const angle = (-degrees * Math.PI) / 180
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const rows = {
    x: [1, 0, 0, 0, c, -s, 0, s, c],
    y: [c, 0, s, 0, 1, 0, -s, 0, c],
    z: [c, -s, 0, s, c, 0, 0, 0, 1],
  }[axis]
  const about = origin.map((n) => n / SIZE)
  const row = (i: number): number[] => {
    const [a, b, d] = [rows[3 * i]!, rows[3 * i + 1]!, rows[3 * i + 2]!]
    return [a, b, d, about[i]! - a * about[0]! - b * about[1]! - d * about[2]!]
  }
  return Float64Array.from([...row(0), ...row(1), ...row(2)])
}

/** How coarsely to read a texture whose pixels are `footprint` blocks wide: the index of its size in `LEVEL`. */
export function levelAt(footprint: number): number {
  const wide = footprint * SIZE
  return wide < 1.4 ? 0 : wide < 2.8 ? 1 : wide < 5.6 ? 2 : wide < 11 ? 3 : 4
}

/** The index in a skin's texels of a place on it (0 to 1 to the right and down), at a given size of its texture. */
export function texelAt(skin: Skin, u: number, v: number, level: number): number {
  let across = u
  let down = v
  if (skin.turn !== 0) {
    across = skin.turn === 1 ? v : skin.turn === 2 ? 1 - u : 1 - v
    down = skin.turn === 1 ? 1 - u : skin.turn === 2 ? 1 - v : u
  }
  const size = SIZE >> level
  const i = Math.max(0, Math.min(size - 1, ((skin.u + skin.width * across) * size) | 0))
  const j = Math.max(0, Math.min(size - 1, ((skin.v + skin.height * down) * size) | 0))
  return LEVEL[level]! + j * size + i
}

/** The face of the cell that a rotated part's face points to. */
function nearestFace(face: number, m: Float64Array): number {
  const [x, y, z] = NORMALS[face]!
  const turned = [0, 1, 2].map((i) => m[i]! * x + m[4 + i]! * y + m[8 + i]! * z)
  const dots = NORMALS.map((n) => n[0] * turned[0]! + n[1] * turned[1]! + n[2] * turned[2]!)
  return dots.indexOf(Math.max(...dots))
}

/** Halves a texture until one pixel is left. Fully opaque or transparent pixels stay so. */
function texelsOf(texture: Texture): Uint32Array {
  const known = TEXELS.get(texture)
  if (known !== undefined) return known
  const clear = texture.pixels.some((pixel) => pixel >>> 24 > 0 && pixel >>> 24 < 255)
  const texels = new Uint32Array(LEVEL[5]!)
  texels.set(texture.pixels)
  for (let level = 1; level < 5; level++) {
    const larger = texels.subarray(LEVEL[level - 1]!, LEVEL[level]!)
    texels.set(halved(larger, SIZE >> level, clear), LEVEL[level]!)
  }
  TEXELS.set(texture, texels)
  return texels
}

function halved(larger: Uint32Array, size: number, clear: boolean): Uint32Array {
  const out = new Uint32Array(size * size)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const from = 4 * y * size + 2 * x
      out[y * size + x] = merged(
        [larger[from]!, larger[from + 1]!, larger[from + 2 * size]!, larger[from + 2 * size + 1]!],
        clear,
      )
    }
  return out
}

/** The colour of four pixels together, weighed by how opaque they are. */
function merged(pixels: readonly number[], clear: boolean): number {
  let [red, green, blue, alpha] = [0, 0, 0, 0]
  for (const pixel of pixels) {
    const weight = pixel >>> 24
    red += (pixel & 255) * weight
    green += ((pixel >> 8) & 255) * weight
    blue += ((pixel >> 16) & 255) * weight
    alpha += weight
  }
  if (alpha === 0) return 0
  const seen = clear ? Math.round(alpha / 4) : alpha >= 500 ? 255 : 0
  const channel = (sum: number): number => Math.round(sum / alpha)
  return ((seen << 24) | (channel(blue) << 16) | (channel(green) << 8) | channel(red)) >>> 0
}
