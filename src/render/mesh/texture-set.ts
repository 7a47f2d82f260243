import { filtered } from '../colour.ts'
import { type Climate, TEMPERATE } from '../look/climates.ts'
import type { Surface, Tint } from '../look/part.ts'
import type { Texture } from '../look/textures/texture.ts'

/** The pictures that models need, 16 × 16 pixels each, by the number of their layer. Tints and overlays are painted in. */
export class TextureSet {
  /** Row by row from the top, 0xaabbggrr each. */
  readonly layers: Uint32Array[] = []
  readonly #known = new Map<string, number>()
  /** The surfaces that climates colour, and how many have been painted for each climate. */
  readonly #tinted: [layer: number, surface: Surface][] = []
  readonly #painted = new Map<Climate, number>()

  /** The layer that shows a surface's whole texture, in the temperate climate. */
  layerOf(surface: Surface): number {
    const { texture, tint, overlay } = surface
    const key = `${texture.key}|${tint ?? ''}|${overlay?.texture.key ?? ''}|${overlay?.tint ?? ''}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const layer = this.layers.push(painted(surface, TEMPERATE)) - 1
    this.#known.set(key, layer)
    if (tint !== undefined || overlay?.tint !== undefined) this.#tinted.push([layer, surface])
    return layer
  }

  /** Paints variants for a climate. @returns pairs of a layer and its replacement, as far as they are new */
  paintFor(climate: Climate): number[] {
    const done = this.#painted.get(climate) ?? 0
    this.#painted.set(climate, this.#tinted.length)
    return this.#tinted
      .slice(done)
      .flatMap(([layer, surface]) => [layer, this.layers.push(painted(surface, climate)) - 1])
  }
}

function painted({ texture, tint, overlay }: Surface, climate: Climate): Uint32Array {
  const base = tinted(texture, tint, climate)
  if (overlay === undefined) return base
  const over = tinted(overlay.texture, overlay.tint, climate)
  return base.map((pixel, index) => laid(over[index]!, pixel))
}

function tinted({ pixels }: Texture, tint: Tint | undefined, climate: Climate): Uint32Array {
  if (tint === undefined) return pixels
  const filter = swapped(climate[tint])
  return pixels.map((pixel) => ((pixel & 0xff000000) | filtered(pixel & 0xffffff, filter)) >>> 0)
}

/** 0xrrggbb as 0xbbggrr. */
const swapped = (colour: number): number =>
  ((colour & 255) << 16) | (colour & 0xff00) | ((colour >> 16) & 255)

/** A pixel laid over another; pixels of overlays are either seen or not. */
const laid = (over: number, under: number): number => (over >>> 24 >= 128 ? over : under)
