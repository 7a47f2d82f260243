/** Whether a block is a door of two cells, the only blocks with a hinge. */
export const isDoor = (block) => block.endsWith('_door');
export const isTrapdoor = (block) => block.endsWith('_trapdoor');
export const isFenceGate = (block) => block.endsWith('_fence_gate');
/** Whether a block opens and closes: doors, trapdoors and fence gates. */
export const isOpening = (block) => isDoor(block) || isTrapdoor(block) || isFenceGate(block);
/** Whether a player can open it by clicking. Iron doors and trapdoors need power (vanilla). */
export const opensByHand = (block) => isOpening(block) && block !== 'iron_door' && block !== 'iron_trapdoor';
