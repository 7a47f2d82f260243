import { eventsOf, type GameEvent } from '../../core/journal/events.ts'
import { cellKey, cellSchema } from '../../core/position.ts'
import { itemName } from '../../task/actions/fields.ts'
import type { ItemCount, Task } from '../../task/task.ts'

type Containers = Task['containers']

/** What the containers still hold: no action puts anything in, so that is what they held without what was taken out. */
export function stockAfter(containers: Containers, events: readonly GameEvent[]): Containers {
  const taken = new Map<string, number>()
  for (const { data } of eventsOf(events, 'action.finished')) {
    const { action, result } = data
    const cell = cellSchema.safeParse(action.args.container)
    if (action.name !== 'WithdrawItem' || !result.ok || !cell.success) continue
    const key = keyOf(cellKey(cell.data), itemOf(action.args.item))
    taken.set(key, (taken.get(key) ?? 0) + Number(action.args.amount ?? 1))
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

/** Models may write "minecraft:Oak Planks". */
const itemOf = (item: unknown): string => itemName.safeParse(item).data ?? ''
