import type { RenderBlock } from '../cell.ts'
import { type Look, type LookProvider, lookOf } from '../look/look.ts'
import { areaInCell, FACES, facing, type Part, type Surface, type Triple } from '../look/part.ts'
import { tintOf } from '../look/tints.ts'
import { type Element, elementsOf, type ModelFace } from './models.ts'
import type { PackFiles } from './pack.ts'
import { packFigures } from './pack-figures.ts'
import { PackPictures } from './pictures.ts'
import { repainted } from './repaint.ts'
import { type Applied, modelsFor } from './states.ts'

/**
 * The look of blocks in the textures of a pack, on the shapes of its models. A pack without models gets its textures on our own
 * shapes; blocks missing from it have our own look. Items, players and mobs use its pictures, too.
 */
export function packLooks(files: PackFiles): LookProvider {
  const pictures = new PackPictures(files)
  const looks = (block: RenderBlock): Look => {
    const own = lookOf(block)
    const parts = modelsFor(files, block).flatMap((model) => partsOf(files, pictures, block, model))
    const look = parts.length === 0 ? repainted(own, block, pictures) : { ...own, parts: merged(parts) }
    return withLiquid(look, pictures)
  }
  return Object.assign(looks, {
    item: (name: string) => pictures.get(`item/${name}`),
    figure: packFigures(files),
  })
}

function withLiquid(look: Look, pictures: PackPictures): Look {
  const { liquid } = look
  const texture = liquid && pictures.get(`block/${liquid.kind}_still`)
  if (liquid === undefined || texture === undefined) return look
  return { ...look, liquid: { ...liquid, surface: { ...liquid.surface, texture } } }
}

function partsOf(files: PackFiles, pictures: PackPictures, block: RenderBlock, model: Applied): Part[] {
  const parts = elementsOf(files, model.model).flatMap((element) => {
    const part = partOf(element, pictures, block)
    return part.skin.some((surface) => surface !== undefined) ? [part] : []
  })
  const tipped = facing(['north', 'down', 'over', 'up'][model.x / 90], parts)
  const turned = facing(['north', 'east', 'south', 'west'][model.y / 90], tipped)
  return model.uvlock && (model.x !== 0 || model.y !== 0) ? turned.map(locked) : turned
}

/** The textures keep their position in the cell, however the part was turned. */
const locked = (part: Part): Part => ({
  ...part,
  skin: part.skin.map(
    (surface, face) => surface && { ...surface, turn: 0, area: areaInCell(face, part.from, part.to) },
  ),
})

function partOf({ from, to, rotation, faces }: Element, pictures: PackPictures, block: RenderBlock): Part {
  const skin = FACES.map((side, index) => {
    const face = faces[side]
    return face && surfaceOf(face, pictures, block, () => areaInCell(index, from, to))
  })
  if (rotation === undefined) return { from, to, skin }
  const { axis, degrees, origin, rescale } = rotation
  const scale = rescale ? 1 / Math.cos((degrees * Math.PI) / 180) : 1
  const stretched = (corner: Triple): Triple => {
    const [x, y, z] = (['x', 'y', 'z'] as const).map((along, i) =>
      along === axis ? corner[i]! : origin[i]! + (corner[i]! - origin[i]!) * scale,
    )
    return [x!, y!, z!]
  }
  return { from: stretched(from), to: stretched(to), skin, turn: { axis, degrees, origin } }
}

function surfaceOf(
  { texture: name, uv, turn, tinted }: ModelFace,
  pictures: PackPictures,
  { name: block }: RenderBlock,
  place: () => readonly [number, number, number, number],
): Surface | undefined {
  const tint = tinted ? tintOf(block) : undefined
  const texture = pictures.get(name, typeof tint === 'number' ? tint : undefined)
  if (texture === undefined) return undefined
  return { texture, area: uv ?? place(), turn, ...(typeof tint === 'string' ? { tint } : {}) }
}

/** Merges boxes at one place: each is painted over those before it, as on the sides of grass. */
function merged(parts: readonly Part[]): Part[] {
  const byPlace = new Map<string, Part>()
  for (const part of parts) {
    const key = JSON.stringify([part.from, part.to, part.turn])
    const below = byPlace.get(key)
    byPlace.set(
      key,
      below === undefined ? part : { ...below, skin: below.skin.map((own, i) => over(own, part.skin[i])) },
    )
  }
  return [...byPlace.values()]
}

function over(below: Surface | undefined, above: Surface | undefined): Surface | undefined {
  if (below === undefined || above === undefined) return below ?? above
  const { texture, tint } = above
  return { ...below, overlay: { texture, ...(tint === undefined ? {} : { tint }) } }
}
