/** Items that place a block of another name. */
const TURNS_INTO: Readonly<Record<string, string>> = {
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

/** The block that comes of placing an item in a state: a torch or a head that faces somewhere hangs on a wall. */
export function blockPlacedBy(item: string, state: Readonly<Record<string, string>>): string {
  const isOnWall = state.facing !== undefined
  if (isOnWall && /^(|soul_|redstone_)torch$/.test(item)) return item.replace(/torch$/, 'wall_torch')
  if (isOnWall && HAS_WALL_FORM.test(item)) return item.replace(HAS_WALL_FORM, '_wall_$1')
  return Object.hasOwn(TURNS_INTO, item) ? (TURNS_INTO[item] as string) : item
}

const ITEM_OF_BLOCK: ReadonlyMap<string, string> = new Map(
  Object.entries(TURNS_INTO).map(([item, block]) => [block, item]),
)

/** The name of the item that places a block; whether such an item exists is not checked. */
export const itemThatPlaces = (block: string): string =>
  ITEM_OF_BLOCK.get(block) ?? block.replace('_wall_', '_').replace(/^wall_/, '')
