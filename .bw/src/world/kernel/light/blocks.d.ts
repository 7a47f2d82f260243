import type { Blocks, BlockVersion } from '../blocks/behaviour.ts';
import type { BlockState } from '../blocks/states.ts';
/** The light that a block emits, 0 to 15. */
export declare const emittedLight: (level: Pick<Blocks, 'facts'>, state: BlockState) => number;
/** The light that a state absorbs, 0 to 15. Slabs and stairs absorb none, unless they fill their cell. */
export declare function dampeningOf(state: BlockState, version: BlockVersion): number;
/** The light that a state emits, 0 to 15. */
export declare function lightOf(state: BlockState, { states, blocks }: BlockVersion): number;
