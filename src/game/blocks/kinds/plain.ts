const PLAIN = /(_planks|_wool|_concrete|_terracotta|bricks)$/

/** Whether a block is a whole cube of one material that stands anywhere: planks, wool, concrete, terracotta, bricks. */
export const isPlain = (block: string): boolean => PLAIN.test(block)
