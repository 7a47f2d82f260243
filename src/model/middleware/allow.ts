import { isCausalMaceError, ModelError } from '../../core/errors.ts'
import { type Allowance, NO_USAGE, type RequestEnd } from '../allowance/allowance.ts'
import { roughTokens } from '../estimated-usage.ts'
import type { ModelReply } from '../language-model.ts'
import type { Middleware } from './middleware.ts'

/**
 * Makes each request wait for its turn, and reports its cost. A request that failed because of an outage or a rate limit is
 * repeated.
 * @param asks whether a language model is called, so that the tokens of a request must count even if its reply is lost
 */
export function allow(allowance: Allowance, asks = true): Middleware {
  return async ({ model, request, options: { signal }, next }) => {
    for (;;) {
      const turn = await allowance.turn(model.id, signal, asks ? roughTokens(request.messages) : undefined)
      const [made] = await Promise.allSettled([next()])
      const isAgain = await turn.end(made.status === 'fulfilled' ? endOf(made.value) : endBy(made.reason))
      if (made.status === 'fulfilled') return made.value
      if (!isAgain || signal?.aborted) throw made.reason
    }
  }
}

const endOf = ({ usage, restMs }: Pick<ModelReply, 'usage' | 'restMs'>): RequestEnd => ({
  usage,
  isReply: true,
  ...(restMs === undefined ? {} : { restMs }),
})

function endBy(error: unknown): RequestEnd {
  // A request that was given up may have been processed all the same.
  if (!isCausalMaceError(error)) return {}
  if (!(error instanceof ModelError)) return { usage: NO_USAGE }
  const { code, message, retryAfterMs } = error
  const fault = { code, message, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) }
  return isUnsaid(error) ? { fault } : { usage: error.usage, fault }
}

/** Whether the endpoint may have answered at an unknown cost. */
const isUnsaid = ({ code, usage }: ModelError): boolean =>
  (code === 'model_timeout' || code === 'model_protocol') && usage.inputTokens + usage.outputTokens === 0
