import { LimitError, ModelError, type ModelErrorCode, modelErrors, UsageError } from '../../core/errors.ts'
import { toErrorRecord } from '../error-record.ts'
import type { RefusalRecord } from './answerer-messages.ts'

/** A failed call as sent between threads and processes. */
export function toRefusal(error: unknown): RefusalRecord {
  const { attempts, usage, latencyMs } =
    error instanceof ModelError
      ? error
      : { attempts: 0, usage: { inputTokens: 0, outputTokens: 0 }, latencyMs: undefined }
  const isFinal = error instanceof ModelError && modelErrors[error.code].retryable && !error.retryable
  return { ...toErrorRecord(error, 'model'), attempts, usage, latencyMs, ...(isFinal ? { isFinal } : {}) }
}

/** Restores the class of an error from the other side, so that a spent budget can be distinguished from a failed model. */
export function revived({ code, message, hint, attempts, usage, latencyMs, isFinal }: RefusalRecord): Error {
  const options = hint === undefined ? {} : { hint }
  if (code === 'limit') return new LimitError(message, options)
  if (code === 'episode_limit') return new LimitError(message, { ...options, of: 'episode' })
  if (code === 'usage') return new UsageError(message, options)
  const known = code in modelErrors ? (code as ModelErrorCode) : 'model'
  return new ModelError(message, {
    ...options,
    code: known,
    attempts,
    usage,
    latencyMs,
    ...(isFinal === undefined ? {} : { isFinal }),
  })
}
