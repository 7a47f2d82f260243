import PQueue from 'p-queue'
import { UsageError } from '../../core/errors.ts'
import type { Middleware } from './middleware.ts'

/** Requests under way at the same time where nothing else is said. */
export const DEFAULT_CONCURRENCY = 8

export interface LimitsOptions {
  /** Requests under way at the same time. */
  concurrency?: number
  /** Requests that may start in any interval. */
  perInterval?: number
  /** Length of the interval (ms); a minute by default. */
  intervalMs?: number
}

/**
 * Makes requests wait for their turn, first come, first served.
 * @throws UsageError when a limit would let nothing through.
 */
export function limits(options: LimitsOptions): Middleware {
  const { concurrency, perInterval, intervalMs = 60_000 } = options
  for (const [name, limit] of Object.entries({ concurrency, perInterval })) {
    if (limit === undefined || (Number.isInteger(limit) && limit >= 1)) continue
    throw new UsageError(`The limit ${name} of the model is ${limit}, not a whole number of 1 or more.`, {
      hint: 'Leave it out for no limit.',
    })
  }
  const queue = new PQueue({
    ...(concurrency === undefined ? {} : { concurrency }),
    ...(perInterval === undefined ? {} : { intervalCap: perInterval, interval: intervalMs, strict: true }),
  })
  return ({ options: { signal }, next }) => queue.add(next, { signal })
}
