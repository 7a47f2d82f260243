import type { RenderBlock } from '../cell.ts'
import { type Colour, filtered, mix } from '../colour.ts'
import { TEMPERATE } from './climates.ts'
import type { Look } from './look.ts'
import { FACES, type Face, type Surface } from './part.ts'
import { type Area, meanOf } from './textures/texture.ts'

/** The colour of a surface, and its opacity, 0 to 1. */
export interface Mean {
  colour: Colour
  cover: number
}

const WHOLE: Area = [0, 0, 16, 16]

/** The mean colour of a surface, or of an area of it, in a temperate climate. */
export function meanOfSurface(surface: Surface, area: Area = surface.area ?? WHOLE): Mean {
  const own = meanOf(surface.texture, area)
  const colour = surface.tint === undefined ? own.colour : filtered(own.colour, TEMPERATE[surface.tint])
  if (surface.overlay === undefined) return { colour, cover: own.cover }
  const over = meanOfSurface(surface.overlay, area)
  return { colour: mix(colour, over.colour, over.cover), cover: Math.max(own.cover, over.cover) }
}

/** One colour for a block as seen from a side: the mean of its parts, each weighted by the size of its face. */
export function meanOfBlock(block: RenderBlock, looks: (block: RenderBlock) => Look, from: Face): Colour {
  const { parts, liquid } = looks(block)
  const face = FACES.indexOf(from)
  const [a, b] = face < 2 ? [0, 2] : face < 4 ? [0, 1] : [1, 2]
  let colour: Colour = liquid === undefined ? 0x808080 : meanOfSurface(liquid.surface).colour
  let weight = 0
  for (const { from: low, to: high, skin } of parts) {
    const surface = skin[face]
    if (surface === undefined) continue
    const mean = meanOfSurface(surface)
    // parts lying flat along the line of sight still count a little
    const size = (high[a!]! - low[a!]! + 0.2) * (high[b!]! - low[b!]! + 0.2) * mean.cover
    weight += size
    if (weight > 0) colour = mix(colour, mean.colour, size / weight)
  }
  return colour
}
