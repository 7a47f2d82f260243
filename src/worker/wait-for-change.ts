import type { Clock } from '../core/clock.ts'

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
  over.abort()
}
