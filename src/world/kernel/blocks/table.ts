import type { BlockState } from './states.ts'

/** Blocks that share a behaviour. */
export interface BlockFamily<B> {
  /** Whether a block of this name belongs to the family. */
  readonly blocks: (name: string) => boolean
  readonly behaviour: B
}

/**
 * The behaviour of one version's blocks by state id. A block in several families has all of their behaviours; if two families
 * define the same one, the later family in the list wins.
 */
export class BlockTable<B extends object> {
  readonly #families: readonly BlockFamily<B>[]
  readonly #byName = new Map<string, B>()
  readonly #byState: B[] = []

  constructor(families: readonly BlockFamily<B>[]) {
    this.#families = families
  }

  of(state: BlockState): B {
    const known = this.#byState[state.stateId]
    if (known) return known
    const found = this.named(state.name)
    this.#byState[state.stateId] = found
    return found
  }

  /** Looks a behaviour up by block name, for blocks that have not been placed yet. */
  named(name: string): B {
    let behaviour = this.#byName.get(name)
    if (!behaviour) {
      const own = this.#families.filter(({ blocks }) => blocks(name))
      behaviour = Object.assign({}, ...own.map((family) => family.behaviour)) as B
      this.#byName.set(name, behaviour)
    }
    return behaviour
  }
}
