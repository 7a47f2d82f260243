import { cellKey, type Position } from '../../core/position.ts'
import { addItems } from '../../game/item-counts.ts'
import { isTool } from '../../game/placement/finishing.ts'
import type { Task } from '../../task/task.ts'

/** Remaining contents of a task's containers while subtasks withdraw items in the order of their ids. */
export class Stores {
  readonly #stock = new Map<string, Map<string, number>>()
  /** Containers, and items that subtasks store in them. */
  readonly #stored = new Set<string>()

  constructor({ containers }: Task) {
    for (const { position, items } of containers) {
      const inside = this.#stock.get(cellKey(position)) ?? new Map<string, number>()
      this.#stock.set(cellKey(position), inside)
      addItems(inside, items)
    }
  }

  /** Records that a subtask puts an item into a container. */
  willHold(container: Position, item: string): void {
    this.#stored.add(storeKey(container, item))
  }

  /** Whether any subtask puts an item into a container. */
  isStored(container: Position, item: string): boolean {
    return this.#stored.has(storeKey(container, item))
  }

  /**
   * Takes out the amount, or as much as is available. A container that is not part of the task is assumed to hold everything a
   * plan withdraws from it, unless some subtask stores the item there. Tools are available to each subtask: the first one takes a
   * tool and keeps it.
   * @returns the amount taken out
   */
  withdraw(container: Position, item: string, amount: number): number {
    const inside = this.#stock.get(cellKey(container))
    if (inside === undefined) return this.isStored(container, item) ? 0 : amount
    const there = inside.get(item) ?? 0
    if (!isTool(item)) inside.set(item, Math.max(0, there - amount))
    return Math.min(there, amount)
  }
}

/** A key for an item in a container. */
export const storeKey = (container: Position, item: string): string => `${cellKey(container)} ${item}`
