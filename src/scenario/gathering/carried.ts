import { eventsOf, type GameEvent } from '../../core/journal/events.ts'
import { countByItem } from '../../task/item-counts.ts'

/** Carried amounts by item. */
export type Carried = ReadonlyMap<string, number>

/** What each agent carried, after every change, in chronological order. */
export function* carriedMoments(
  events: readonly GameEvent[],
): Generator<{ agent: string; carried: Carried }> {
  for (const { data } of eventsOf(events, 'items.changed')) {
    yield { agent: data.agent, carried: countByItem(data.items) }
  }
}

/** What all agents together carried at the end. */
export function carriedInTheEnd(events: readonly GameEvent[]): Carried {
  const last = new Map<string, Carried>()
  for (const { agent, carried } of carriedMoments(events)) last.set(agent, carried)
  const total = new Map<string, number>()
  for (const carried of last.values())
    for (const [item, count] of carried) total.set(item, (total.get(item) ?? 0) + count)
  return total
}
