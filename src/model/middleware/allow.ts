import { ModelError } from '../../core/errors.ts'
import type { Allowance, RequestEnd } from '../allowance/allowance.ts'
import type { Middleware } from './middleware.ts'

/** Makes each request wait for its turn, and tells what it has cost. One that an outage cost is made again after it. */
export function allow(allowance: Allowance): Middleware {
  return async ({ model, options: { signal }, next }) => {
    for (;;) {
      const turn = await allowance.turn(model.id, signal)
      const [made] = await Promise.allSettled([next()])
      const isAgain = await turn.end(
        made.status === 'fulfilled' ? { usage: made.value.usage } : endBy(made.reason),
      )
      if (made.status === 'fulfilled') return made.value
      if (!isAgain || signal?.aborted) throw made.reason
    }
  }
}

function endBy(error: unknown): RequestEnd {
  if (!(error instanceof ModelError)) return { usage: { inputTokens: 0, outputTokens: 0 } }
  const { code, message, usage, retryAfterMs } = error
  return { usage, fault: { code, message, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) } }
}
