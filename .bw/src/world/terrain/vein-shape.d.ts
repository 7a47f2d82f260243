/** x, y, z and radius of each ball of the current vein. */
export declare const balls: Float64Array<ArrayBuffer>;
/** The start of a vein, and the seed of its shape. */
export interface VeinStart {
    readonly x: number;
    readonly y: number;
    readonly z: number;
    readonly seed: number;
}
/** Computes the balls of a vein; balls inside others get a negative radius. */
export declare function shapeVein(size: number, { x, y, z, seed }: VeinStart): void;
