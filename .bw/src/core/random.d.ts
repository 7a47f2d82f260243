/** A seeded stream of random numbers. The same seed and the same calls give the same numbers on every machine. */
export interface Random {
    /** A number in [0, 1). */
    next(): number;
    /** A whole number in [0, bound). */
    integer(bound: number): number;
    /** One of the items with equal probability; undefined for an empty list. */
    pick<T>(items: readonly T[]): T | undefined;
    /**
     * An independent stream for one purpose. Streams of different names do not affect each other: a subsystem can draw
     * more numbers without changing anything elsewhere.
     */
    fork(name: string): Random;
}
/** Opens the random stream of a seed (any 32-bit whole number). */
export declare function createRandom(seed: number): Random;
