const NETHER = /nether|crimson|warped|soul_|basalt|blackstone|glowstone|magma|shroomlight/
const END = /^end_|chorus|purpur|dragon/

/** Whether a block is from the Nether, or made from blocks of the Nether. */
export const isOfTheNether = (block: string): boolean => NETHER.test(block)

/** Whether a block is from the End, or made from blocks of the End. */
export const isOfTheEnd = (block: string): boolean => END.test(block)

/** Whether a block is coal, as ore or as a block of coal. */
export const isOfCoal = (block: string): boolean => block.includes('coal')

/** Whether a block is made of redstone, or has redstone in its name. */
export const isOfRedstone = (block: string): boolean => block.includes('redstone')
