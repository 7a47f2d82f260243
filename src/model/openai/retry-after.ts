import type { Refusal } from './refusal.ts'

/** Numbers above this are timestamps (the year 2001, in seconds since 1970). */
const EARLIEST_S = 1e9
const EARLIEST_MS = 1e12

/** Dimensions of a rate limit, as named in the headers of OpenAI, Azure, Groq, vLLM's gateways and OpenRouter. */
const DIMENSIONS = ['-requests', '-tokens', '-input-tokens', '-output-tokens', ''] as const

/**
 * How long an endpoint asks to be left alone after a refusal (ms), in any of the known forms: `retry-after-ms`, `Retry-After`
 * in seconds or as a date, the reset of the exhausted limit in its `x-ratelimit-*` headers, the same in the body (Google's
 * RetryInfo, OpenRouter's headers), or words in the message. Undefined if it does not say.
 * @param now wall time in ms since 1970, for points in time if the answer has no date of its own
 */
export function restAfter(refusal: Refusal, now: number): number | undefined {
  const { headers, body, said } = refusal
  return (
    retryAfterMs(headers, now) ?? exhaustedMs(headers, now) ?? inBody(body, now) ?? inWords(said) ?? undefined
  )
}

/**
 * Time until an exhausted limit resets, according to the `x-ratelimit-*` headers (ms); undefined if none is exhausted or none is
 * reported.
 */
export function exhaustedMs(headers: Pick<Headers, 'get'>, now: number): number | undefined {
  const sent = sentAt(headers, now)
  const rests = DIMENSIONS.flatMap((dimension) => {
    const remaining = headers.get(`x-ratelimit-remaining${dimension}`)
    if (remaining === null || remaining.trim() === '' || Number(remaining) > 0) return []
    const reset = headers.get(`x-ratelimit-reset${dimension}`)
    return reset === null ? [] : (resetMs(reset, sent) ?? [])
  })
  return rests.length === 0 ? undefined : Math.max(...rests)
}

function retryAfterMs(headers: Headers, now: number): number | undefined {
  const precise = headers.get('retry-after-ms')
  if (precise !== null && precise.trim() !== '' && Number(precise) >= 0) return Number(precise)
  const text = headers.get('retry-after')
  if (text === null || text.trim() === '') return undefined
  // Gateways join two values with a comma, and add parameters: the first number counts.
  const first = /^\s*(\d+(?:\.\d+)?)\s*[;,]/.exec(text)?.[1] ?? text
  return resetMs(first, sentAt(headers, now)) ?? dateMs(text, sentAt(headers, now))
}

/** The endpoint's clock may differ from ours: its own date, if sent, is the better reference. */
function sentAt(headers: Pick<Headers, 'get'>, now: number): number {
  const sent = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(sent) ? now : sent
}

/** Seconds, a duration such as 2m59.56s, or a timestamp in s or ms since 1970. */
function resetMs(text: string, sent: number): number | undefined {
  const number = Number(text)
  if (text.trim() === '' || Number.isNaN(number)) return durationMs(text)
  if (number < 0) return undefined
  if (number > EARLIEST_MS) return Math.max(0, number - sent)
  return number > EARLIEST_S ? Math.max(0, 1000 * number - sent) : 1000 * number
}

/** A date in HTTP's format, with letters: other texts, such as "-5", are dates only in JavaScript. */
function dateMs(text: string, sent: number): number | undefined {
  if (!/[a-z]{3}|\dT\d/i.test(text)) return undefined
  const until = Date.parse(text)
  return Number.isNaN(until) ? undefined : Math.max(0, until - sent)
}

const UNITS: Readonly<Record<string, number>> = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000, ms: 1 }
const DURATION = /^\s*((\d+(\.\d+)?)(ms|d|h|m|s))+\s*$/

/** 9m38.016s, 120ms, 1h; undefined for other texts. */
function durationMs(text: string): number | undefined {
  if (!DURATION.test(text)) return undefined
  const parts = text.matchAll(/(\d+(?:\.\d+)?)(ms|d|h|m|s)/g)
  return [...parts].reduce((sum, [, amount, unit = 's']) => sum + Number(amount) * (UNITS[unit] ?? 0), 0)
}

/** Groq: "try again in 9m38.016s"; Azure: "retry after 86400 seconds"; LiteLLM: "Try again in 60 seconds"; Gemini: "retry in 45.5s". */
const WORDS = /(?:try again|retry) (?:in|after) (\d[\d.]*) ?(milliseconds?|seconds?|minutes?|hours?|days?)\b/i
const SHORT = /(?:try again|retry) (?:in|after) ((?:\d+(?:\.\d+)?(?:ms|d|h|m|s))+)/i

function inWords(text: string): number | undefined {
  const [, amount, unit] = WORDS.exec(text) ?? []
  if (amount !== undefined && unit !== undefined) {
    const short = /^milli/i.test(unit) ? 'ms' : unit.charAt(0).toLowerCase()
    return Number(amount) * (UNITS[short] ?? 0)
  }
  return durationMs(SHORT.exec(text)?.[1] ?? '')
}

/** The fields of an error's body that give a waiting time, at any depth. */
function inBody(body: unknown, now: number, depth = 0): number | undefined {
  if (typeof body !== 'object' || body === null || depth > 6) return undefined
  const fields = Array.isArray(body) ? [] : Object.entries(body)
  for (const [key, value] of fields) {
    const name = key.toLowerCase()
    if (name === 'retrydelay' || name === 'retry_after' || name === 'x-ratelimit-reset') {
      const rest = resetMs(String(value), now)
      if (rest !== undefined) return rest
    }
  }
  for (const value of Object.values(body)) {
    const rest = inBody(value, now, depth + 1)
    if (rest !== undefined) return rest
  }
  return undefined
}
