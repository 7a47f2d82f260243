/** Whether a block is an ore, in stone, deepslate or netherrack. Ancient debris is none. */
export const isOre = (block: string): boolean => block.endsWith('_ore')
