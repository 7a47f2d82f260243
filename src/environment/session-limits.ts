/** Limits for external agents in a session, in wall time and size. */
export interface SessionLimits {
  /** Maximum time between two steps (ms), after which the session is closed. */
  readonly idleMs: number
  /** Longest session (ms). */
  readonly sessionMs: number
  /** Maximum size of an action (characters of JSON). */
  readonly actionLength: number
}

const MINUTE = 60_000

export const DEFAULT_LIMITS: SessionLimits = {
  idleMs: 5 * MINUTE,
  sessionMs: 120 * MINUTE,
  actionLength: 20_000,
}

/**
 * An action as plain data of a bounded size. Anything that is too large, nested too deeply, or not JSON becomes text that no
 * action schema accepts, so that the slot counts it as malformed.
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
