const MINUTE_MS = 60_000

/** The user's own limit: at most this many requests begin in any minute. Times are ms of a clock. */
export class PerMinute {
  readonly #limit: number
  #begun: number[] = []

  constructor(limit: number) {
    this.#limit = limit
  }

  /** How long the next request has to wait (ms). */
  waitMs(now: number): number {
    this.#begun = this.#begun.filter((at) => at > now - MINUTE_MS)
    const blocking = this.#begun.at(-this.#limit)
    return blocking === undefined ? 0 : blocking + MINUTE_MS - now
  }

  /** A request begins. */
  begin(now: number): void {
    this.#begun.push(now)
  }
}
