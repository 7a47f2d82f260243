import FakeTimers, { type Clock } from '@sinonjs/fake-timers'
import type { WorldClock } from '../index.ts'

/** Start of virtual time (ms since 1970). */
const START = 1_700_000_000_000

let timers: Clock | undefined
let holders = 0

/**
 * Replaces the timers, Date and performance of the process until each call of this has been matched by one of
 * `leaveVirtualTime`. Calls in between share one time.
 */
export function enterVirtualTime(): Clock {
  timers ??= FakeTimers.install({
    now: START,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    // Timers that were set before can still be cleared.
    shouldClearNativeTimers: true,
  })
  holders++
  return timers
}

/** Restores the real time when no other user of virtual time is left. Pending timers never fire. */
export function leaveVirtualTime(): void {
  holders--
  if (holders > 0) return
  timers?.uninstall()
  timers = undefined
}

/** The clock of worlds in virtual time. */
export const virtualClock: WorldClock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      signal?.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve()
      })
    }),
}
