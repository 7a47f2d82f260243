/** Something that has a state: a mob, a player, a level, a dimension, a world. */
export interface Keeper {
    /** Its state, by part name; `Memory` gives each part its type. */
    readonly memory: Record<string, object>;
}
/**
 * A part of a keeper's state, declared next to the code that uses it and stored in the keeper itself. It lasts as long as the
 * keeper is in memory; `SavedMemory` is also written to the world folder.
 */
export declare class Memory<T extends object> {
    #private;
    /** Unique among all memories. */
    readonly name: string;
    constructor(name: string, initial: () => T);
    /** This part of a keeper's state, created on first use. */
    of(keeper: Keeper): T;
    /** Gives a keeper the initial state. */
    begin(keeper: Keeper): T;
}
