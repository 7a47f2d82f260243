const PLANTED = /^(.*_seeds|carrot|potato|cocoa_beans|redstone|string)$/

/** Whether an item becomes a block with another name where it is used: crops, redstone wire, tripwire. */
export const isPlanted = (item: string): boolean => PLANTED.test(item)
