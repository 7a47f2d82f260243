/** A chunk to plant in. Everything that grows stays within its chunk, so that other chunks do not depend on it. */
interface Bed {
    readonly seed: number;
    readonly cx: number;
    readonly cz: number;
    readonly blocks: Uint8Array;
}
/** Glowstone, huge fungi and small plants. */
export declare function growInNether(bed: Bed): void;
export {};
