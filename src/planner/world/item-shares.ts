import { canBeDone } from '../../graph/requirements.ts'
import { type CanDo, type Pool, shareNeeds } from '../../graph/shares.ts'
import type { Rehearsal } from '../trials.ts'

/** How much of each item a subtask uses up, for items that others provide. */
export type Uses = ReadonlyMap<string, number>

/** The rehearsal's results about items that some subtasks provide and others use up. */
export class ItemShares {
  readonly #pools: ReadonlyMap<string, Pool>

  constructor(items: Rehearsal['items']) {
    const names = new Set([...items.values()].flatMap((changes) => Object.keys(changes)))
    const pools = [...names].map((name) => {
      const changes = [...items].map(([id, change]) => ({ id, count: change[name] ?? 0 }))
      const supplies = changes.filter(({ count }) => count > 0)
      const uses = changes.flatMap((use) => (use.count < 0 ? [{ ...use, count: -use.count }] : []))
      return [name, { supplies, uses }] as const
    })
    this.#pools = new Map(pools.filter(([, { supplies, uses }]) => supplies.length > 0 && uses.length > 0))
  }

  usesOf(id: number): Uses {
    const uses = new Map<string, number>()
    for (const [item, pool] of this.#pools)
      for (const use of pool.uses) if (use.id === id) uses.set(item, use.count)
    return uses
  }

  /** How much of an item some subtasks provide if no subtask uses any of it up. */
  providedBy(done: readonly number[], item: string): number {
    const supplies = this.#pools.get(item)?.supplies ?? []
    return supplies.reduce((sum, { id, count }) => sum + (done.includes(id) ? count : 0), 0)
  }

  /** The needs of each subtask, as lists of alternatives. @param isNeeded whether a subtask fails without an item */
  needed(isNeeded: (id: number, item: string) => boolean): Map<number, number[][]> {
    const needs = new Map<number, number[][]>()
    const canDo: CanDo = (id, never) => canBeDone(id, (other) => needs.get(other) ?? [], never)
    const inOrder = [...this.#pools].sort(([, a], [, b]) => a.supplies.length - b.supplies.length)
    for (const [item, pool] of inOrder) {
      for (const { use, anyOf } of shareNeeds(pool, canDo)) {
        if (!isNeeded(use.id, item)) continue
        needs.set(use.id, [...(needs.get(use.id) ?? []), anyOf.map(({ id }) => id)])
      }
    }
    return needs
  }
}
