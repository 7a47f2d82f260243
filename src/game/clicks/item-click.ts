import { blockPlacedBy } from '../blocks/item-blocks.ts'
import { FULL_FOOD } from '../bodies.ts'
import { named, tablesOf } from '../data/tables.ts'
import { foodOf } from '../items/foods.ts'
import { names } from './names.ts'

/** A click of the use button with an item on a block that does not respond to it. */
export interface ItemClick {
  readonly item: string
  readonly block: string
  /** Whether the top or the bottom of the block was clicked. */
  readonly isTop: boolean
  readonly isBottom: boolean
  readonly version: string
}

/** Items that place a block but are still used in the air (vanilla PlaceOnWaterBlockItem). */
const PLACED_IN_THE_AIR = names('lily_pad frogspawn')
/** Items whose use on a block always ends the click (vanilla `useOn`). */
const ONLY_ON_BLOCKS = names(`
  flint_and_steel fire_charge armor_stand end_crystal item_frame glow_item_frame painting firework_rocket
`)
/** Cells in which edible plants can be planted, by the clicked block and face. */
const PLANTED: Readonly<Record<string, (click: ItemClick) => boolean>> = {
  carrot: ({ block, isTop }) => isTop && block === 'farmland',
  potato: ({ block, isTop }) => isTop && block === 'farmland',
  sweet_berries: ({ block, isTop }) => isTop && BERRY_GROUND.has(block),
  glow_berries: ({ isBottom }) => isBottom,
}
const BERRY_GROUND = names(`
  grass_block dirt coarse_dirt podzol farmland rooted_dirt moss_block mycelium mud muddy_mangrove_roots
`)

/**
 * Whether a click on a block ends when the item is used on it. Otherwise the client goes on to use the item in the air, as it
 * does with food, buckets, bows and boats (vanilla `Item.useOn`).
 */
export function endsOnBlock(click: ItemClick): boolean {
  const { item, block, version } = click
  if (Object.hasOwn(PLANTED, item)) return PLANTED[item]?.(click) === true
  if (PLACED_IN_THE_AIR.has(item)) return false
  if (ONLY_ON_BLOCKS.has(item) || item.endsWith('_spawn_egg')) return true
  if (item === 'ender_eye') return block === 'end_portal_frame'
  const places = named(tablesOf(version).blocksByName, blockPlacedBy(item, {})) !== undefined
  return places && foodOf(item, version) === undefined
}

/** Maximum use time of an item that is used until the button is released (ticks); vanilla's own value. */
const UNTIL_RELEASE = 72_000
const EATING = 32
const EATEN_OTHERWISE: Readonly<Record<string, number>> = { dried_kelp: 16, honey_bottle: 40 }
/** Items that can be eaten or drunk even with full food (vanilla `alwaysEat`, and drinks). */
const ALWAYS_EATEN = names(`
  golden_apple enchanted_golden_apple chorus_fruit suspicious_stew honey_bottle milk_bucket potion
`)
const HELD_UP = names('shield spyglass trident')
const NEEDS_ARROWS = names('bow crossbow')
const ARROWS = names('arrow tipped_arrow spectral_arrow')

/** The state that decides whether the use of an item takes time. */
export interface ItemUser {
  readonly food: number
  /** Names of all items carried, including the off hand. */
  readonly carried: ReadonlySet<string>
  readonly version: string
}

/**
 * How long an item stays in use while the button is held (ticks): 0 for instant uses, and the game's own
 * endless value for bows, shields and the like, which are used until the button is released.
 */
export function useTicks(item: string, { food, carried, version }: ItemUser): number {
  if (HELD_UP.has(item)) return UNTIL_RELEASE
  if (NEEDS_ARROWS.has(item)) return [...ARROWS].some((arrow) => carried.has(arrow)) ? UNTIL_RELEASE : 0
  const isEaten = ALWAYS_EATEN.has(item) || (food < FULL_FOOD && foodOf(item, version) !== undefined)
  return isEaten ? (EATEN_OTHERWISE[item] ?? EATING) : 0
}
