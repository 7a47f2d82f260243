/** Possible sources of a cake's ingredients. Every combination is a task. */
export const MILK = ['milk_bucket in chest', 'bucket in chest', 'iron_ingot in chest'] as const
export const WHEAT = ['wheat in chest', 'hay_block in chest', 'wheat in farm', 'hay_block in farm'] as const
export const SUGAR = ['sugar in chest', 'sugar_cane in chest', 'sugar_cane in farm'] as const
