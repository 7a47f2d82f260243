import type { RenderBlock } from '../cell.ts'
import type { Look } from '../look/look.ts'
import type { Part, Surface } from '../look/part.ts'
import { materialOf } from '../look/shapes.ts'
import type { Texture } from '../look/textures/texture.ts'
import type { PackPictures } from './pictures.ts'

/** Our own look with a pack's textures, if it has pictures named after the block or its material. */
export function repainted(look: Look, block: RenderBlock, pictures: PackPictures): Look {
  const texture = (face: number): Texture | undefined => {
    for (const name of namesOf(block, face)) {
      const found = pictures.get(`block/${name}`)
      if (found !== undefined) return found
    }
    return undefined
  }
  const repaint = (surface: Surface | undefined, face: number): Surface | undefined => {
    const found = surface && texture(face)
    if (surface === undefined || found === undefined) return surface
    const { overlay: _, ...rest } = surface
    return { ...rest, texture: found }
  }
  return {
    ...look,
    parts: look.parts.map((part: Part) => ({ ...part, skin: part.skin.map(repaint) })),
  }
}

/** Names of pictures that a face may have, the best first. */
function namesOf({ name, properties }: RenderBlock, face: number): string[] {
  const base = materialOf(name)
  const half = properties['half'] === 'upper' ? 'top' : properties['half'] === 'lower' ? 'bottom' : undefined
  const ends = face === 1 ? ['top', 'end'] : face === 0 ? ['bottom', 'top', 'end'] : ['side']
  return [
    ...(half === undefined ? [] : [`${name}_${half}`]),
    ...ends.map((end) => `${name}_${end}`),
    ...(face > 1 ? [`${name}_front`] : []),
    name,
    ...(base === name ? [] : [base, `${base}s`, `${base}_planks`, `${base}_block`, `${base}_wool`]),
  ]
}
