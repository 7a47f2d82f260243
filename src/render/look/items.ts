import { type Colour, colourOfText } from '../colour.ts'
import { ARMOUR } from './items/armour.ts'
import { DROPS } from './items/drops.ts'
import { SPAWN_EGGS } from './items/eggs.ts'
import { FOOD } from './items/food.ts'
import { GEAR } from './items/gear.ts'
import { MATERIALS } from './items/materials.ts'
import { MEAT } from './items/meat.ts'
import { PAPERS } from './items/papers.ts'
import type { ItemPicture } from './items/strokes.ts'
import { VEHICLES } from './items/vehicles.ts'
import { VESSELS } from './items/vessels.ts'
import { type LookProvider, lookOf } from './look.ts'
import { dyeOf, stuffOf } from './palette.ts'
import { box, dressed, type Part } from './part.ts'
import { type Texture, texture } from './textures/texture.ts'

/** Materials of tools and armour. First match wins. */
const STUFFS: readonly [prefix: RegExp, colour: Colour][] = [
  [/^wooden|^bow$|^crossbow$/, 0x8d6b3e],
  [/^stone/, 0x8f8f8f],
  [/^leather/, 0x9a5f36],
  [/^chainmail/, 0x9a9a9e],
  [/^iron|^shears$|^flint_and_steel$|bucket$/, 0xd9d9d9],
  [/^golden|^gold/, 0xf5d84c],
  [/^diamond/, 0x4fe0d3],
  [/^netherite/, 0x4b454b],
  [/^copper/, 0xd47f5c],
  [/^emerald/, 0x2fc668],
  [/^lapis/, 0x2f55b5],
  [/^redstone/, 0xc41f14],
  [/quartz/, 0xe8e2da],
  [/coal$/, 0x2b2b2f],
  [/amethyst/, 0x9a6cd0],
  [/^brick$/, 0xa45a44],
  [/^nether_brick$/, 0x44202a],
  [/^stick$|_rod$|^arrow$/, 0x8a653a],
  [/^bone/, 0xe6e2cf],
  [/^(string|feather|paper|sugar|egg|snowball)$/, 0xf0f0ec],
  [/^raw_iron$/, 0xcaa78b],
  [/^raw_gold$/, 0xe2a93b],
  [/^raw_copper$/, 0xc5704a],
  [/wheat$|^bread$|^hay/, 0xd9b44e],
  [/apple$|beetroot$/, 0xd2342c],
  [/carrot$/, 0xee8a26],
  [/potato$/, 0xc9a659],
  [/^cooked_|^steak$|^dried/, 0x9a5c34],
  [/beef|porkchop|mutton|rabbit$|chicken$|_flesh$|salmon$/, 0xdd7f76],
  [/leather$|^saddle$/, 0xa8653a],
  [/seeds$/, 0x6f8a3c],
  [/gunpowder|flint$/, 0x5a5a5e],
  [/^totem/, 0xe8c85a],
  [/^shield$/, 0x7a5630],
  [/^name_tag$/, 0xd8c090],
  [/^elytra$/, 0xa8a4b8],
  [/^goat_horn$/, 0xb8a888],
  [/^blaze_powder$/, 0xf0a820],
  [/^glowstone_dust$/, 0xf5d060],
  [/^turtle_helmet$/, 0x4aa84a],
  [/^wolf_armor$/, 0xb06a58],
  [/^pumpkin_pie$/, 0xc8843a],
  [/^rabbit_foot$/, 0xc89a6a],
  [/^prismarine/, 0x5fa898],
]

const colourOf = (name: string): Colour =>
  STUFFS.find(([names]) => names.test(name))?.[1] ??
  dyeOf(name) ??
  stuffOf(name)?.colour ??
  colourOfText(name)

/** First match wins. */
const PICTURES: readonly ItemPicture[] = [
  ...ARMOUR,
  ...GEAR,
  ...MEAT,
  ...FOOD,
  ...VESSELS,
  ...VEHICLES,
  ...PAPERS,
  ...SPAWN_EGGS,
  ...MATERIALS,
  ...DROPS,
]

/** The picture of an item that is not a block; undefined for blocks, which are drawn as placed. */
export function spriteOf(name: string, looks: LookProvider = lookOf): Texture | undefined {
  const other = looks.item?.(name)
  if (other !== undefined) return other
  const sprite = PICTURES.find(([names]) => names.test(name))
  if (sprite === undefined) return undefined
  return texture(`item ${name}`, (c) => sprite[1](c, colourOf(name), name))
}

/** An item as parts within a cell: a small block, or an upright picture that faces north and south. */
export function itemParts(name: string, looks: LookProvider = lookOf): readonly Part[] {
  const sprite = spriteOf(name, looks)
  if (sprite === undefined) return looks({ name, properties: {} }).parts
  // the narrow sides have none of it: they would show the whole picture again, squeezed into a line
  const skin = dressed(
    { texture: sprite, area: [0, 0, 16, 16] },
    { ends: undefined, west: undefined, east: undefined },
  )
  return [box([0, 0, 7.6, 16, 16, 8.4], skin)]
}

/** The colour of a piece of armour. */
export const armourColour = (name: string): Colour => colourOf(name)
