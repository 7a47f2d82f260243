import { isDeepStrictEqual } from 'node:util'
import { eventsOf, type GameEvent } from '../../src/core/journal/events.ts'

/** How often an agent repeated a successful walk in no time: it already stands there, and makes the same decision again. */
export function walkedInPlace(events: readonly GameEvent[]): number {
  const before = new Map<string, unknown>()
  let times = 0
  for (const { t, data } of eventsOf(events, 'action.finished')) {
    const { agent, action, result, startedAt } = data
    const isWalk = action.name === 'NavigateTo' && result.ok
    if (isWalk && startedAt === t && isDeepStrictEqual(before.get(agent), action)) times++
    if (isWalk) before.set(agent, action)
    else before.delete(agent)
  }
  return times
}
