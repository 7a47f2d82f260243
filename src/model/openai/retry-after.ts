/** What `Headers.get` can do. */
interface HeadersLike {
  get(name: string): string | null
}

/**
 * How long the endpoint asks to be left alone, in ms: `retry-after-ms`, or `Retry-After` in seconds or as a date.
 * @param now wall time in ms since 1970, for dates where the response bears none of its own
 */
export function retryAfterMs(headers: HeadersLike | undefined, now: number): number | undefined {
  const precise = headers?.get('retry-after-ms')
  if (precise != null && precise !== '' && Number(precise) >= 0) return Number(precise)
  const text = headers?.get('retry-after')
  if (text == null || text.trim() === '') return undefined
  if (Number(text) >= 0) return 1000 * Number(text)
  const until = Date.parse(text)
  if (Number.isNaN(until)) return undefined
  // The endpoint's clock may differ from ours: its own date, where it tells one, is the better beginning.
  const sent = Date.parse(headers?.get('date') ?? '')
  return Math.max(0, until - (Number.isNaN(sent) ? now : sent))
}
