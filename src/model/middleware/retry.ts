import type { Clock } from '../../core/clock.ts'
import { ModelError } from '../../core/errors.ts'
import type { Random } from '../../core/random.ts'
import type { Middleware } from './middleware.ts'

export interface RetryOptions {
  clock: Pick<Clock, 'sleep'>
  random: Pick<Random, 'next'>
  /** How often a request is repeated at most. */
  maxRetries?: number
  /** Bound of the first wait (ms). It doubles with each retry … */
  baseMs?: number
  /** … up to this (ms). */
  capMs?: number
  /** An endpoint that asks for a longer wait than this (ms) is given up. */
  maxRetryAfterMs?: number
}

/**
 * Repeats a request after an error that may be temporary. The wait is drawn evenly from 0 to a bound that doubles (full
 * jitter), and is never shorter than the endpoint's Retry-After.
 */
export function retry(options: RetryOptions): Middleware {
  const { clock, random } = options
  const { maxRetries = 5, baseMs = 500, capMs = 30_000, maxRetryAfterMs = 120_000 } = options
  return async ({ options: { signal }, next }) => {
    let failed = 0
    const spent = { inputTokens: 0, outputTokens: 0 }
    let waitedMs: number | undefined
    for (let retries = 0; ; retries++) {
      try {
        const reply = await next()
        const latencyMs = added(waitedMs, reply.latencyMs)
        return {
          ...reply,
          attempts: reply.attempts + failed,
          usage: sum(reply.usage, spent),
          ...(latencyMs === undefined ? {} : { latencyMs }),
        }
      } catch (error) {
        if (!(error instanceof ModelError)) throw error
        failed += error.attempts
        Object.assign(spent, sum(spent, error.usage))
        error.attempts = failed
        error.usage = { ...spent }
        waitedMs = added(waitedMs, error.latencyMs)
        error.latencyMs = waitedMs
        const restMs = error.retryAfterMs ?? 0
        if (!error.retryable || retries >= maxRetries || restMs > maxRetryAfterMs) throw error
        const jitterMs = random.next() * Math.min(capMs, baseMs * 2 ** retries)
        await clock.sleep(Math.max(restMs, jitterMs), signal)
      }
    }
  }
}

type Tokens = ModelError['usage']

const sum = (a: Tokens, b: Tokens): Tokens => ({
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
})

/** The sum of what was measured; undefined where nothing was. */
const added = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined && b === undefined ? undefined : (a ?? 0) + (b ?? 0)
