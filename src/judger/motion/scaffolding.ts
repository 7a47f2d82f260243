import { cellKey, type Position } from '../../core/position.ts'

/** A cell with temporary dirt, and the agent that still uses it. */
interface Entry {
  cell: Position
  owner: string | undefined
}

/** Temporary dirt that agents have placed: pillars and helper blocks. One for all agents of an episode. */
export class Scaffolding {
  readonly #entries = new Map<string, Entry>()

  /** Records that an agent has placed dirt in a cell. */
  put(cell: Position, owner: string): void {
    this.#entries.set(cellKey(cell), { cell, owner })
  }

  /** Records that it has been removed. */
  taken(cell: Position): void {
    this.#entries.delete(cellKey(cell))
  }

  /** Records that an agent no longer uses its dirt. */
  abandon(owner: string): void {
    for (const entry of this.#entries.values()) if (entry.owner === owner) entry.owner = undefined
  }

  has(cell: Position): boolean {
    return this.#entries.has(cellKey(cell))
  }

  /** The agent that stands on this dirt or needs it to come down. */
  ownerOf(cell: Position): string | undefined {
    return this.#entries.get(cellKey(cell))?.owner
  }

  /** Cells whose dirt has not been removed. */
  left(): Position[] {
    return [...this.#entries.values()].map(({ cell }) => cell)
  }

  /** The cells that no agent uses. */
  unused(): Position[] {
    return [...this.#entries.values()].flatMap(({ cell, owner }) => (owner === undefined ? [cell] : []))
  }
}
