import type { Look } from '../look/look.ts'
import { NORMALS, type Part, type Surface, spanOf, type Triple, turned } from '../look/part.ts'
import { CLEAR, GLOWS, INSIDE } from './quad-layout.ts'
import type { TextureSet } from './texture-set.ts'

/** A block state as quads: everything that a mesher needs. It is plain data, so that it can be sent. */
export interface BlockModel {
  quads: readonly number[]
  /** The faces that hide what is behind them: bit f for face f. */
  full: number
  /** Blocks of the same group show no faces between each other. */
  group?: string
  /** Its light emission, 1 to 15. */
  light?: number
  liquid?: { kind: 'water' | 'lava'; height: number; layer: number; glows: boolean }
}

/** Brightness of a face that looks down, up, to north or south, to west or east. */
const BRIGHTNESS: Triple = [0.66, 1, 0.84]
const BELOW = 0.56

/** Turns a look into quads and adds its textures to the set. */
export function blockModelOf(look: Look, textures: TextureSet): BlockModel {
  const { group, liquid, light } = look
  return {
    quads: look.parts.flatMap((part) => quadsOf(part, textures)),
    full: look.parts.reduce((bits, part) => bits | fullFaces(part), 0),
    ...(group === undefined ? {} : { group }),
    ...(light === 0 ? {} : { light }),
    ...(liquid === undefined
      ? {}
      : {
          liquid: {
            kind: liquid.kind,
            height: liquid.height,
            layer: textures.layerOf(liquid.surface),
            glows: liquid.surface.glows ?? false,
          },
        }),
  }
}

/** The quads of a part's faces; `QUAD` numbers each (`quad-layout.ts`). */
export const quadsOf = (part: Part, textures: TextureSet): number[] =>
  part.skin.flatMap((surface, face) => (surface === undefined ? [] : quadOf(part, face, surface, textures)))

function quadOf(part: Part, face: number, surface: Surface, textures: TextureSet): number[] {
  const { corner, right, below, normal, area } = spanOf(face, part)
  if (area === 0) return []
  const opposite: Triple = [
    right[0] + below[0] - corner[0],
    right[1] + below[1] - corner[1],
    right[2] + below[2] - corner[2],
  ]
  const numbers = [
    textures.layerOf(surface),
    sideOf(part, face),
    flagsOf(surface),
    lightOf(turned(normal, part.turn, 'direction')),
  ]
  const places: [Triple, number, number][] = [
    [corner, 0, 0],
    [below, 0, 1],
    [opposite, 1, 1],
    [right, 1, 0],
  ]
  for (const [place, u, v] of places)
    numbers.push(...turned(place, part.turn, 'place').map(round), ...texelAt(surface, u, v))
  return numbers
}

/** Position of a corner of the face in the texture. */
function texelAt({ area = [0, 0, 16, 16], turn = 0 }: Surface, u: number, v: number): [number, number] {
  const [tu, tv] = [
    [u, v],
    [v, 1 - u],
    [1 - u, 1 - v],
    [1 - v, u],
  ][turn] as [number, number]
  return [round(area[0] + tu * (area[2] - area[0])), round(area[1] + tv * (area[3] - area[1]))]
}

const round = (n: number): number => Math.round(n * 100) / 100 + 0

const flagsOf = ({ texture, glows, overlay }: Surface): number =>
  (glows ? GLOWS : 0) | (isClear(texture.pixels) && overlay === undefined ? CLEAR : 0)

const isClear = (pixels: Uint32Array): boolean =>
  pixels.some((pixel) => pixel >>> 24 > 0 && pixel >>> 24 < 255)

/** Interpolates the brightness of the three axes by the face's direction. */
function lightOf([x, y, z]: Triple): number {
  const upright = y < 0 ? BELOW : BRIGHTNESS[1]
  return round(x * x * BRIGHTNESS[0] + y * y * upright + z * z * BRIGHTNESS[2])
}

/** The side of the cell on which a face lies. */
function sideOf({ from, to, turn }: Part, face: number): number {
  if (turn !== undefined) return INSIDE
  const axis = NORMALS[face]!.findIndex((n) => n !== 0)
  return NORMALS[face]![axis]! < 0 ? (from[axis] === 0 ? face : INSIDE) : to[axis] === 16 ? face : INSIDE
}

function fullFaces(part: Part): number {
  return part.skin.reduce((bits, surface, face) => {
    if (surface === undefined || !surface.texture.opaque || sideOf(part, face) === INSIDE) return bits
    return spanOf(face, part).area === 256 ? bits | (1 << face) : bits
  }, 0)
}
