import type { GameEvent } from '../../core/journal/events.ts'
import { cellKey } from '../../core/position.ts'
import type { ItemCount } from '../../game/item-counts.ts'
import { withdrawItem } from '../../task/actions/withdraw-item.ts'
import type { Task } from '../../task/task.ts'

type Containers = Task['containers']

/** What the containers still hold: the initial content minus what was taken out, as no action puts anything in. */
export class Stock {
  readonly #initial: Containers
  readonly #taken = new Map<string, number>()

  constructor(initial: Containers) {
    this.#initial = initial
  }

  apply(event: GameEvent): void {
    if (event.type !== 'action.finished' || !event.data.result.ok) return
    const withdrawn = withdrawItem.read(event.data.action)
    if (withdrawn === undefined) return
    const key = keyOf(cellKey(withdrawn.container), withdrawn.item)
    this.#taken.set(key, (this.#taken.get(key) ?? 0) + withdrawn.amount)
  }

  now(): Containers {
    const taken = new Map(this.#taken)
    return this.#initial.map((container) => ({
      ...container,
      items: container.items.flatMap(({ item, count }): ItemCount[] => {
        const key = keyOf(cellKey(container.position), item)
        const gone = Math.min(count, taken.get(key) ?? 0)
        taken.set(key, (taken.get(key) ?? 0) - gone)
        return gone === count ? [] : [{ item, count: count - gone }]
      }),
    }))
  }
}

const keyOf = (cell: string, item: string): string => `${cell} ${item}`
