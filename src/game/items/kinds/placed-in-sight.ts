const PLACED_IN_SIGHT: ReadonlySet<string> = new Set(['water_bucket', 'lava_bucket', 'lily_pad', 'frogspawn'])

/**
 * Whether an item is placed where the player looks, through water or onto it, not on the clicked face
 * (vanilla).
 */
export const isPlacedInSight = (item: string): boolean => PLACED_IN_SIGHT.has(item)
