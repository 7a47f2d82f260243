import type { Blocks, BlockVersion } from './behaviour.ts';
import type { BlockState } from './states.ts';
export type FluidKind = 'water' | 'lava';
/** The fluid in a cell. */
export interface Fluid {
    readonly kind: FluidKind;
    readonly source: boolean;
    /** Amount in eighths of a block, 1 to 8. */
    readonly amount: number;
    readonly falling: boolean;
}
/** The fluid in a block: the block itself, or the water it stands in. */
export declare const fluidOf: (level: Pick<Blocks, 'facts'>, state: BlockState) => Fluid | null;
/** The same, computed without the cache. */
export declare function readFluid(state: BlockState, { blocks }: Pick<BlockVersion, 'blocks'>): Fluid | null;
/** The height of its surface in the block, 0 to 1; 1 if the same fluid is above. */
export declare function fluidHeight(level: Pick<Blocks, 'facts'>, fluid: Fluid, above: BlockState): number;
