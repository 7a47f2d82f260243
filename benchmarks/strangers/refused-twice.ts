import { eventsOf, type GameEvent } from '../../src/core/journal/events.ts'

/** How often an agent was refused for lack of room right after such a refusal: it had made no room in between. */
export function refusedTwice(events: readonly GameEvent[]): number {
  const wasFull = new Set<string>()
  let times = 0
  for (const { data } of eventsOf(events, 'action.finished')) {
    const { agent, result } = data
    const isFull = !result.ok && result.reason === 'inventory_full'
    if (isFull && wasFull.has(agent)) times++
    if (isFull) wasFull.add(agent)
    else wasFull.delete(agent)
  }
  return times
}
