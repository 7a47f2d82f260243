import type { RenderBlock } from '../cell.ts'
import { BUILDING } from './families/building.ts'
import { CROPS } from './families/crops.ts'
import { CUBES, defaultLook } from './families/cubes.ts'
import { FURNITURE } from './families/furniture.ts'
import { GROWTH } from './families/growth.ts'
import { LIGHTS } from './families/lights.ts'
import { LIQUIDS, surfaceOfWater } from './families/liquids.ts'
import { MACHINES } from './families/machines.ts'
import { OPENINGS } from './families/openings.ts'
import { PLANTS } from './families/plants.ts'
import { REDSTONE } from './families/redstone.ts'
import { VESSELS } from './families/vessels.ts'
import { draftOf, type Family, type Liquid } from './family.ts'
import { areaInCell, type Part } from './part.ts'
import type { FigureLook } from './posed.ts'
import type { Texture } from './textures/texture.ts'

/** The appearance of a block state. */
export interface Look {
  /** Every surface has its `area` set. */
  parts: readonly Part[]
  /** The block is of this liquid or stands in it. */
  liquid?: Liquid
  /** See-through blocks of one group show no faces between each other. */
  group?: string
  /** Its light emission, 0 to 15. */
  light: number
}

/** The source of blocks' looks: our own, or the textures of a pack. */
export interface LookProvider {
  (block: RenderBlock): Look
  /** The picture of an item that is not a block, to replace our own. */
  item?(name: string): Texture | undefined
  /** The look of a mob by its kind, or of a player by name, to replace our own. */
  figure?(kind: string, name: string): FigureLook | undefined
}

/** First match wins. Blocks of no family are full cubes. */
const FAMILIES: readonly Family[] = [
  ...LIQUIDS,
  ...BUILDING,
  ...OPENINGS,
  ...LIGHTS,
  ...REDSTONE,
  ...VESSELS,
  ...FURNITURE,
  ...MACHINES,
  ...CROPS,
  ...GROWTH,
  ...PLANTS,
  ...CUBES,
]

/**
 * A block's own look: shapes and pictures computed from its name and properties alone. Unknown properties have
 * their usual value, and each unknown name gets its own colour.
 */
export const lookOf: LookProvider = (block) => {
  const family = FAMILIES.find(([names]) => names.test(block.name))
  const draft = draftOf(family === undefined ? defaultLook(block) : family[1](block))
  const standsInWater = block.properties['waterlogged'] === 'true' || ALWAYS_WET.test(block.name)
  const liquid = draft.liquid ?? (standsInWater ? surfaceOfWater : undefined)
  return {
    parts: draft.parts.map(withAreas),
    light: draft.light ?? 0,
    ...(draft.group === undefined ? {} : { group: draft.group }),
    ...(liquid === undefined ? {} : { liquid }),
  }
}

const ALWAYS_WET = /^(kelp|kelp_plant|seagrass|tall_seagrass)$/

const withAreas = (part: Part): Part => ({
  ...part,
  skin: part.skin.map(
    (surface, face) => surface && { ...surface, area: surface.area ?? areaInCell(face, part.from, part.to) },
  ),
})
