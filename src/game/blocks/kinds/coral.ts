const LIVING = /^(?!dead_)\w+_coral(_block|_fan|_wall_fan)?$/

/** Whether a block is living coral, which dies within seconds without water: in its cell, or beside it if it is a whole block. */
export const isLivingCoral = (block: string): boolean => LIVING.test(block)

/** Whether living coral is a plant whose cell contains water, not a whole block. */
export const isCoralPlant = (block: string): boolean => isLivingCoral(block) && !block.endsWith('_block')

/** The block that living coral turns into without water. */
export const deadCoralOf = (coral: string): string => `dead_${coral}`
