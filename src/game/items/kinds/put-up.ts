/** Whether an item is a boat or a raft, with or without a chest. */
export const isBoat = (item: string): boolean => /_(boat|raft)$/.test(item)

/** Whether an item is a minecart of any kind, which is placed on rails. */
export const isMinecart = (item: string): boolean => item === 'minecart' || item.endsWith('_minecart')

/** Whether an item hangs on a wall. */
export const hangsOnWalls = (item: string): boolean =>
  item === 'painting' || item === 'item_frame' || item === 'glow_item_frame'

const STANDS: ReadonlySet<string> = new Set(['armor_stand', 'end_crystal'])

/** Whether an item becomes an entity, not a block, where a player puts it. */
export const isPutUp = (item: string): boolean =>
  isBoat(item) || isMinecart(item) || hangsOnWalls(item) || STANDS.has(item)
