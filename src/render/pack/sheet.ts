import { PNG } from 'pngjs'
import { FACES, type Skin, type Surface } from '../look/part.ts'
import { SIZE } from '../look/textures/canvas.ts'
import type { Texture } from '../look/textures/texture.ts'
import { type PackFiles, pathOf } from './pack.ts'

/** A pixel with less alpha (of 255) is a hole. */
const HOLE = 26

/** Left, top, width and height on a sheet, in its own pixels; and whether it is mirrored. */
interface Cut {
  area: readonly [u: number, v: number, w: number, h: number]
  flipX: boolean
  flipY: boolean
}

/** A picture on which the faces of all boxes of a mob are laid out. */
export class Sheet {
  readonly #name: string
  readonly #picture: { width: number; height: number; data: Uint8Array }
  /** Pixels of the picture per pixel of the layout: packs may be finer. */
  readonly #scale: number
  readonly #known = new Map<string, Surface | undefined>()

  private constructor(name: string, picture: PNG, width: number) {
    this.#name = name
    this.#picture = picture
    this.#scale = picture.width / width
  }

  /** The sheet of a name; undefined if the pack has no readable one. `width`: of its layout, in pixels. */
  static read(files: PackFiles, name: string, width: number): Sheet | undefined {
    const bytes = files.read(pathOf(name, 'textures', 'png'))
    if (bytes === undefined) return undefined
    try {
      return new Sheet(name, PNG.sync.read(Buffer.from(bytes)), width)
    } catch {
      return undefined
    }
  }

  /**
   * The skin of a box, unfolded on the sheet from a given point, as the game lays it out. A mirrored one is for
   * the other side of a body.
   */
  skin(
    [u, v]: readonly [number, number],
    [w, h, d]: readonly [w: number, h: number, d: number],
    isMirrored = false,
  ): Skin {
    const cuts: Record<(typeof FACES)[number], Cut['area']> = {
      down: [u + d + w, v, w, d],
      up: [u + d, v, w, d],
      north: [u + d, v + d, w, h],
      south: [u + 2 * d + w, v + d, w, h],
      west: [isMirrored ? u : u + d + w, v + d, d, h],
      east: [isMirrored ? u + d + w : u, v + d, d, h],
    }
    return FACES.map((face) => {
      const isLevel = face === 'up' || face === 'down'
      return this.#surface({ area: cuts[face], flipX: isLevel !== isMirrored, flipY: face === 'up' })
    })
  }

  #surface(cut: Cut): Surface | undefined {
    const key = `${this.#name} ${cut.area} ${cut.flipX} ${cut.flipY}`
    if (!this.#known.has(key)) this.#known.set(key, this.#cut(key, cut))
    return this.#known.get(key)
  }

  #cut(key: string, { area: [u, v, w, h], flipX, flipY }: Cut): Surface | undefined {
    if (w <= 0 || h <= 0) return undefined
    // small faces keep their pixels and are repeated, so that they look the same from afar; large ones are made smaller
    const [wide, high] = [Math.min(w, SIZE), Math.min(h, SIZE)]
    const pixels = new Uint32Array(SIZE * SIZE)
    for (let y = 0; y < SIZE; y++)
      for (let x = 0; x < SIZE; x++) {
        const [i, j] = [x % wide, y % high]
        const column = (((flipX ? wide - 1 - i : i) + 0.5) * w) / wide
        const row = (((flipY ? high - 1 - j : j) + 0.5) * h) / high
        pixels[y * SIZE + x] = this.#pixel(u + column, v + row)
      }
    if (pixels.every((pixel) => pixel === 0)) return undefined
    const texture: Texture = {
      key: `pack ${key}`,
      pixels,
      opaque: pixels.every((pixel) => pixel !== 0),
    }
    return { texture, area: [0, 0, wide, high] }
  }

  /** 0xaabbggrr, seen or not. */
  #pixel(u: number, v: number): number {
    const { width, height, data } = this.#picture
    const [x, y] = [Math.floor(u * this.#scale), Math.floor(v * this.#scale)]
    if (x < 0 || y < 0 || x >= width || y >= height) return 0
    const at = 4 * (y * width + x)
    if (data[at + 3]! < HOLE) return 0
    return ((255 << 24) | (data[at + 2]! << 16) | (data[at + 1]! << 8) | data[at]!) >>> 0
  }
}
