import { DIALECTS } from './dialects/dialects.ts'
import { REFUSALS } from './dialects/refusals.ts'
import { heuristicAnswer } from './heuristic-model/server.ts'
import { type Answer, type ChatRequest, type OpenAiServer, raw, startOpenAiServer } from './openai-server.ts'

/** A quoted error of a real server, as an answer. */
export function quoted(server: string): Answer {
  const found = REFUSALS.find((refusal) => refusal.server === server)
  if (found === undefined) throw new RangeError(`No quoted error is called "${server}".`)
  return raw(JSON.stringify(found.body), 'application/json', found.status)
}

/** The answer of vLLM behind a gateway for a limit per minute: no `Retry-After`, nothing in the body. */
const BARE_429: Answer = raw('Too Many Requests', 'text/plain', 429)

export interface Limits {
  /** At most this many requests in any period (ms); others are refused and do not count. */
  rate?: { requests: number; periodMs: number; refusal?: Answer }
  /** Requests until the quota is used up, and the answer after that. `renewQuota` gives as many again. */
  quota?: { requests: number; refusal: Answer }
  /** Answers to some requests instead of a reply. */
  filter?(request: ChatRequest): Answer | undefined
}

export interface LimitedEndpoint extends OpenAiServer {
  /** When requests were let through (ms). */
  readonly accepted: number[]
  /** When requests were refused for their rate or the quota (ms). */
  readonly refused: number[]
  renewQuota(): void
}

/**
 * An endpoint whose model plays from the text of its messages, with limits as real ones have them. A model that is called like a
 * dialect speaks that.
 */
export async function startLimitedEndpoint(limits: Limits = {}): Promise<LimitedEndpoint> {
  const accepted: number[] = []
  const refused: number[] = []
  let left = limits.quota?.requests ?? Number.POSITIVE_INFINITY
  const refusalOf = (now: number): Answer | undefined => {
    const { rate, quota } = limits
    if (quota !== undefined && left <= 0) return quota.refusal
    const recent = rate === undefined ? [] : accepted.filter((at) => at > now - rate.periodMs)
    return rate !== undefined && recent.length >= rate.requests ? (rate.refusal ?? BARE_429) : undefined
  }
  const server = await startOpenAiServer((request) => {
    const now = performance.now()
    const refusal = refusalOf(now)
    if (refusal !== undefined) {
      refused.push(now)
      return refusal
    }
    accepted.push(now)
    left--
    const filtered = limits.filter?.(request)
    if (filtered !== undefined) return filtered
    const { answer, value } = heuristicAnswer(request.messages)
    const dialect = DIALECTS[Number(/^dialect-(\d+)$/.exec(request.model)?.[1] ?? -1)]
    return dialect?.answer(request, () => value) ?? answer
  })
  const renewQuota = () => {
    left = limits.quota?.requests ?? left
  }
  return { ...server, accepted, refused, renewQuota }
}
