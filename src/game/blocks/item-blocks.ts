import type { BlockSpec } from '../block.ts'
import { familyOf } from '../placement/find-family.ts'

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
  glow_berries: 'cave_vines',
  torchflower_seeds: 'torchflower_crop',
  pitcher_pod: 'pitcher_crop',
}

const HAS_WALL_FORM = /_(sign|banner|skull|head|fan)$/

/** The block that an item places. With a `facing`, torches, signs, heads and the like are placed on a wall. */
export function blockPlacedBy(item: string, state: Readonly<Record<string, string>>): string {
  const isOnWall = state.facing !== undefined
  if (isOnWall && /^(|soul_|redstone_)torch$/.test(item)) return item.replace(/torch$/, 'wall_torch')
  if (isOnWall && HAS_WALL_FORM.test(item)) return item.replace(HAS_WALL_FORM, '_wall_$1')
  return Object.hasOwn(BLOCK_OF_ITEM, item) ? (BLOCK_OF_ITEM[item] as string) : item
}

/** All blocks that an item may place: a torch stands, or hangs on a wall. */
export const formsPlacedBy = (item: string): readonly string[] => [
  ...new Set([blockPlacedBy(item, {}), blockPlacedBy(item, { facing: 'north' })]),
]

/** The name of the item that places a block, without checking that this item exists. */
export const itemThatPlaces = (block: string): string => familyOf(block).item?.(block) ?? block

/**
 * The state that tells `PlaceBlock` which block to place with an item: the block's properties, plus its name as `block` if item
 * and properties would give another one (a poppy in a pot).
 */
export const stateToPlace = (
  { name, properties }: BlockSpec,
  item: string,
): Readonly<Record<string, string>> =>
  blockPlacedBy(item, properties) === name ? properties : { ...properties, block: name }

/** The block that `PlaceBlock` should place with an item, given its state (see `stateToPlace`). */
export function blockToPlace(item: string, state: Readonly<Record<string, string>>): BlockSpec {
  const { block, ...properties } = state
  return { name: block ?? blockPlacedBy(item, properties), properties }
}
