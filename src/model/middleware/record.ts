import { ModelError } from '../../core/errors.ts'
import type { CassetteWriter } from '../cassette/cassette-file.ts'
import { occurrences, requestKey } from '../request-key.ts'
import type { Middleware } from './middleware.ts'

/**
 * Writes every reply and every ModelError to a cassette, so that a failed run replays exactly. A spent budget or a cancelled run
 * is not an answer from the model and is left out.
 */
export function record(cassette: CassetteWriter): Middleware {
  const count = occurrences()
  return async ({ model, request, next }) => {
    const key = requestKey(model, request)
    const { name: kind, agent, seed, sample } = request
    const header = {
      key,
      occurrence: count(key),
      kind,
      ...(agent === undefined ? {} : { agent }),
      seed,
      sample,
    }
    try {
      const reply = await next()
      const { value, usage, attempts, latencyMs } = reply
      cassette.write({ ...header, reply: { value, usage, attempts, latencyMs } })
      return reply
    } catch (error) {
      if (error instanceof ModelError) {
        const { code, message, hint, attempts, usage, latencyMs } = error
        cassette.write({
          ...header,
          error: { code, message, ...(hint === undefined ? {} : { hint }), attempts, usage, latencyMs },
        })
      }
      throw error
    }
  }
}
