/** What a session allows to those outside, in wall time and size. */
export interface SessionLimits {
  /** Longest time between two steps (ms): a session that nobody steps any more is closed. */
  readonly idleMs: number
  /** Longest session (ms). */
  readonly sessionMs: number
  /** Largest action (characters of JSON). */
  readonly actionLength: number
}

const MINUTE = 60_000

export const DEFAULT_LIMITS: SessionLimits = {
  idleMs: 5 * MINUTE,
  sessionMs: 120 * MINUTE,
  actionLength: 20_000,
}

/**
 * An action as plain data of a bounded size. What is too large, too deep or no JSON becomes text that no action schema
 * takes, so that the slot counts it as malformed.
 */
export function bounded(action: unknown, maxLength: number): unknown {
  try {
    const text = JSON.stringify(action)
    if (text === undefined) return null
    return text.length > maxLength ? `an action of ${text.length} characters` : JSON.parse(text)
  } catch {
    return 'an action that is no JSON'
  }
}
