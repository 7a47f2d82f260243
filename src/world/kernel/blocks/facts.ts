import type { BlockVersion, StateFact } from './behaviour.ts'
import type { BlockState } from './states.ts'

/**
 * Facts about the block states of one version. Each is computed once per state and kept in a table by state id.
 * State ids differ between versions, so every world has its own tables.
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
