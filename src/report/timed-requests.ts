import { eventsOf, type GameEvent } from '../core/journal/events.ts'
import type { TranscribedRequest } from '../model/transcript/read-transcript.ts'

/** A request with the game time at which its question was asked and answered (ms); undefined where no journal says so. */
export interface TimedRequest extends TranscribedRequest {
  askedAt?: number | undefined
  answeredAt?: number | undefined
}

/**
 * Finds the game time of each request. A question and its re-asks have one prompt hash; equal questions of an agent follow
 * each other in transcript and journal alike.
 */
export function timesOf(
  requests: readonly TranscribedRequest[],
  events: readonly GameEvent[],
): TimedRequest[] {
  const calls = [...eventsOf(events, 'model.replied'), ...eventsOf(events, 'model.failed')]
  const left = Map.groupBy(
    calls.sort((a, b) => a.t - b.t),
    ({ data: { kind, agent = '', promptHash = '' } }) => keyOf(kind, agent, promptHash),
  )
  const open = new Map<string, { askedAt: number; answeredAt: number; attempts: number }>()
  return requests.map((request) => {
    const key = keyOf(request.kind, request.agent ?? '', request.prompt)
    const known = open.get(key)
    const next = known === undefined || known.attempts <= 0 ? callOf(left.get(key)?.shift()) : known
    if (next === undefined) return request
    open.set(key, { ...next, attempts: next.attempts - 1 })
    return { ...request, askedAt: next.askedAt, answeredAt: next.answeredAt }
  })
}

const keyOf = (...parts: string[]): string => JSON.stringify(parts)

type Call = Extract<GameEvent, { type: 'model.replied' | 'model.failed' }>
const callOf = (event: Call | undefined) =>
  event === undefined
    ? undefined
    : {
        askedAt: event.data.askedAt ?? event.t,
        answeredAt: event.t,
        attempts: Math.max(1, event.data.attempts),
      }
