import { cellKey, type Position } from '../../core/position.ts'
import { addItems } from '../../task/item-counts.ts'
import type { Task } from '../../task/task.ts'

/** What the containers of a task still hold while subtasks draw from them in the order of their ids. */
export class Stores {
  readonly #stock = new Map<string, Map<string, number>>()

  constructor({ containers }: Task) {
    for (const { position, items } of containers) {
      const inside = this.#stock.get(cellKey(position)) ?? new Map<string, number>()
      this.#stock.set(cellKey(position), inside)
      addItems(inside, items)
    }
  }

  /**
   * Takes out what is there of an amount, and says how much that is. A container that the task does not tell of is taken
   * to hold whatever somebody plans to find in it.
   */
  withdraw(container: Position, item: string, amount: number): number {
    const inside = this.#stock.get(cellKey(container))
    if (inside === undefined) return amount
    const there = inside.get(item) ?? 0
    inside.set(item, Math.max(0, there - amount))
    return Math.min(there, amount)
  }
}
