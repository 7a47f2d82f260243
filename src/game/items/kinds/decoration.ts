import { isCarpet } from '../../blocks/kinds/barriers.ts'
import { isBed } from '../../blocks/kinds/two-cells.ts'

const DYED = /_(banner|glazed_terracotta|stained_glass|candle|tulip)$/
const DECORATIONS: ReadonlySet<string> = new Set(
  `painting item_frame flower_pot armor_stand bell lectern jukebox note_block bookshelf loom dandelion poppy cornflower allium
  azure_bluet oxeye_daisy blue_orchid sunflower lilac peony rose_bush`.split(/\s+/),
)

/** Whether an item is placed for decoration: flowers, coloured things, furniture, pictures. */
export const isDecoration = (item: string): boolean =>
  DECORATIONS.has(item) || DYED.test(item) || isCarpet(item) || isBed(item)

/** Whether an item becomes an entity rather than a block where it is placed. */
export const becomesEntity = (item: string): boolean =>
  item === 'painting' || item === 'item_frame' || item === 'armor_stand'

const LAMPS: ReadonlySet<string> = new Set(
  `torch soul_torch lantern soul_lantern glowstone sea_lantern jack_o_lantern redstone_lamp campfire soul_campfire shroomlight
  end_rod sea_pickle ochre_froglight verdant_froglight pearlescent_froglight`.split(/\s+/),
)

/** Whether an item is placed for its light. */
export const isLamp = (item: string): boolean => LAMPS.has(item)

const WORN_BLOCK = /_(head|skull)$|^carved_pumpkin$/

/** Whether an item is a block that is worn on the head. It can be cursed, but not enchanted at a table. */
export const isWornBlock = (item: string): boolean => WORN_BLOCK.test(item)
