import { UsageError } from '../core/errors.ts'
import type { Playback } from '../recording/playback.ts'

const TICKS_PER_SECOND = 20

/**
 * The first and last requested ticks, limited to what was recorded.
 * @throws UsageError if nothing was recorded in that time
 */
export function spanIn(
  playback: Playback,
  { from, to }: { from?: number; to?: number },
): { from: number; to: number } {
  const span = { from: Math.max(playback.from, from ?? 0), to: Math.min(playback.to, to ?? playback.to) }
  if (span.from <= span.to) return span
  throw new UsageError(`Nothing was recorded ${spanText(from, to)}.`, {
    hint: `The recording goes from ${seconds(playback.from)} to ${seconds(playback.to)} s of game time.`,
  })
}

const seconds = (tick: number): string => (tick / TICKS_PER_SECOND).toFixed(1)

function spanText(from: number | undefined, to: number | undefined): string {
  if (to === undefined) return `from ${seconds(from ?? 0)} s on`
  return from === undefined ? `up to ${seconds(to)} s` : `from ${seconds(from)} to ${seconds(to)} s`
}
