import type { SourceColumn } from '../kernel/chunks/source.ts';
import { type Registry } from '../library/prismarine.ts';
import type { Material } from './materials.ts';
/** Height up to which Nether and End are generated; all above is air. */
export declare const LOW_TOP = 128;
export declare const LOW_CELLS: number;
/** Index of a block in a chunk of the Nether or the End: x and z are 0 to 15. */
export declare const lowCell: (x: number, y: number, z: number) => number;
/** The materials of a dimension without sky in one version. The first material is air. */
export interface Palette {
    readonly materials: readonly Material[];
    readonly biomes: readonly string[];
    /** Materials that grow while players are near, or set fire. */
    readonly growing?: readonly number[];
}
/** Makes columns of a version from materials: those of dimensions 256 blocks high, without light from the sky. */
export declare class LowColumns {
    #private;
    constructor(registry: Registry, { materials, biomes, growing }: Palette);
    /** A column of blocks at `lowCell`; `biomes` are those of its 4 × 4 squares, west to east, north to south. */
    column(blocks: Uint8Array, biomes: Uint8Array): SourceColumn;
}
