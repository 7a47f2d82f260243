import type { Blocks } from '../kernel/blocks/behaviour.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
/** Waxed copper; null for blocks that cannot be waxed. */
export declare function waxed({ states }: Pick<Blocks, 'states'>, state: BlockState): BlockState | null;
