import type { Clock } from '../core/clock.ts'

/** Abort reason for the remaining sleeps; a shared constant avoids creating an Error for each. */
const WOKEN = 'the wait is over'

/**
 * Waits for a change, or until the earliest of the given times.
 * @param times game time (ms); past times count as the next moment
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
