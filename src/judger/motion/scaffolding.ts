import { cellKey, type Position } from '../../core/position.ts'

/** A block of temporary dirt, and the agent that still uses it. */
export interface TemporaryDirt {
  readonly cell: Position
  readonly owner: string | undefined
  /** Height above the ground of its column when it was placed (blocks); 0 is the lowest. */
  readonly level: number
}

type Entry = { -readonly [Key in keyof TemporaryDirt]: TemporaryDirt[Key] }

/** Temporary dirt that agents have placed: pillars and helper blocks. One for all agents of an episode. */
export class Scaffolding {
  readonly #entries = new Map<string, Entry>()
  /** Number of blocks dug by each agent. */
  readonly #removed = new Map<string, number>()

  /** Records that an agent has placed dirt in a cell. */
  put(cell: Position, owner: string): TemporaryDirt {
    const below = this.at({ ...cell, y: cell.y - 1 })
    const dirt = { cell, owner, level: below === undefined ? 0 : below.level + 1 }
    this.#entries.set(cellKey(cell), dirt)
    return dirt
  }

  /** The dirt in a cell. Dirt that is put there later is another object. */
  at(cell: Position): TemporaryDirt | undefined {
    return this.#entries.get(cellKey(cell))
  }

  /**
   * Records that dirt has been removed. Between an agent's last blow and this call, a teammate may have put new dirt into the cell:
   * the new dirt stays recorded.
   * @param dirt as it was before the agent began to dig
   * @param by the agent that dug it
   */
  taken(dirt: TemporaryDirt | undefined, by?: string): void {
    if (dirt === undefined || this.at(dirt.cell) !== dirt) return
    this.#entries.delete(cellKey(dirt.cell))
    if (by !== undefined) this.#removed.set(by, this.removedBy(by) + 1)
  }

  /** Whether any has been dug. */
  get isDug(): boolean {
    return this.#removed.size > 0
  }

  /** The number of blocks that an agent has dug. */
  removedBy(agent: string): number {
    return this.#removed.get(agent) ?? 0
  }

  /** Records that an agent no longer uses its dirt in these cells. */
  leave(cells: readonly Position[], owner: string): void {
    for (const cell of cells) {
      const entry = this.#entries.get(cellKey(cell))
      if (entry?.owner === owner) entry.owner = undefined
    }
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

  /** The cells used by agents other than this one, with their heights above the foot of their column. */
  usedByOthers(agent: string): { cell: Position; level: number }[] {
    return [...this.#entries.values()].filter(({ owner }) => owner !== undefined && owner !== agent)
  }
}
