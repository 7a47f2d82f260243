import { UsageError } from '../core/errors.ts'
import type { Playback } from '../recording/playback.ts'

const TICKS_PER_SECOND = 20

/**
 * The first and the last tick of what was asked for, as far as it was recorded.
 * @throws UsageError when nothing was recorded in that time
 */
export function spanIn(
  playback: Playback,
  { from = playback.from, to = playback.to }: { from?: number; to?: number },
): { from: number; to: number } {
  const span = { from: Math.max(playback.from, from), to: Math.min(playback.to, to) }
  if (span.from <= span.to) return span
  const seconds = (tick: number): string => (tick / TICKS_PER_SECOND).toFixed(1)
  throw new UsageError(`Nothing was recorded from ${seconds(from)} to ${seconds(to)} s.`, {
    hint: `The recording goes from ${seconds(playback.from)} to ${seconds(playback.to)} s of game time.`,
  })
}
