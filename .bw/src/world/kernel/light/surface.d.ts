import type { Level } from '../level.ts';
import { type OpticsOfPlaces } from './optics.ts';
/** Heights of the highest blocks that weaken or stop sky light. */
export declare class Surface {
    #private;
    constructor(level: Level, optics: OpticsOfPlaces);
    /** Height of the highest such block, or one below the world's bottom if there is none. */
    topAt(x: number, z: number): number;
    seesSky(x: number, y: number, z: number): boolean;
    /** The heights of a whole column, by x + 16 z. */
    of(cx: number, cz: number): Int16Array;
    /**
     * Updates the heights after a block's optics have changed. Returns the previous height, if it was known and is now different.
     */
    note(x: number, y: number, z: number): number | undefined;
    /** Forgets the heights of columns. */
    drop(isDropped: (key: string) => boolean): void;
}
