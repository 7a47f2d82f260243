/** The corners of a chunk: two values for each, in columns of `levels` corners. */
interface Corners {
    readonly levels: number;
    readonly wide: Float64Array;
    readonly narrow: Float64Array;
}
/** Caves: wide ones, and winding tunnels that also open to the surface. Pure functions of the seed and the position. */
export declare class Caves {
    #private;
    constructor(seed: number);
    /** The amount by which tunnels narrow towards the surface here, per block. */
    narrowing(x: number, z: number): number;
    /** Computes the corners of a chunk up to a height. */
    corners(cx: number, cz: number, top: number): Corners;
    /** Interpolates one column of a chunk into `wide` and `narrow`, a value for each level of corners. */
    column(corners: Corners, x: number, z: number, wide: Float64Array, narrow: Float64Array): void;
    /** Whether a block is carved out, given its column and the height of the ground above it. */
    isOpenIn(wide: Float64Array, narrow: Float64Array, y: number, { height, narrowing }: {
        readonly height: number;
        readonly narrowing: number;
    }): boolean;
    /** Whether a single block is carved out; the same answer as in its chunk, without the rest of the chunk. */
    isOpenAt(x: number, y: number, z: number, height: number): boolean;
}
export {};
