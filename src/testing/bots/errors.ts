import { CausalMaceError } from '../../core/errors.ts'

/** The body of a test exceeded its limit of game time. */
export class TestTimeoutError extends CausalMaceError {
  readonly code = 'test_timeout'

  constructor(limitMs: number) {
    super(`The test did not end within ${limitMs / 1000} s of game time.`, {
      hint: 'Check what it waits for, or raise limitMs. Wrap real I/O in hold(), or game time races on meanwhile.',
    })
  }
}

/** A bot could not join the world. */
export class BotJoinError extends CausalMaceError {
  readonly code = 'bot_join'
}

/** A command that a test relies on failed. */
export class CommandError extends CausalMaceError {
  readonly code = 'command'
}
