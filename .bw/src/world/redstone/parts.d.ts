import type { Direction, Face } from '../geometry.ts';
import type { Blocks, BlockVersion } from '../kernel/blocks/behaviour.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
/** Whether a block is a redstone part. */
export declare const isPart: ({ blocks }: Pick<BlockVersion, 'blocks'>, state: BlockState) => boolean;
export declare const isWire: (state: BlockState) => boolean;
export declare const isPiston: (state: BlockState) => boolean;
export declare const facingOf: (state: BlockState) => Face;
export declare const headingOf: (state: BlockState) => Direction;
/** Whether a block conducts power (vanilla isRedstoneConductor): solid, full and opaque blocks do. */
export declare const conducts: ({ facts }: Pick<Blocks, 'facts'>, state: BlockState) => boolean;
