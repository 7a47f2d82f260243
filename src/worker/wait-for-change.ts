import type { Clock } from '../core/clock.ts'

/** Why the other sleeps end. A reason of its own spares the making of an error for each. */
const WOKEN = 'the wait is over'

/**
 * Waits for a change, or until the first of some times has come.
 * @param times game time (ms); those in the past count as the next moment
 */
export async function waitForChange(
  changed: Promise<void>,
  clock: Clock,
  times: readonly number[],
): Promise<void> {
  const over = new AbortController()
  const sleeps = times.map((time) =>
    clock.sleep(Math.max(1, time - clock.now()), over.signal).catch(() => undefined),
  )
  await Promise.race([changed, ...sleeps])
  over.abort(WOKEN)
}
