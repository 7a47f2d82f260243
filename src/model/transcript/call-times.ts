import type { GameEvent } from '../../core/journal/events.ts'
import type { TranscribedRequest } from './read-transcript.ts'

/** Start and end of a request's question, in game time (ms); undefined if there is no journal. */
export interface CallTime {
  askedAt?: number | undefined
  answeredAt?: number | undefined
}

/** A request with the game time of its question. */
export interface TimedRequest extends TranscribedRequest, CallTime {}

/** The fields that identify a request's question. */
interface Named {
  kind: string
  agent?: string | undefined
  /** Hash of the question's own messages. */
  prompt: string
}

interface OpenCall {
  askedAt: number
  answeredAt: number
  attempts: number
}

/**
 * Finds the game time of each request, whichever is read first, the journal or the transcript. A question and its re-asks have
 * one prompt hash; identical questions of an agent come in the same order in transcript and journal.
 */
export class CallTimes<R extends Named> {
  readonly #calls = new Map<string, OpenCall[]>()
  readonly #waiting = new Map<string, R[]>()

  /** Adds an event of the journal. @returns the requests whose time it determines, in order */
  event(event: GameEvent): (R & CallTime)[] {
    if (event.type !== 'model.replied' && event.type !== 'model.failed' && event.type !== 'model.abandoned')
      return []
    const { kind, agent = '', promptHash, askedAt = event.t } = event.data
    const attempts = event.type === 'model.abandoned' ? event.data.outcome?.attempts : event.data.attempts
    // The number of requests of an abandoned call without a reply is unknown.
    if (attempts === undefined) return []
    if (promptHash === undefined) return []
    const key = keyOf(kind, agent, promptHash)
    const calls = this.#calls.get(key) ?? []
    this.#calls.set(key, calls)
    calls.push({ askedAt, answeredAt: event.t, attempts: Math.max(1, attempts) })
    const waiting = this.#waiting.get(key) ?? []
    const timed: (R & CallTime)[] = []
    for (let next = waiting[0]; next !== undefined && calls.length > 0; next = waiting[0]) {
      timed.push(this.#timed(next, calls))
      waiting.shift()
    }
    return timed
  }

  /** Adds a request of the transcript. @returns it with its time; undefined until the journal determines it */
  request(request: R): (R & CallTime) | undefined {
    const key = keyOf(request.kind, request.agent ?? '', request.prompt)
    const calls = this.#calls.get(key)
    if (calls !== undefined && calls.length > 0) return this.#timed(request, calls)
    const waiting = this.#waiting.get(key)
    if (waiting === undefined) this.#waiting.set(key, [request])
    else waiting.push(request)
    return undefined
  }

  /** Requests without an event: those before the episode, and those still open at its end. */
  rest(): R[] {
    const rest = [...this.#waiting.values()].flat()
    this.#waiting.clear()
    return rest
  }

  #timed(request: R, calls: OpenCall[]): R & CallTime {
    const [call] = calls as [OpenCall]
    call.attempts--
    if (call.attempts === 0) calls.shift()
    return { ...request, askedAt: call.askedAt, answeredAt: call.answeredAt }
  }
}

const keyOf = (...parts: string[]): string => JSON.stringify(parts)

/** The requests of a whole transcript with their times, in its order. */
export function timesOf(
  requests: readonly TranscribedRequest[],
  events: readonly GameEvent[],
): TimedRequest[] {
  const times = new CallTimes<TranscribedRequest>()
  for (const event of events) times.event(event)
  return requests.map((request) => times.request(request) ?? request)
}
