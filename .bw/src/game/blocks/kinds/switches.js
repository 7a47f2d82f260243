export const isButton = (block) => block.endsWith('_button');
/** Whether a block is a pressure plate, which is switched by standing on it. */
export const isPressurePlate = (block) => block.endsWith('_pressure_plate');
/** Whether a switch resets itself: a button after a while, a plate when nothing stands on it. */
export const switchesBack = (block) => isButton(block) || isPressurePlate(block);
