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

/** The condition that a test waited for was not met. */
export class WaitTimeoutError extends CausalMaceError {
  readonly code = 'wait_timeout'

  constructor({
    what,
    ticks,
    last,
  }: {
    what: string
    ticks: number
    last: { readonly value: unknown } | { readonly error: unknown }
  }) {
    const came =
      'error' in last
        ? `it threw ${messageOf(last.error)}`
        : `it was ${JSON.stringify(last.value) ?? 'undefined'}`
    super(
      `Waited ${ticks} ticks (${ticks / TICKS_A_SECOND} s of game time) for ${what}; last result: ${came}.`,
      {
        hint: 'Check what keeps it from coming about, or raise ticks.',
        ...('error' in last ? { cause: last.error } : {}),
      },
    )
  }
}

const TICKS_A_SECOND = 20
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** A bot could not join the world. */
export class BotJoinError extends CausalMaceError {
  readonly code = 'bot_join'
}

/** A command that a test relies on failed. */
export class CommandError extends CausalMaceError {
  readonly code = 'command'
}
