/**
 * A part of a keeper's state, declared next to the code that uses it and stored in the keeper itself. It lasts as long as the
 * keeper is in memory; `SavedMemory` is also written to the world folder.
 */
export class Memory {
    /** Unique among all memories. */
    name;
    #initial;
    constructor(name, initial) {
        this.name = name;
        this.#initial = initial;
    }
    /** This part of a keeper's state, created on first use. */
    of(keeper) {
        const known = keeper.memory[this.name];
        if (known)
            return known;
        return this.begin(keeper);
    }
    /** Gives a keeper the initial state. */
    begin(keeper) {
        const made = this.#initial();
        keeper.memory[this.name] = made;
        return made;
    }
}
