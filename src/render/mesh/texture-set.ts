import { filtered } from '../colour.ts'
import { type Climate, TEMPERATE } from '../look/climates.ts'
import type { Surface, Tint } from '../look/part.ts'
import type { Texture } from '../look/textures/texture.ts'

/** The pictures that models need, 16 × 16 pixels each, by the number of their layer. Tints and overlays are painted in. */
export class TextureSet {
  /** Row by row from the top, 0xaabbggrr each. */
  readonly layers: Uint32Array[] = []
  readonly #known = new Map<string, number>()
  readonly #climate: Climate

  constructor(climate: Climate = TEMPERATE) {
    this.#climate = climate
  }

  /** The layer that shows a surface's whole texture. */
  layerOf({ texture, tint, overlay }: Surface): number {
    const key = `${texture.key}|${tint ?? ''}|${overlay?.texture.key ?? ''}|${overlay?.tint ?? ''}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const base = this.#tinted(texture, tint)
    const over = overlay && this.#tinted(overlay.texture, overlay.tint)
    const pixels = over === undefined ? base : base.map((pixel, index) => laid(over[index]!, pixel))
    this.#known.set(key, this.layers.length)
    return this.layers.push(pixels) - 1
  }

  #tinted({ pixels }: Texture, tint: Tint | undefined): Uint32Array {
    if (tint === undefined) return pixels
    const filter = swapped(this.#climate[tint])
    return pixels.map((pixel) => ((pixel & 0xff000000) | filtered(pixel & 0xffffff, filter)) >>> 0)
  }
}

/** 0xrrggbb as 0xbbggrr. */
const swapped = (colour: number): number =>
  ((colour & 255) << 16) | (colour & 0xff00) | ((colour >> 16) & 255)

/** A pixel laid over another; pixels of overlays are either seen or not. */
const laid = (over: number, under: number): number => (over >>> 24 >= 128 ? over : under)
