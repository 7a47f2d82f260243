import { styleText } from 'node:util'
import { count } from '../../core/count.ts'
import { eventsOf, type GameEvent } from '../../core/journal/events.ts'
import { printable } from '../../core/printable.ts'
import type { TranscribedRequest } from '../../model/transcript/read-transcript.ts'

/** A request with the game time at which its question was asked and answered (ms); undefined where no journal says so. */
export interface TimedRequest extends TranscribedRequest {
  askedAt?: number | undefined
  answeredAt?: number | undefined
}

/** How much of a message is shown where not all of it is wanted (characters). */
const MOST_SHOWN = 600

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
    ({ data: { kind, agent = '', promptHash } }) => keyOf(kind, agent, promptHash),
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

/** A request as a person reads it: who, when and what it took, then what was said. */
export function requestText(request: TimedRequest, { whole }: { whole: boolean }): string {
  const { agent = 'planner', kind, askedAt, usage, latencyMs, fault, messages, reply } = request
  const head = [
    styleText('bold', agent),
    kind,
    askedAt === undefined ? 'before the episode' : `at ${(askedAt / 1000).toFixed(2)} s`,
    `${usage.estimated ? 'about ' : ''}${count(usage.inputTokens, 'token')} in, ${usage.outputTokens} out`,
    ...(latencyMs === undefined ? [] : [`took ${(latencyMs / 1000).toFixed(1)} s`]),
  ]
  const said = messages.map(({ role, text, images }) =>
    part(role, images === 0 ? text : `${text}\n(${count(images, 'image')})`, whole),
  )
  const answered = reply === undefined ? [] : [part('reply', reply, whole)]
  const failed =
    fault === undefined ? [] : [part(styleText('red', 'fault'), `${fault.code}: ${fault.message}`, true)]
  return [head.join('  '), ...said, ...answered, ...failed].join('\n')
}

function part(name: string, text: string, whole: boolean): string {
  const clean = printable(text)
  const cut = whole || clean.length <= MOST_SHOWN
  const shown = cut ? clean : `${clean.slice(0, MOST_SHOWN)}… (${count(clean.length, 'character')})`
  return `  ${name}\n${shown.replaceAll(/^/gm, '    ')}`
}
