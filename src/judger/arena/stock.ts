import type { GameEvent } from '../../core/journal/events.ts'
import { cellKey } from '../../core/position.ts'
import type { ItemCount } from '../../game/item-counts.ts'
import { deposit } from '../../task/actions/deposit.ts'
import { withdrawItem } from '../../task/actions/withdraw-item.ts'
import type { Task } from '../../task/task.ts'

type Containers = Task['containers']

/** Remaining contents of the containers: initial contents minus the team's withdrawals plus its deposits. */
export class Stock {
  readonly #initial: Containers
  /** Change of each item's count in a container since the start. */
  readonly #changes = new Map<string, number>()

  constructor(initial: Containers) {
    this.#initial = initial
  }

  apply(event: GameEvent): void {
    if (event.type !== 'action.finished' || !event.data.result.ok) return
    const { action } = event.data
    const withdrawn = withdrawItem.read(action)
    if (withdrawn !== undefined) this.#change(withdrawn, -withdrawn.amount)
    const stored = deposit.read(action)
    if (stored !== undefined) this.#change(stored, stored.amount)
  }

  now(): Containers {
    return this.#initial.map((container) => {
      const changes = this.#changesIn(cellKey(container.position))
      const items = container.items.flatMap(({ item, count }): ItemCount[] => {
        const change = Math.max(-count, changes.get(item) ?? 0)
        changes.set(item, (changes.get(item) ?? 0) - change)
        return count + change === 0 ? [] : [{ item, count: count + change }]
      })
      const added = [...changes].flatMap(([item, count]) => (count > 0 ? [{ item, count }] : []))
      return { ...container, items: [...items, ...added] }
    })
  }

  #change({ container, item }: { container: Parameters<typeof cellKey>[0]; item: string }, by: number): void {
    const key = `${cellKey(container)} ${item}`
    this.#changes.set(key, (this.#changes.get(key) ?? 0) + by)
  }

  #changesIn(cell: string): Map<string, number> {
    const own = [...this.#changes].filter(([key]) => key.startsWith(`${cell} `))
    return new Map(own.map(([key, change]) => [key.slice(cell.length + 1), change]))
  }
}
