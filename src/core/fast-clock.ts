import { install } from '@sinonjs/fake-timers'
import { type Clock, timerSleep } from './clock.ts'

/** Every virtual Date starts here, so that nothing recorded depends on the day of the run. */
const EPOCH = Date.UTC(2026, 0, 1)

/**
 * Reading `performance.now()` this often within one instant is free; each further reading costs virtual time. Without the
 * cost a search that watches a time budget (mineflayer-pathfinder's A*) would never run out of it in a frozen instant;
 * with it, budgets become counts of readings, and counts repeat from run to run.
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
 * performance.now and Math.random of this thread, so it belongs in a worker of its own, before mineflayer is imported.
 *
 * Time jumps from timer to timer; between two timers the event loop runs until all in-memory packets have been handled.
 * The order of everything is thereby fixed: same seed and same model replies give the same episode.
 */
export class FastClock implements Clock {
  readonly #fake: ReturnType<typeof install>
  readonly #realImmediate: typeof setImmediate
  readonly #isBusy: (() => boolean)[] = []
  readonly #held: { run: () => Promise<void> }[] = []

  private constructor(options: FastClockOptions) {
    this.#realImmediate = setImmediate
    this.#fake = install({
      now: EPOCH,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    })
    this.#meterReadings()
    Math.random = options.random
  }

  static install(options: FastClockOptions): FastClock {
    return new FastClock(options)
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
   * Time stands still until the work is done. Works started in one order are finished towards their callers in that same
   * order, each with the event loop settled before the next: which model answers first must not show in the journal.
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

  /** Lets virtual time pass until the work is done, and gives its result. */
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
      // No timer is set and nothing is held: only a message to this thread can bring work.
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

  #meterReadings(): void {
    const fakeNow = performance.now.bind(performance)
    let instant = -1
    let readings = 0
    performance.now = () => {
      const now = fakeNow()
      if (now !== instant) {
        instant = now
        readings = 0
      }
      readings++
      return now + Math.max(0, readings - FREE_READINGS) * READING_MS
    }
  }
}
