import { syncBuiltinESMExports } from 'node:module'
import perfHooks from 'node:perf_hooks'
import { install } from '@sinonjs/fake-timers'
import { type Clock, timerSleep } from './clock.ts'

/** Every virtual Date starts here, so that nothing recorded depends on the day of the run. */
const EPOCH = Date.UTC(2026, 0, 1)

/**
 * Reading `performance.now()` this often within one instant is free; each further reading costs virtual time. Without this
 * cost a search with a time budget (mineflayer-pathfinder's A*) would never use it up in a frozen instant. With it, budgets
 * become counts of readings, and counts repeat from run to run.
 */
const FREE_READINGS = 400
const READING_MS = 0.05

/** Turns of the event loop that must pass with nothing in flight before an instant counts as over. */
const QUIET_TURNS = 2

export interface FastClockOptions {
  /** Seeded source that replaces Math.random for third-party code in this thread. */
  random: () => number
}

/**
 * Virtual game time for a thread in which world and bots live together. Installing it replaces the global timers, Date,
 * performance.now and Math.random of this thread until `uninstall()`. An episode runs in a worker of its own for that reason.
 *
 * Code that looks timers up when it uses them (mineflayer, minecraft-protocol and pathfinder do) may be imported before or
 * after. Code that copied a timer at import time, such as `const { setTimeout } = require('timers')`, keeps the real one.
 *
 * Time jumps from timer to timer; between two timers the event loop runs until all in-memory packets have been handled.
 * This fixes the order of everything: same seed and same model replies give the same episode.
 */
export class FastClock implements Clock {
  readonly #fake: ReturnType<typeof install>
  readonly #realImmediate: typeof setImmediate
  readonly #realRandom: () => number
  readonly #isBusy: (() => boolean)[] = []
  readonly #held: { run: () => Promise<void> }[] = []

  private constructor(options: FastClockOptions) {
    this.#realImmediate = setImmediate
    this.#realRandom = Math.random
    this.#fake = install({
      now: EPOCH,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
      // Timers that were set before the clock was installed can still be cleared.
      shouldClearNativeTimers: true,
    })
    this.#meterReadings()
    Math.random = options.random
    syncBuiltinESMExports()
  }

  static install(options: FastClockOptions): FastClock {
    return new FastClock(options)
  }

  /** Gives the thread its timers, Date, performance.now and Math.random back. Virtual timers that are left never fire. */
  uninstall(): void {
    this.#fake.uninstall()
    Math.random = this.#realRandom
    syncBuiltinESMExports()
  }

  now(): number {
    return this.#fake.now - EPOCH
  }

  readonly sleep = timerSleep

  /** Adds a condition that keeps the present instant open, e.g. packets on their way. */
  waitFor(isBusy: () => boolean): void {
    this.#isBusy.push(isBusy)
  }

  /**
   * Stops time until the work is done. Results reach their callers in the order in which the works were started, with the
   * event loop settled between them: which model answers first must not show in the journal.
   */
  hold<T>(work: () => Promise<T>): Promise<T> {
    const outcome = work().then(
      (value) => ({ ok: true as const, value }),
      (error: unknown) => ({ ok: false as const, error }),
    )
    return new Promise<T>((resolve, reject) => {
      this.#held.push({
        run: async () => {
          const result = await outcome
          if (result.ok) resolve(result.value)
          else reject(result.error)
        },
      })
    })
  }

  /** Lets virtual time pass until the work is done, and returns its result. */
  async drive<T>(work: Promise<T>): Promise<T> {
    let isDone = false
    const end = () => {
      isDone = true
    }
    work.then(end, end)
    while (!isDone) {
      await this.#settle()
      const held = this.#held.shift()
      if (held !== undefined) await held.run()
      // Without a timer and without held work, only a message to this thread can bring new work.
      else if (!isDone && this.#fake.countTimers() > 0) this.#fake.next()
    }
    return work
  }

  async #settle(): Promise<void> {
    for (let quiet = 0; quiet < QUIET_TURNS; ) {
      await this.#turn()
      quiet = this.#isBusy.some((busy) => busy()) ? 0 : quiet + 1
    }
  }

  #turn(): Promise<void> {
    return new Promise((resolve) => this.#realImmediate(resolve))
  }

  /** Makes readings of the clock cost time. Libraries read it through the global or through node:perf_hooks. */
  #meterReadings(): void {
    const fakeNow = performance.now.bind(performance)
    let instant = -1
    let readings = 0
    const metered = () => {
      const now = fakeNow()
      if (now !== instant) {
        instant = now
        readings = 0
      }
      readings++
      return now + Math.max(0, readings - FREE_READINGS) * READING_MS
    }
    performance.now = metered
    perfHooks.performance.now = metered
  }
}
