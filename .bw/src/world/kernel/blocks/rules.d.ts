import type { BlockVersion } from './behaviour.ts';
import type { BlockKind } from './kinds.ts';
import type { BlockState } from './states.ts';
type Version = Pick<BlockVersion, 'blocks'>;
/** The kind of a block; undefined if no rule uses it. */
export declare const kindOf: ({ blocks }: Version, state: BlockState) => BlockKind | undefined;
export declare const isAir: (version: Version, state: BlockState) => boolean;
/** Whether another block may be placed into it. */
export declare const isReplaceable: ({ blocks }: Version, state: BlockState) => boolean;
/** Whether saplings, flowers and grass grow on it. */
export declare const isSoil: ({ blocks }: Version, state: BlockState) => boolean;
/** Whether a full block does not count as opaque, so that it conducts no redstone and lets chest lids open. */
export declare const isSeeThrough: ({ blocks }: Version, state: BlockState) => boolean;
/** Number of slots of a block; 0 if it is not a container. */
export declare const containerSize: ({ blocks }: Version, state: BlockState) => number;
export {};
