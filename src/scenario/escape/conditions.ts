import { cellKey, type Position } from '../../core/position.ts'
import type { RoomConditions } from '../../judger/metrics/measures.ts'
import { satisfies } from '../../task/block.ts'
import { type Escape, type Mechanism, type Way, waysOf } from './rooms.ts'

/**
 * The mechanisms of an escape that are used or held, and the ways that they have opened, as a fold over block changes.
 * The Judger uses it to open gates during a run, and metrics use it to score a journal.
 *
 * An open way stays open, even if its mechanisms are released.
 */
export class EscapeConditions {
  readonly #escape: Escape
  readonly #ways: readonly Way[]
  readonly #at: ReadonlyMap<string, Mechanism>
  readonly #held = new Set<string>()
  readonly #used = new Set<string>()
  readonly #open = new Set<string>()
  /** Maximum number of conditions of each way that were met at the same time. */
  readonly #best = new Map<string, number>()

  constructor(escapeTask: Escape) {
    this.#escape = escapeTask
    this.#ways = waysOf(escapeTask)
    this.#at = new Map(escapeTask.mechanisms.map((mechanism) => [cellKey(mechanism.position), mechanism]))
    for (const { position, block } of escapeTask.mechanisms) this.see(position, block)
    for (const { id, openedBy } of this.#ways) if (openedBy.length === 0) this.#open.add(id)
  }

  /** Updates the block of a cell. @returns the ways that this opens */
  see(position: Position, block: Parameters<typeof satisfies>[0]): Way[] {
    const mechanism = this.#at.get(cellKey(position))
    if (mechanism === undefined) return []
    if (satisfies(block, mechanism.wanted)) {
      this.#held.add(mechanism.id)
      this.#used.add(mechanism.id)
    } else this.#held.delete(mechanism.id)
    const opened: Way[] = []
    for (const way of this.#ways) {
      if (!way.openedBy.includes(mechanism.id) || this.#open.has(way.id)) continue
      const met = this.#met(way)
      this.#best.set(way.id, Math.max(met, this.#best.get(way.id) ?? 0))
      if (met < conditionsOf(way)) continue
      this.#open.add(way.id)
      opened.push(way)
    }
    return opened
  }

  isOpen(way: string): boolean {
    return this.#open.has(way)
  }

  /** The rooms with conditions, in the order of the task. */
  rooms(): RoomConditions[] {
    return this.#escape.rooms.flatMap(({ id }) => {
      const ways = this.#ways.filter(({ from, openedBy }) => from === id && openedBy.length > 0)
      if (ways.length === 0) return []
      const sum = (count: (way: Way) => number) => ways.reduce((total, way) => total + count(way), 0)
      return [
        {
          room: id,
          best: sum((way) => this.#best.get(way.id) ?? 0),
          of: sum(conditionsOf),
          done: ways.every((way) => this.isOpen(way.id)),
        },
      ]
    })
  }

  #met({ openedBy, hold }: Way): number {
    if (hold === 'any') return openedBy.some((id) => this.#used.has(id)) ? 1 : 0
    const which = hold === 'each' ? this.#used : this.#held
    return openedBy.filter((id) => which.has(id)).length
  }
}

/** With hold `any`, a single mechanism is enough. */
const conditionsOf = ({ openedBy, hold }: Way): number => (hold === 'any' ? 1 : openedBy.length)
