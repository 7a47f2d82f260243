import { PNG } from 'pngjs'
import type { Colour } from '../colour.ts'
import { SIZE } from '../look/textures/canvas.ts'
import type { Texture } from '../look/textures/texture.ts'
import { type PackFiles, pathOf } from './pack.ts'

/**
 * The pictures of a pack as textures of 16 × 16 pixels: larger ones are averaged, and animations are reduced to their first
 * picture.
 */
export class PackPictures {
  readonly #files: PackFiles
  readonly #known = new Map<string, Texture | undefined>()

  constructor(files: PackFiles) {
    this.#files = files
  }

  /**
   * The texture of a name such as `block/stone`, multiplied by a colour; undefined if the pack has no readable
   * one.
   */
  get(name: string, tint?: Colour): Texture | undefined {
    const key = `pack ${name}${tint === undefined ? '' : ` ${tint.toString(16)}`}`
    if (!this.#known.has(key)) this.#known.set(key, this.#make(key, name, tint))
    return this.#known.get(key)
  }

  #make(key: string, name: string, tint: Colour | undefined): Texture | undefined {
    const bytes = this.#files.read(pathOf(name, 'textures', 'png'))
    if (bytes === undefined) return undefined
    const pixels = pixelsOf(bytes)
    if (pixels === undefined) return undefined
    const tinted = tint === undefined ? pixels : pixels.map((pixel) => multiplied(pixel, tint))
    return { key, pixels: tinted, opaque: tinted.every((pixel) => pixel >>> 24 === 255) }
  }
}

function pixelsOf(bytes: Uint8Array): Uint32Array | undefined {
  let picture: { width: number; height: number; data: Uint8Array }
  try {
    picture = PNG.sync.read(Buffer.from(bytes))
  } catch {
    return undefined
  }
  const edge = Math.min(picture.width, picture.height)
  const pixels = new Uint32Array(SIZE * SIZE)
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) pixels[y * SIZE + x] = meanPixel(picture, edge, x, y)
  // pixels that are either visible or not stay so when larger pictures are averaged
  const clear = picture.data.some((value, i) => i % 4 === 3 && value > 20 && value < 235)
  if (!clear)
    pixels.forEach((pixel, i) => {
      pixels[i] = pixel >>> 24 >= 128 ? (pixel | 0xff000000) >>> 0 : 0
    })
  return pixels
}

/** The mean of the part of a picture that one of our pixels covers; 0xaabbggrr. */
function meanPixel(
  { width, data }: { width: number; data: Uint8Array },
  edge: number,
  x: number,
  y: number,
): number {
  const [left, top] = [Math.floor((x * edge) / SIZE), Math.floor((y * edge) / SIZE)]
  const wide = Math.max(1, Math.floor(edge / SIZE))
  let [red, green, blue, alpha] = [0, 0, 0, 0]
  for (let j = top; j < top + wide; j++)
    for (let i = left; i < left + wide; i++) {
      const at = 4 * (j * width + i)
      const weight = data[at + 3]!
      red += data[at]! * weight
      green += data[at + 1]! * weight
      blue += data[at + 2]! * weight
      alpha += weight
    }
  if (alpha === 0) return 0
  const channel = (sum: number): number => Math.round(sum / alpha)
  const cover = Math.round(alpha / wide ** 2)
  return ((cover << 24) | (channel(blue) << 16) | (channel(green) << 8) | channel(red)) >>> 0
}

function multiplied(pixel: number, tint: Colour): number {
  const channel = (shift: number, by: number): number =>
    Math.round((((pixel >>> shift) & 255) * by) / 255) << shift
  const rgb = channel(0, tint >> 16) | channel(8, (tint >> 8) & 255) | channel(16, tint & 255)
  return ((pixel & 0xff000000) | rgb) >>> 0
}
