/** A part of a column that is open: both heights included. */
export interface Slot {
    readonly low: number;
    readonly high: number;
}
/** Long narrow clefts. Each depends on the seed and on the chunk it begins in. */
export declare class Canyons {
    #private;
    constructor(seed: number);
    /** The slots that canyons open in a column. Pure in x and z. */
    at(x: number, z: number): readonly Slot[];
}
