import { type Position, sameCell } from '../../core/position.ts'
import type { Scaffolding, TemporaryDirt } from './scaffolding.ts'
import { MAX_DROP } from './search/moves.ts'

/** A pillar of dirt that an agent stacks under its feet and removes again. */
export interface Pillar {
  /** The lowest cell of the pillar, where the agent stands before it climbs. */
  base: Position
  /** Height of the pillar (blocks). */
  height: number
}

/**
 * The pillars that an agent has climbed, in order. It stays up as long as its next actions work from there, because climbing
 * takes most of the time.
 */
export class Perch {
  readonly scaffolding: Scaffolding
  readonly #owner: string
  #pillars: readonly Pillar[] = []

  /** @param owner name of the agent */
  constructor(scaffolding: Scaffolding, owner: string) {
    this.scaffolding = scaffolding
    this.#owner = owner
  }

  get pillars(): readonly Pillar[] {
    return this.#pillars
  }

  get isUp(): boolean {
    return this.#pillars.length > 0
  }

  /** Records temporary dirt that the agent puts into a cell. */
  puts(cell: Position): TemporaryDirt {
    return this.scaffolding.put(cell, this.#owner)
  }

  /** Records a level of a pillar that the agent climbs; levels in one column become one pillar. */
  climbs(cell: Position): void {
    this.puts(cell)
    const last = this.#pillars.at(-1)
    if (last !== undefined && cellsOf(last).some((own) => sameCell(own, cell))) return
    this.#pillars =
      last !== undefined && sameCell(topOf(last), cell)
        ? [...this.#pillars.slice(0, -1), { base: last.base, height: last.height + 1 }]
        : [...this.#pillars, { base: cell, height: 1 }]
  }

  /**
   * Records that the agent has dug the top of the last pillar away. A descent may be interrupted.
   * @param dirt the dirt that was there before it dug
   */
  dug(cell: Position, dirt: TemporaryDirt | undefined): void {
    this.scaffolding.taken(dirt, this.#owner)
    const last = this.#pillars.at(-1)
    if (last === undefined || !sameCell(topOf(last), { ...cell, y: cell.y + 1 })) return
    this.#pillars = [...this.#pillars.slice(0, -1), { ...last, height: last.height - 1 }]
  }

  /** The agent has come down from the last pillar. */
  cameDown(): void {
    this.#pillars = this.#pillars.slice(0, -1)
    this.leaveRest()
  }

  /** Leaves the rest of the agent's dirt to all agents, unless the agent is on top of it. */
  leaveRest(): void {
    if (!this.isUp) this.scaffolding.abandon(this.#owner)
  }

  /** Abandons the pillars that are low enough to jump down from, except the one under the agent's feet. */
  leaveLow(feet: Position): void {
    const isNeeded = ({ base, height }: Pillar) =>
      height > MAX_DROP || (base.x === feet.x && base.z === feet.z)
    for (const pillar of this.#pillars)
      if (!isNeeded(pillar)) this.scaffolding.leave(cellsOf(pillar), this.#owner)
    this.#pillars = this.#pillars.filter(isNeeded)
    this.leaveRest()
  }

  /** The agent is no longer on top of it; the rest is left to others. */
  abandon(): void {
    this.#pillars = []
    this.scaffolding.abandon(this.#owner)
  }
}

/** The cell of the feet on top of a pillar. */
export const topOf = ({ base, height }: Pillar): Position => ({ ...base, y: base.y + height })

/** The cells of a pillar, lowest first. */
export const cellsOf = ({ base, height }: Pillar): Position[] =>
  Array.from({ length: height }, (_, level) => ({ ...base, y: base.y + level }))
