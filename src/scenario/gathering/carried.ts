import { eventsOf, type GameEvent } from '../../core/journal/events.ts'
import { countByItem } from '../../game/item-counts.ts'

/** Carried amounts by item. */
export type Carried = ReadonlyMap<string, number>

/** What each agent carried, after every change, in chronological order. */
export function* carriedMoments(
  events: readonly GameEvent[],
): Generator<{ t: number; agent: string; carried: Carried }> {
  for (const { t, data } of eventsOf(events, 'items.changed')) {
    yield { t, agent: data.agent, carried: countByItem(data.items) }
  }
}

/** Interval at which VillagerBench looks into inventories (ms). */
const POLL_MS = 5000

/**
 * Each agent's items as VillagerBench sees them: every five seconds of game time, in the order of the team, the
 * last time when the run is over. Items that an agent holds only between two looks are not seen.
 */
export function* polledMoments(
  events: readonly GameEvent[],
  agents: readonly string[],
): Generator<{ agent: string; carried: Carried }> {
  const now = new Map<string, Carried>()
  const look = () =>
    agents.flatMap((agent) => {
      const carried = now.get(agent)
      return carried === undefined ? [] : [{ agent, carried }]
    })
  let next = POLL_MS
  for (const { t, agent, carried } of carriedMoments(events)) {
    if (t > next) {
      yield* look()
      next = Math.ceil(t / POLL_MS) * POLL_MS
    }
    now.set(agent, carried)
  }
  yield* look()
}

/** The items that all agents together carried at the end. */
export function carriedInTheEnd(events: readonly GameEvent[]): Carried {
  const last = new Map<string, Carried>()
  for (const { agent, carried } of carriedMoments(events)) last.set(agent, carried)
  const total = new Map<string, number>()
  for (const carried of last.values())
    for (const [item, count] of carried) total.set(item, (total.get(item) ?? 0) + count)
  return total
}
