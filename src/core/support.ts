import { CausalMaceError } from './errors.ts'

/** Whether something is usable in a given setting. Plain data: it crosses threads and appears in specifications. */
export type Support =
  | { readonly ok: true }
  /** `why` is a clause without a full stop, such as "it needs a blueprint". */
  | { readonly ok: false; readonly why: string }

export const SUPPORTED: Support = { ok: true }

export const unsupported = (why: string): Support => ({ ok: false, why })

/** The first refusal, or `SUPPORTED` if there is none. Later checks are not run after a refusal. */
export function firstRefusal(checks: Iterable<() => Support>): Support {
  for (const check of checks) {
    const support = check()
    if (!support.ok) return support
  }
  return SUPPORTED
}

/**
 * A combination of planner, task, model and settings that cannot work. Such a combination is refused before anything is played.
 */
export class NotApplicableError extends CausalMaceError {
  readonly code = 'not_applicable'
}
