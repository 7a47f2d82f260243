export const isButton = (block: string): boolean => block.endsWith('_button')

/** Whether a block is a pressure plate, which is switched by standing on it. */
export const isPressurePlate = (block: string): boolean => block.endsWith('_pressure_plate')

/** Whether a switch resets itself: a button after a while, a plate when nothing stands on it. */
export const switchesBack = (block: string): boolean => isButton(block) || isPressurePlate(block)
