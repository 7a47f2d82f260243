/** Something that has a state: a mob, a player, a level, a dimension, a world. */
export interface Keeper {
  /** Its state, by part name; `Memory` gives each part its type. */
  readonly memory: Record<string, object>
}

/**
 * A part of a keeper's state, declared next to the code that uses it and stored in the keeper itself. It lasts as long as the
 * keeper is in memory; `SavedMemory` is also written to the world folder.
 */
export class Memory<T extends object> {
  /** Unique among all memories. */
  readonly name: string
  readonly #initial: () => T

  constructor(name: string, initial: () => T) {
    this.name = name
    this.#initial = initial
  }

  /** This part of a keeper's state, created on first use. */
  of(keeper: Keeper): T {
    const known = keeper.memory[this.name]
    if (known) return known as T
    return this.begin(keeper)
  }

  /** Gives a keeper the initial state. */
  begin(keeper: Keeper): T {
    const made = this.#initial()
    keeper.memory[this.name] = made
    return made
  }
}
