import type { Colour } from '../../colour.ts'
import { Canvas, SIZE } from './canvas.ts'

/** A picture of 16 × 16 pixels for the faces of blocks. */
export interface Texture {
  /** Textures with the same key have the same picture. */
  readonly key: string
  /** Row by row from the top, 0xaabbggrr each. */
  readonly pixels: Uint32Array
  /** No pixel lets anything show through. */
  readonly opaque: boolean
}

/** Paints something on a canvas. */
export type Paint = (canvas: Canvas) => void

const painted = new Map<string, Texture>()

/** The texture with this key: painted on first use, with the key as the seed. */
export function texture(key: string, paint: Paint): Texture {
  const known = painted.get(key)
  if (known !== undefined) return known
  const canvas = new Canvas(key)
  paint(canvas)
  const { pixels } = canvas
  const made = { key, pixels, opaque: pixels.every((pixel) => pixel >>> 24 === 255) }
  painted.set(key, made)
  return made
}

/** A part of a texture, in pixels: left, top, right, bottom (right before left where it is mirrored). */
export type Area = readonly [u1: number, v1: number, u2: number, v2: number]

/** The mean colour of an area's visible pixels, and the area's opacity, 0 to 1. */
export function meanOf({ pixels }: Texture, [u1, v1, u2, v2]: Area): { colour: Colour; cover: number } {
  const [left, right] = range(u1, u2)
  const [top, bottom] = range(v1, v2)
  let [red, green, blue, weight] = [0, 0, 0, 0]
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const pixel = pixels[y * SIZE + x]!
      const alpha = pixel >>> 24
      red += (pixel & 255) * alpha
      green += ((pixel >> 8) & 255) * alpha
      blue += ((pixel >> 16) & 255) * alpha
      weight += alpha
    }
  const share = (sum: number): number => (weight === 0 ? 0 : Math.round(sum / weight))
  return {
    colour: (share(red) << 16) | (share(green) << 8) | share(blue),
    cover: weight / (255 * (right - left) * (bottom - top)),
  }
}

/** The whole pixels that a range touches: at least one, and none beyond the edge. */
function range(a: number, b: number): [from: number, to: number] {
  const from = Math.max(0, Math.min(SIZE - 1, Math.floor(Math.min(a, b) + 1e-6)))
  return [from, Math.max(from + 1, Math.min(SIZE, Math.ceil(Math.max(a, b) - 1e-6)))]
}
