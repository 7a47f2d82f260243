const LIQUID: ReadonlySet<string> = new Set([
  ...['bucket', 'water_bucket', 'lava_bucket', 'cod_bucket', 'salmon_bucket', 'tropical_fish_bucket'],
  ...['pufferfish_bucket', 'axolotl_bucket', 'tadpole_bucket'],
])

/** Whether an item is a bucket that picks up or pours out a liquid: it is used where the player looks. */
export const isLiquidBucket = (item: string): boolean => LIQUID.has(item)
