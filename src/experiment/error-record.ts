import { isCausalMaceError } from '../core/errors.ts'

/** An error as it crosses between threads and processes: its text is preserved, its class becomes a code. */
export interface ErrorRecord {
  code: string
  message: string
  hint?: string
}

/** @param unexpected code for errors that are not ours; their stack becomes the message */
export function toErrorRecord(error: unknown, unexpected: string): ErrorRecord {
  if (!isCausalMaceError(error)) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    return { code: unexpected, message: stack ?? message }
  }
  const { code, message, hint } = error
  return { code, message, ...(hint === undefined ? {} : { hint }) }
}
