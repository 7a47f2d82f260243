import type { Face } from '../../geometry.ts';
import type { Box, DigBlock, Registry } from '../../library/prismarine.ts';
import type { BlockState } from './states.ts';
import type { BlockTable } from './table.ts';
/**
 * The part of a face that must be covered to support a block (vanilla SupportType). `cling` is all of the face, of leaves as well (vanilla
 * MultifaceBlock.canAttachTo).
 */
export type SupportKind = 'full' | 'centre' | 'rigid' | 'cling';
interface ShapeRules {
    /** See `BlockRules`. */
    readonly holdsNothing?: boolean;
    readonly holdsAll?: boolean;
}
/** Collision shapes of block states and what they support. Results are cached, because a state's shape never changes. */
export declare class BlockShapes {
    #private;
    constructor(registry: Registry, rules: BlockTable<ShapeRules>);
    block(state: BlockState): DigBlock;
    boxes(state: BlockState): readonly Box[];
    isSolid(state: BlockState): boolean;
    isFullCube(state: BlockState): boolean;
    /** Whether the given face supports a neighbour (vanilla isFaceSturdy). Leaves support nothing. */
    isSturdy(state: BlockState, face: Face, kind?: SupportKind): boolean;
    /** Whether the block's underside covers a rectangle given in sixteenths (used by walls below). */
    undersideCovers(state: BlockState, rectangle: readonly [number, number, number, number]): boolean;
}
export {};
