import type { Clock } from '../core/clock.ts'
import type { EventSink } from '../core/journal/events.ts'

/** What is done against standstill, one after another, each when the one before has not helped. */
export const measures = ['requeue', 'move_away', 'rejoin', 'give_up'] as const
export type Measure = (typeof measures)[number]

/** How often the watchdog looks (ms of game time). */
const LOOK_MS = 5000

export interface WatchdogOptions {
  clock: Clock
  log: EventSink
  /** Grows whenever the team comes nearer to its end. */
  progress(): number
  /** Agents that are in the world. */
  alive(): string[]
  /** Carries a measure out. */
  take(measure: Measure): Promise<void> | void
  /** Game time without progress after which something is done (ms). */
  patienceMs: number
  signal: AbortSignal
}

/**
 * Watches over a team: where nothing comes nearer to its end for a while although agents are there (deadlock: all wait;
 * livelock: all act in vain), the measures are taken one by one.
 * @returns when the signal fires.
 */
export async function watchOver(options: WatchdogOptions): Promise<void> {
  const { clock, log, progress, alive, take, patienceMs, signal } = options
  let best = progress()
  let since = clock.now()
  let next = 0
  while (!signal.aborted) {
    await clock.sleep(LOOK_MS, signal).catch(() => undefined)
    if (signal.aborted) return
    const now = progress()
    if (now > best) {
      best = now
      since = clock.now()
      next = 0
      continue
    }
    if (clock.now() - since < patienceMs) continue
    const measure = measures[Math.min(next, measures.length - 1)] as Measure
    next++
    const seconds = Math.round((clock.now() - since) / 1000)
    const reason = `nothing has come nearer to its end for ${seconds} s`
    log.emit('team.stalled', { seconds, measure, agents: alive(), reason })
    since = clock.now()
    await take(measure)
  }
}
