/** The liquid in the caves of one column between two heights. */
export interface Pool {
    /** A material: water or lava. */
    readonly fluid: number;
    readonly low: number;
    readonly high: number;
}
/** Heights of a column that are never carved out. */
interface Wall {
    readonly low: number;
    readonly high: number;
}
export interface Pooled {
    readonly pool: Pool | undefined;
    readonly walls: readonly Wall[];
}
/**
 * Water and lava in caves (vanilla's aquifers, simplified): the plane is divided into irregular cells, and a
 * cell may fill its caves between two heights.
 */
export declare class Pools {
    #private;
    constructor(seed: number);
    /** The liquid and the barriers of a column. Pure in x and z. */
    at(x: number, z: number): Pooled;
}
export {};
