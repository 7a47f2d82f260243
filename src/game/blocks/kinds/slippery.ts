const SLIPPERY: ReadonlySet<string> = new Set(['ice', 'frosted_ice', 'packed_ice', 'blue_ice'])

/** Whether bodies slide on a block, and move faster on it than on other ground. */
export const isSlippery = (block: string): boolean => SLIPPERY.has(block)
