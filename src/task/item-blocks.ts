/** Items that place a block with a different name. */
const BLOCK_OF_ITEM: Readonly<Record<string, string>> = {
  redstone: 'redstone_wire',
  string: 'tripwire',
  wheat_seeds: 'wheat',
  carrot: 'carrots',
  potato: 'potatoes',
  beetroot_seeds: 'beetroots',
  pumpkin_seeds: 'pumpkin_stem',
  melon_seeds: 'melon_stem',
  sweet_berries: 'sweet_berry_bush',
  cocoa_beans: 'cocoa',
}

const HAS_WALL_FORM = /_(sign|banner|skull|head|fan)$/

/** The block that an item places. With a `facing`, torches, signs, heads and the like are placed on a wall. */
export function blockPlacedBy(item: string, state: Readonly<Record<string, string>>): string {
  const isOnWall = state.facing !== undefined
  if (isOnWall && /^(|soul_|redstone_)torch$/.test(item)) return item.replace(/torch$/, 'wall_torch')
  if (isOnWall && HAS_WALL_FORM.test(item)) return item.replace(HAS_WALL_FORM, '_wall_$1')
  return Object.hasOwn(BLOCK_OF_ITEM, item) ? (BLOCK_OF_ITEM[item] as string) : item
}

const ITEM_OF_BLOCK: ReadonlyMap<string, string> = new Map(
  Object.entries(BLOCK_OF_ITEM).map(([item, block]) => [block, item]),
)

/** The name of the item that places a block. It is not checked that this item exists. */
export const itemThatPlaces = (block: string): string =>
  ITEM_OF_BLOCK.get(block) ?? block.replace('_wall_', '_').replace(/^wall_/, '')
