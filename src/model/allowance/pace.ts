/** Share of the pace that is kept after a refusal. */
const DECREASE = 0.9
/** Initial growth per reply, as a share of the last pace … */
const INCREASE = 0.005
/** … doubled after this many further replies, so that a lifted limit is noticed. */
const REPLIES_TO_DOUBLE = 16
const MAX_INCREASE = 0.25
/** Period before a refusal over which replies are measured (ms): most limits are per minute. */
const MEASURED_MS = 60_000

/**
 * The pace of requests, learned from an endpoint that limits it: the throughput before a refusal and during the hold after it,
 * then additive increase and multiplicative decrease around that. The increase accelerates until the next refusal. Times are ms
 * of a clock.
 */
export class Pace {
  /** Requests per ms; undefined until a limit has been met. */
  #rate: number | undefined
  /** The pace after the last refusal; each increase is a share of it. */
  #base = 0
  #repliesSince = 0
  /** Start of the reply count: the end of the last hold, or the first request. */
  #countedFrom: number | undefined
  /** Times of the replies of the last minute. */
  #answered: number[] = []
  /** Throughput before a refusal, and the start of its count; set during a hold. */
  #refused: { from: number; replies: number } | undefined
  #next = 0
  /** Whether the last request had to wait: only then does a reply indicate that the endpoint may accept more. */
  #isBinding = false

  /** Requests per minute; undefined until a limit has been met. */
  get perMinute(): number | undefined {
    return this.#rate === undefined ? undefined : this.#rate * 60_000
  }

  /** Time between two requests at this pace (ms); 0 without a limit. */
  get intervalMs(): number {
    return this.#rate === undefined ? 0 : 1 / this.#rate
  }

  /** How long the next request has to wait (ms). */
  waitMs(now: number): number {
    return Math.max(0, this.#next - now)
  }

  /** A request begins. */
  begin(now: number): void {
    this.#countedFrom ??= now
    const interval = this.intervalMs
    this.#isBinding = now - this.#next < interval
    // A late timer is compensated, by one request at most.
    this.#next = Math.max(this.#next, now - interval) + interval
  }

  /** Blocks all requests until this time. */
  rest(until: number): void {
    this.#next = Math.max(this.#next, until)
  }

  /** A request was answered. */
  answered(now: number): void {
    if (this.#refused !== undefined) this.#refused.replies++
    else this.#answered = [...this.#answered.filter((at) => at > now - MEASURED_MS), now]
    if (this.#rate === undefined || !this.#isBinding) return
    const growth = INCREASE * 2 ** Math.floor(this.#repliesSince++ / REPLIES_TO_DOUBLE)
    this.#rate += this.#base * Math.min(MAX_INCREASE, growth)
  }

  /** The endpoint refuses requests from now on. */
  refused(now: number): void {
    const from = Math.max(this.#countedFrom ?? now, now - MEASURED_MS)
    this.#refused ??= { from, replies: this.#answered.filter((at) => at >= from).length }
  }

  /**
   * The endpoint accepts requests again.
   * @param refusals number of consecutive refusals
   */
  resume(now: number, refusals: number): void {
    const measured = this.#measured(now)
    // Nothing else is known the first time: a burst and the hold after it are one period of the limit.
    const slower = this.#rate === undefined ? measured : this.#rate * DECREASE ** refusals
    this.#rate =
      this.#rate === undefined || slower === undefined
        ? slower
        : Math.min(this.#rate, Math.max(slower, measured ?? 0))
    this.#base = this.#rate ?? 0
    this.#repliesSince = 0
    this.#countedFrom = now
    this.#answered = []
    this.#refused = undefined
    this.#next = now + this.intervalMs
  }

  /** The measured throughput: a lower bound of the endpoint's limit, unless too few requests were made. */
  #measured(now: number): number | undefined {
    const { from, replies } = this.#refused ?? { from: now, replies: 0 }
    return replies === 0 || now <= from ? undefined : replies / (now - from)
  }
}
