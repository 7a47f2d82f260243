import { UsageError } from '../core/errors.ts'
import type { Usage } from '../model/language-model.ts'

/** How much game time passes for the asking agent while a model call is open. */
export type Latency =
  /** Time stands still. */
  | { kind: 'none' }
  /** The same for every call. */
  | { kind: 'fixed'; ms: number }
  /** A base, plus the time to write the tokens of the reply. */
  | { kind: 'tokens'; perSecond: number; baseMs: number }
  /** The measured duration of the call, from the model, the cassette or the journal. */
  | { kind: 'recorded' }

/** Usage and duration of a completed call, successfully or not. */
export interface EndedCall {
  usage: Usage
  attempts: number
  /** Wall time of the call (ms), all attempts together; undefined if unmeasured. */
  latencyMs?: number | undefined
}

/** The forms of a latency, for help texts. */
export const LATENCY_FORMS = 'none, fixed:500ms, tokens:60/s,200ms or recorded'

/**
 * Reads a latency as written on the command line.
 * @throws UsageError if it is not a latency
 */
export function parseLatency(text: string): Latency {
  if (text === 'none' || text === 'recorded') return { kind: text }
  const fixed = /^fixed:(.+)$/.exec(text)?.[1]
  const [, rate, base] = /^tokens:(\d+(?:\.\d+)?)\/s,(.+)$/.exec(text) ?? []
  const ms = millisecondsOf(fixed ?? base ?? '')
  if (ms !== undefined && fixed !== undefined) return { kind: 'fixed', ms }
  if (ms !== undefined && Number(rate) > 0) return { kind: 'tokens', perSecond: Number(rate), baseMs: ms }
  throw new UsageError(`"${text}" is not a latency.`, { hint: `Write ${LATENCY_FORMS}.` })
}

/**
 * The game time that a call takes (ms). A call that was repeated because of an invalid reply takes as long as all its attempts
 * together, and its usage includes their tokens. A call refused by the budget was never made and takes no time. Reading the
 * prompt has no rate of its own: it belongs in the base of `tokens`.
 * @throws UsageError for `recorded`, if the call was not measured
 */
export function latencyOf(latency: Latency, { usage, attempts, latencyMs }: EndedCall): number {
  switch (latency.kind) {
    case 'none':
      return 0
    case 'fixed':
      return latency.ms * attempts
    case 'tokens':
      return Math.round(latency.baseMs * attempts + (1000 * usage.outputTokens) / latency.perSecond)
    case 'recorded':
      if (latencyMs !== undefined) return latencyMs
      throw new UsageError('--latency recorded: the duration of this call was not measured.', {
        hint: 'Calls to an endpoint are measured, and cassettes keep the duration since version 0.2; for others use fixed: or tokens:.',
      })
  }
}

/** `500ms`, `2s`, `0.5s`. */
function millisecondsOf(text: string): number | undefined {
  const [, value, unit] = /^(\d+(?:\.\d+)?)(ms|s)$/.exec(text) ?? []
  return value === undefined ? undefined : Math.round(Number(value) * (unit === 's' ? 1000 : 1))
}
