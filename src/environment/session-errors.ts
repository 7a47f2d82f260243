import { CausalMaceError } from '../core/errors.ts'

/** A session cannot be opened as requested. Nothing has been started. */
export class SessionSetupError extends CausalMaceError {
  readonly code = 'session_setup'
}

/** A session is over, so it accepts nothing more. */
export class SessionOverError extends CausalMaceError {
  readonly code = 'session_over'

  constructor(reason: string) {
    super(`The session is over: ${reason}.`, { hint: 'Call reset() for a new one.' })
  }
}
