import type { Blocks } from '../kernel/blocks/behaviour.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
/** The instrument of a note block on top of this block. */
export declare function instrumentOf(level: Blocks, below: BlockState): string;
