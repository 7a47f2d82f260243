import { cellKey, type Position } from '../../core/position.ts'
import { addItems } from '../../game/item-counts.ts'
import { isTool } from '../../game/placement/finishing.ts'
import type { Task } from '../../task/task.ts'

/** What the containers of a task still hold while subtasks withdraw items in order of ids. */
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
   * Takes out as much as there is, up to the amount. A container that is not part of the task is assumed to hold whatever
   * a plan withdraws from it. Tools are there for every subtask: whoever comes first takes one and keeps it.
   * @returns the amount taken out
   */
  withdraw(container: Position, item: string, amount: number): number {
    const inside = this.#stock.get(cellKey(container))
    if (inside === undefined) return amount
    const there = inside.get(item) ?? 0
    if (!isTool(item)) inside.set(item, Math.max(0, there - amount))
    return Math.min(there, amount)
  }
}
