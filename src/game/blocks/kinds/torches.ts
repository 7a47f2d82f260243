/** Whether a block is a plain torch, on the ground or on a wall. */
export const isTorch = (block: string): boolean => block === 'torch' || block === 'wall_torch'
