import { eventsOf, type GameEvent } from '../../core/journal/events.ts'
import { cellKey } from '../../core/position.ts'
import { withdrawItem } from '../../task/actions/withdraw-item.ts'
import type { ItemCount, Task } from '../../task/task.ts'

type Containers = Task['containers']

/** What the containers still hold: the initial content minus what was taken out, as no action puts anything in. */
export function stockAfter(containers: Containers, events: readonly GameEvent[]): Containers {
  const taken = new Map<string, number>()
  for (const { data } of eventsOf(events, 'action.finished')) {
    const { action, result } = data
    const withdrawn = result.ok ? withdrawItem.read(action) : undefined
    if (withdrawn === undefined) continue
    const key = keyOf(cellKey(withdrawn.container), withdrawn.item)
    taken.set(key, (taken.get(key) ?? 0) + withdrawn.amount)
  }
  return containers.map((container) => ({
    ...container,
    items: container.items.flatMap(({ item, count }): ItemCount[] => {
      const key = keyOf(cellKey(container.position), item)
      const gone = Math.min(count, taken.get(key) ?? 0)
      taken.set(key, (taken.get(key) ?? 0) - gone)
      return gone === count ? [] : [{ item, count: count - gone }]
    }),
  }))
}

const keyOf = (cell: string, item: string): string => `${cell} ${item}`
