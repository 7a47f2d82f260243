import type { Clock } from '../core/clock.ts'
import type { EventSink } from '../core/journal/events.ts'

/** Measures against a stall; each is applied when the previous one has not helped. */
export const measures = ['requeue', 'move_away', 'rejoin', 'give_up'] as const
export type Measure = (typeof measures)[number]

/** How often the watchdog checks (ms of game time). */
const POLL_MS = 5000

export interface WatchdogOptions {
  clock: Clock
  log: EventSink
  /** Grows whenever the team gets closer to the end of its work. */
  progress(): number
  /** Number of agents in the world. */
  alive(): string[]
  /** Applies a measure. */
  apply(measure: Measure): Promise<void> | void
  /** Current limit of game time without progress after which a measure is applied (ms). */
  patienceMs(): number
  signal: AbortSignal
}

/**
 * Watches over a team. Without progress for a while (deadlock: all agents wait; livelock: all act in vain), it applies the
 * measures one by one.
 * Returns when the signal fires.
 */
export async function watchOver(options: WatchdogOptions): Promise<void> {
  const { clock, log, progress, alive, apply, patienceMs, signal } = options
  let best = progress()
  let since = clock.now()
  let next = 0
  while (!signal.aborted) {
    await clock.sleep(POLL_MS, signal).catch(() => undefined)
    if (signal.aborted) return
    const now = progress()
    if (now > best) {
      best = now
      since = clock.now()
      next = 0
      continue
    }
    if (clock.now() - since < patienceMs()) continue
    const measure = measures[Math.min(next, measures.length - 1)] as Measure
    next++
    const seconds = Math.round((clock.now() - since) / 1000)
    const reason = `nothing has come nearer to its end for ${seconds} s`
    log.emit('team.stalled', { seconds, measure, agents: alive(), reason })
    since = clock.now()
    await apply(measure)
  }
}
