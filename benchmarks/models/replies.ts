import { ModelError } from '../../src/core/errors.ts'
import type { Middleware } from '../../src/model/middleware/middleware.ts'

/** The outcome of one question. */
export interface Reply {
  kind: string
  /** How often the model was asked until the reply fitted the schema, or it was given up. */
  attempts: number
  /** The error's code when it was given up. */
  failure?: string
  inputTokens: number
  outputTokens: number
  seconds: number
}

/** Notes every question that passes, with the wall time until its reply. */
export function noting(replies: Reply[], wallClock: () => number): Middleware {
  return async ({ request, next }) => {
    const started = wallClock()
    const note = (
      end: { attempts: number; usage: { inputTokens: number; outputTokens: number } },
      failure = {},
    ) =>
      replies.push({
        kind: request.name,
        attempts: end.attempts,
        ...failure,
        ...end.usage,
        seconds: (wallClock() - started) / 1000,
      })
    try {
      const reply = await next()
      note(reply)
      return reply
    } catch (error) {
      if (error instanceof ModelError) note(error, { failure: error.code })
      throw error
    }
  }
}
