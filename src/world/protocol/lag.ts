import type { WorldClock } from '../options.ts'

/** The delay of a delivery (ms of the clock). */
export interface Latency {
  readonly ms: number
  /** Maximum random delay of each packet (ms). Packets stay in order. */
  readonly jitterMs: number
}

/** One direction of a slow connection: work is done later, but in order. */
export class Lag {
  latency: Latency
  readonly #clock: WorldClock
  readonly #random: () => number
  #last = 0

  constructor(latency: Latency, clock: WorldClock, random: () => number) {
    this.latency = latency
    this.#clock = clock
    this.#random = random
  }

  later(work: () => void): void {
    const { ms, jitterMs } = this.latency
    const now = this.#clock.now()
    this.#last = Math.max(this.#last, now + ms + jitterMs * this.#random())
    if (this.#last <= now) work()
    else void this.#clock.sleep(this.#last - now).then(work)
  }
}
