import { cellKey, type Position } from '../../core/position.ts'
import { satisfies } from '../../game/block.ts'
import type { RoomConditions } from '../../judger/metrics/measures.ts'
import { type Escape, type Mechanism, type Way, waysOf } from './rooms.ts'

/**
 * The mechanisms of an escape that are used or held, and the ways that they have opened, as a fold over block changes.
 * The Judger uses it to open gates during a run, and metrics use it to score a journal.
 *
 * An open way stays open even if its mechanisms are released, until the Judger closes it. A way that has opened once counts
 * as opened for good.
 */
export class EscapeConditions {
  readonly #escape: Escape
  readonly #ways: readonly Way[]
  readonly #at: ReadonlyMap<string, Mechanism>
  readonly #held = new Set<string>()
  /** Mechanisms that have been used since each way was last closed. */
  readonly #used = new Map<string, Set<string>>()
  readonly #open = new Set<string>()
  readonly #opened = new Set<string>()
  /** Maximum number of conditions of each way that were met at the same time. */
  readonly #best = new Map<string, number>()

  constructor(escapeTask: Escape) {
    this.#escape = escapeTask
    this.#ways = waysOf(escapeTask)
    this.#at = new Map(escapeTask.mechanisms.map((mechanism) => [cellKey(mechanism.position), mechanism]))
    for (const { id } of this.#ways) this.#used.set(id, new Set())
    for (const { position, block } of escapeTask.mechanisms) this.see(position, block)
    for (const { id, openedBy } of this.#ways) {
      if (openedBy.length > 0) continue
      this.#open.add(id)
      this.#opened.add(id)
    }
  }

  /** Updates the block of a cell. @returns the gates and teleports that this opens */
  see(position: Position, block: Parameters<typeof satisfies>[0]): Way[] {
    const mechanism = this.#at.get(cellKey(position))
    if (mechanism === undefined) return []
    if (satisfies(block, mechanism.wanted)) {
      this.#held.add(mechanism.id)
      for (const used of this.#used.values()) used.add(mechanism.id)
    } else this.#held.delete(mechanism.id)
    const opened: Way[] = []
    for (const way of this.#ways) {
      if (!way.openedBy.includes(mechanism.id) || this.#open.has(way.id)) continue
      const met = this.#met(way)
      this.#best.set(way.id, Math.max(met, this.#best.get(way.id) ?? 0))
      if (met < conditionsOf(way)) continue
      this.#open.add(way.id)
      this.#opened.add(way.id)
      opened.push(way)
    }
    return opened
  }

  /**
   * Closes a gate whose time is over.
   * @returns false if its mechanisms are still in the required state, so that it stays open
   */
  close(way: Way): boolean {
    const held = way.openedBy.filter((id) => this.#held.has(id))
    if (held.length >= conditionsOf(way)) return false
    this.#open.delete(way.id)
    this.#used.set(way.id, new Set(held))
    return true
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
          done: ways.every((way) => this.#opened.has(way.id)),
        },
      ]
    })
  }

  #met({ id: way, openedBy, hold }: Way): number {
    const used = this.#used.get(way) ?? new Set()
    if (hold === 'any') return openedBy.some((id) => used.has(id)) ? 1 : 0
    const which = hold === 'each' ? used : this.#held
    return openedBy.filter((id) => which.has(id)).length
  }
}

/** With hold `any`, a single mechanism is enough. */
const conditionsOf = ({ openedBy, hold }: Way): number => (hold === 'any' ? 1 : openedBy.length)
