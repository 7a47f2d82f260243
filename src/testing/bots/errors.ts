import { CausalMaceError } from '../../core/errors.ts'

/** A second virtual server was started in a process that has one. */
export class VirtualTimeError extends CausalMaceError {
  readonly code = 'virtual_time'

  constructor() {
    super(
      'Another withServer({ virtual: true }) is running in this process, and virtual time belongs to the whole process.',
      {
        hint: 'Await the first one, do not nest them, and do not run such tests concurrently within one file.',
      },
    )
  }
}

/** The body of a test took more game time than it may. */
export class TestTimeoutError extends CausalMaceError {
  readonly code = 'test_timeout'

  constructor(limitMs: number) {
    super(`The test did not end within ${limitMs / 1000} s of game time.`, {
      hint: 'Check what it waits for, or raise limitMs. Wrap real I/O in hold(), or game time races on meanwhile.',
    })
  }
}

/** A bot did not get into the world. */
export class BotJoinError extends CausalMaceError {
  readonly code = 'bot_join'
}

/** A command that a test relies on failed. */
export class CommandError extends CausalMaceError {
  readonly code = 'command'
}
