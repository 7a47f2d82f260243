import { CausalMaceError } from '../core/errors.ts'
import { FastClock } from '../core/fast-clock.ts'
import { createRandom } from '../core/random.ts'

/** Virtual time was started while it was already in use. */
export class VirtualTimeError extends CausalMaceError {
  readonly code = 'virtual_time'

  constructor() {
    super('Virtual time is already in use, and a process has only one.', {
      hint: 'Await the first withServer({ virtual: true }) or check, do not nest them, and do not run them concurrently within one file.',
    })
  }
}

let isInUse = false

/**
 * Replaces the timers of the process until the body is done. The body drives the clock.
 * @param seed seed for Math.random in the meantime
 * @throws VirtualTimeError if virtual time is already in use
 */
export async function inVirtualTime<T>(seed: number, body: (clock: FastClock) => Promise<T>): Promise<T> {
  if (isInUse) throw new VirtualTimeError()
  const clock = FastClock.install({ random: createRandom(seed).fork('bots').next })
  isInUse = true
  try {
    return await body(clock)
  } finally {
    clock.uninstall()
    isInUse = false
  }
}
