/** Scrambles 32 bits (the finalizer of MurmurHash3). */
export declare function mix(bits: number): number;
/** 32 bits for a position: the same seed and numbers always give the same bits, regardless of earlier calls. */
export declare const hash: (seed: number, a: number, b: number, c?: number) => number;
/** A number in [0,1) for a position. */
export declare const chanceAt: (seed: number, a: number, b: number, c?: number) => number;
/** A short stream of draws for one feature of one chunk (mulberry32): cheap to create for each. */
export declare class Draws {
    #private;
    constructor(seed: number);
    /** [0,1) */
    next(): number;
    /** An integer from 0 to n - 1. */
    below(n: number): number;
}
