import type { BlockShapes } from './shapes.ts'
import type { BlockState, BlockStates } from './states.ts'

/** The blocks of one version. */
export interface BlockVersion {
  readonly states: BlockStates
  readonly shapes: BlockShapes
}

/** Something that follows from a block's state and from the data of its version, and from nothing else. */
export interface StateFact<T> {
  readonly find: (state: BlockState, version: BlockVersion) => T
}

/**
 * Facts about the block states of one version. Each is worked out once for a state and kept in a table by state id.
 * State ids mean other blocks in other versions, so every world has tables of its own.
 */
export class StateFacts {
  readonly #version: BlockVersion
  readonly #tables = new Map<StateFact<unknown>, unknown[]>()

  constructor(version: BlockVersion) {
    this.#version = version
  }

  of<T>(fact: StateFact<T>, state: BlockState): T {
    let table = this.#tables.get(fact) as T[] | undefined
    if (!table) {
      table = []
      this.#tables.set(fact, table)
    }
    const known = table[state.stateId]
    if (known !== undefined) return known
    const found = fact.find(state, this.#version)
    table[state.stateId] = found
    return found
  }
}
