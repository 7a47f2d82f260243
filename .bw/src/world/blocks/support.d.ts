import { type Direction, type Face, neighbour, type Vec } from '../geometry.ts';
import type { BlockRules, Blocks } from '../kernel/blocks/behaviour.ts';
import type { SupportKind } from '../kernel/blocks/shapes.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
/** Whether a block can stay in a cell (vanilla canSurvive). */
export type SupportRule = NonNullable<BlockRules['isSupported']>;
/** Whether a block can stay in a cell, according to its family's rule. */
export declare function isSupported(level: Blocks, p: Vec, state: BlockState): boolean;
export declare const facingOf: (state: BlockState) => Direction;
export declare const below: (level: Blocks, p: Vec) => BlockState;
/** Requires a block below whose top provides one of these kinds of support. */
export declare const onTopOf: (...kinds: SupportKind[]) => SupportRule;
/** Requires support from the block behind it. */
export declare const onWall: SupportRule;
export declare const onAnySolidWall: SupportRule;
export declare const onAnySolidGround: SupportRule;
/** Levers and buttons: require support from the floor, ceiling or wall to which they are attached. */
export declare const onAnyFace: SupportRule;
/** Requires a full face on one of the sides named in its properties. */
export declare const clingsTo: (sides: readonly Parameters<typeof neighbour>[1][]) => SupportRule;
/**
 * Whether a face of a vine or lichen is supported: on a full face of its neighbour, or, for the sides of a vine, under a vine
 * with the same face (vanilla VineBlock.canSupportAtFace).
 */
export declare function holdsFace(level: Blocks, p: Vec, state: BlockState, side: Face): boolean;
/** Whether a block is the given half of a door or tall plant. */
export declare const isHalf: (state: BlockState, name: string, half: 'upper' | 'lower') => boolean;
