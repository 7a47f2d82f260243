import { isFenceGate } from './openings.ts'

/** Whether a block is too high to step over: fences, walls and closed fence gates stop bodies at 1.5 blocks (vanilla). */
export const isTooHighToStepOver = (block: string): boolean =>
  isFence(block) || block.endsWith('_wall') || isFenceGate(block)

/** Whether a block is a carpet, on which bodies walk as if on bare ground. */
export const isCarpet = (block: string): boolean => block.endsWith('_carpet')

/** Whether a block is a fence, to which animals can be tied. */
export const isFence = (block: string): boolean => block.endsWith('_fence')
