import type { BlockSpec } from '../block.ts';
import type { Side } from '../placement/options.ts';
/**
 * How much of a face must be solid to hold something (vanilla SupportType): all of it, its rim, its centre, or one of these two;
 * any part of the block that stops bodies, as for signs; or all of it, leaves included, as for vines (`cling`, vanilla
 * MultifaceBlock.canAttachTo).
 */
export type Grip = 'full' | 'rim' | 'centre' | 'rim or centre' | 'body' | 'cling';
/** Minimum x, y, z, then maximum x, y, z of a collision box (blocks, within the cell). */
type Box = readonly number[];
/**
 * Whether a face of a block supports a block that hangs or stands on it, by the block's collision boxes. Properties that a
 * blueprint omits have their defaults. Blocks unknown in this version support everything.
 */
export declare function isSturdy(block: BlockSpec, face: Side, grip: Grip, version: string): boolean;
/** Whether a block fills its cell, leaving no space for bodies. Blocks unknown in this version fill theirs. */
export declare function fillsCell(block: BlockSpec, version: string): boolean;
/** Collision boxes of a block; undefined if the version does not know it. */
export declare function collisionBoxes(block: BlockSpec, version: string): readonly Box[] | undefined;
export {};
