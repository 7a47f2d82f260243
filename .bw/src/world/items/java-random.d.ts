/** Java's linear congruential generator (java.util.Random), which lets clients and servers agree on the meaning of a seed. */
export declare class JavaRandom {
    #private;
    constructor(seed: number);
    setSeed(seed: number): void;
    /** An integer from 0 to `bound` - 1. */
    nextInt(bound: number): number;
    /** [0, 1), with 24 bits. */
    nextFloat(): number;
}
