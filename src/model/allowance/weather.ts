import type { Clock } from '../../core/clock.ts'
import { ModelError, modelErrors } from '../../core/errors.ts'
import type { RequestEnd } from './allowance.ts'
import { Pace } from './pace.ts'
import { PerMinute } from './per-minute.ts'

type Fault = NonNullable<RequestEnd['fault']>

/** Number of consecutive failures after which the endpoint counts as down. */
const FAILURES_IN_A_ROW = 3
/** First wait before a trial request, if the endpoint does not say how long; it doubles … (ms) */
const FIRST_HOLD_MS = 1000
/** … from this if the endpoint asks for less (ms) … */
const LEAST_HOLD_MS = 100
/** … up to this (ms). */
const LONGEST_HOLD_MS = 60_000
/**
 * Longest announced wait that is accepted from a reply alone (ms); for a longer one, the endpoint must refuse a request and
 * give a reason.
 */
const LONGEST_REST_MS = 120_000

/** Shortest wait that is always reported (s). */
const LONG_S = 60

/** An event about an endpoint, for observers. */
export type WeatherNews =
  /** All requests wait; `message` is the last failure. */
  | { type: 'down'; message: string }
  /** All requests wait because it limits their rate; reported once, and again for a wait of a minute or more. */
  | { type: 'limited'; message: string; seconds: number }
  /** It takes requests again; `perMinute` is the learned pace, if it limits the rate. */
  | { type: 'up'; seconds: number; perMinute?: number }
  /** It has been given up. */
  | { type: 'given_up'; seconds: number; message: string }

/** Why an endpoint was given up: it was down or limited for too long, or the account has no quota left. */
export type GivenUp = { reason: 'outage' | 'quota'; error: ModelError }

/** A period in which only one trial request is made. */
interface Hold {
  kind: 'down' | 'limited'
  /** Number of the first request after its start. */
  first: number
  since: number
  /** Time of the next trial. */
  until: number
  /** Minimum length of the next hold (ms). */
  backoffMs: number
  refusals: number
  isTrying: boolean
}

export interface WeatherOptions {
  clock: Pick<Clock, 'now' | 'sleep'>
  /** Maximum number of requests per minute; unlimited by default. */
  perMinute?: number | undefined
  /** How long to wait for an endpoint that is down or limits the rate (ms); 0 for not at all. */
  patienceMs: number
  /** The same for one that is down and has not given a single reply yet; `patienceMs` by default. */
  firstReplyMs?: number | undefined
  tell(news: WeatherNews): void
}

/**
 * All reasons for which requests to an endpoint wait, in one place: outages, limits and pace. While the endpoint is down or
 * refuses requests because of their rate, all of them wait, and one at a time makes a trial. No timer outlives the waiting
 * requests.
 */
export class Weather {
  readonly #clock: Pick<Clock, 'now' | 'sleep'>
  readonly #patienceMs: number
  readonly #firstReplyMs: number
  readonly #tell: (news: WeatherNews) => void
  readonly #pace = new Pace()
  readonly #perMinute: PerMinute | undefined
  /** Wakes the waiting requests. */
  readonly #wakers = new Set<() => void>()
  #begun = 0
  #failures = 0
  #hold: Hold | undefined
  #hasReplied = false
  #hasTold = false
  #givenUp: GivenUp | undefined
  #waiting = 0
  #waitingSince = 0
  #waitedMs = 0

  constructor(options: WeatherOptions) {
    this.#clock = options.clock
    this.#patienceMs = options.patienceMs
    this.#firstReplyMs = options.firstReplyMs ?? options.patienceMs
    this.#tell = options.tell
    this.#perMinute = options.perMinute === undefined ? undefined : new PerMinute(options.perMinute)
  }

  /** Time for which at least one request has had to wait (ms). */
  get waitedMs(): number {
    return this.#waitedMs + (this.#waiting > 0 ? this.#clock.now() - this.#waitingSince : 0)
  }

  /** Set once requests no longer wait. */
  get givenUp(): GivenUp | undefined {
    return this.#givenUp
  }

  /**
   * Waits until one more request may begin.
   * @returns its number, for `note`
   * @throws the signal's reason; ModelError when the endpoint has been given up
   */
  async pass(signal?: AbortSignal): Promise<number> {
    for (;;) {
      signal?.throwIfAborted()
      if (this.#givenUp !== undefined) throw copyOf(this.#givenUp.error)
      const now = this.#clock.now()
      const waitMs = this.#waitMs(now)
      if (waitMs <= 0) {
        if (this.#hold !== undefined) this.#hold.isTrying = true
        this.#pace.begin(now)
        this.#perMinute?.begin(now)
        return this.#begun++
      }
      await this.#wait(waitMs, signal)
    }
  }

  /** Records how a request ended. @returns whether to repeat it, because only an outage or limit made it fail */
  note(request: number, { fault, isReply = false, restMs }: RequestEnd): boolean {
    if (this.#givenUp !== undefined) return false
    const isOld = this.#hold !== undefined && request < this.#hold.first
    if (fault !== undefined && isOfWeather(fault)) return this.#against(fault, isOld)
    // A request that was cancelled says nothing about the endpoint.
    if (fault !== undefined || isReply) this.#answered(isReply, isOld)
    else if (!isOld) this.#stopTrying()
    if (isReply && restMs !== undefined && restMs <= LONGEST_REST_MS) this.#rest(restMs)
    return false
  }

  /** How long a request has to wait from now on (ms); unknown during another request's trial. */
  #waitMs(now: number): number {
    const hold = this.#hold
    const ownMs = Math.max(this.#pace.waitMs(now), this.#perMinute?.waitMs(now) ?? 0)
    if (hold === undefined) return ownMs
    return hold.isTrying
      ? Number.POSITIVE_INFINITY
      : Math.max(hold.until - now, this.#perMinute?.waitMs(now) ?? 0)
  }

  /** Waits at most until something changes. @throws the signal's reason */
  async #wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
    if (this.#waiting++ === 0) this.#waitingSince = this.#clock.now()
    const over = new AbortController()
    const woken = Promise.withResolvers<void>()
    const stop = () => woken.reject(signal?.reason)
    this.#wakers.add(woken.resolve)
    signal?.addEventListener('abort', stop, { once: true })
    try {
      const timers = Number.isFinite(ms) ? [this.#clock.sleep(ms, over.signal)] : []
      for (const timer of timers) timer.catch(() => undefined)
      await Promise.race([...timers, woken.promise])
    } finally {
      this.#wakers.delete(woken.resolve)
      signal?.removeEventListener('abort', stop)
      over.abort()
      if (--this.#waiting === 0) this.#waitedMs += this.#clock.now() - this.#waitingSince
    }
  }

  /** Wakes all waiting requests: the conditions have changed. */
  #change(): void {
    for (const wake of this.#wakers) wake()
  }

  /** @param isOld whether the request was already under way when the hold began, so that it says nothing new */
  #against(fault: Fault, isOld: boolean): boolean {
    const isLimit = fault.code === 'model_rate_limit'
    if (fault.code === 'model_quota') return this.#giveUp('quota', fault)
    if (this.#patienceMs <= 0) return this.#rest(Math.min(fault.retryAfterMs ?? 0, LONGEST_REST_MS))
    if (isOld) return true
    if (!isLimit) this.#failures++
    const isDown = this.#failures >= FAILURES_IN_A_ROW
    if (isLimit || isDown || this.#hold !== undefined)
      return this.#holdFor(fault, isLimit ? 'limited' : 'down') && (isLimit || isDown)
    return this.#rest(Math.min(fault.retryAfterMs ?? 0, LONGEST_REST_MS))
  }

  /** @returns whether to keep waiting for the endpoint */
  #holdFor(fault: Fault, kind: Hold['kind']): boolean {
    const now = this.#clock.now()
    const before = this.#hold
    const since = before?.since ?? now
    const patienceMs = kind === 'down' && !this.#hasReplied ? this.#firstReplyMs : this.#patienceMs
    const leftMs = since + patienceMs - now
    if (leftMs <= 0) return this.#giveUp('outage', fault)
    if ((fault.retryAfterMs ?? 0) > leftMs) return this.#giveUp('quota', fault)
    if (kind === 'limited') this.#pace.refused(now)
    const backoffMs = before?.backoffMs ?? this.#firstHoldMs(fault, kind)
    this.#hold = {
      kind,
      first: before?.first ?? this.#begun,
      since,
      until: now + Math.min(leftMs, Math.max(fault.retryAfterMs ?? 0, backoffMs)),
      backoffMs: Math.min(LONGEST_HOLD_MS, 2 * backoffMs),
      refusals: (before?.refusals ?? 0) + 1,
      isTrying: false,
    }
    this.#say(this.#hold, fault, before === undefined)
    this.#change()
    return true
  }

  #firstHoldMs({ retryAfterMs }: Fault, kind: Hold['kind']): number {
    if (kind === 'down') return FIRST_HOLD_MS
    return retryAfterMs === undefined ? Math.max(FIRST_HOLD_MS, this.#pace.intervalMs) : LEAST_HOLD_MS
  }

  #say({ kind, until }: Hold, { message }: Fault, isFirst: boolean): void {
    const seconds = (until - this.#clock.now()) / 1000
    if (kind === 'down' && isFirst) this.#tell({ type: 'down', message })
    if (kind === 'limited' && (!this.#hasTold || (isFirst && seconds >= LONG_S))) {
      this.#hasTold = true
      this.#tell({ type: 'limited', message, seconds })
    }
  }

  #giveUp(reason: GivenUp['reason'], { code, message, retryAfterMs }: Fault): false {
    const seconds = this.#hold === undefined ? 0 : (this.#clock.now() - this.#hold.since) / 1000
    const text = givenUpText(reason, { message, seconds, retryAfterMs })
    this.#givenUp = { reason, error: new ModelError(text.message, { code, hint: text.hint, isFinal: true }) }
    this.#tell({ type: 'given_up', seconds, message: text.message })
    this.#change()
    return false
  }

  /** Holds all requests for a while, as the endpoint asked in its answer to one of them. */
  #rest(ms: number): false {
    if (ms > 0) this.#pace.rest(this.#clock.now() + ms)
    return false
  }

  #answered(isReply: boolean, isOld: boolean): void {
    this.#failures = 0
    this.#hasReplied ||= isReply
    const now = this.#clock.now()
    if (isReply) this.#pace.answered(now)
    const hold = this.#hold
    if (hold === undefined || (isOld && hold.kind === 'limited')) return
    if (hold.kind === 'limited') this.#pace.resume(now, hold.refusals)
    this.#hold = undefined
    const seconds = (now - hold.since) / 1000
    const { perMinute } = this.#pace
    if (hold.kind === 'down' || seconds >= LONG_S)
      this.#tell({ type: 'up', seconds, ...(perMinute === undefined ? {} : { perMinute }) })
    this.#change()
  }

  #stopTrying(): void {
    if (this.#hold?.isTrying !== true) return
    this.#hold.isTrying = false
    this.#change()
  }
}

/** Whether a failure says something about the endpoint or the account, rather than about the request. */
const isOfWeather = ({ code }: Fault): boolean =>
  modelErrors[code].party === 'endpoint' || code === 'model_quota'

function givenUpText(
  reason: GivenUp['reason'],
  { message, seconds, retryAfterMs }: { message: string; seconds: number; retryAfterMs?: number | undefined },
): { message: string; hint: string } {
  if (reason === 'quota' && retryAfterMs === undefined)
    return {
      message,
      hint: 'Add credit to the account, or start again when its quota is renewed.',
    }
  if (reason === 'quota')
    return {
      message: `The endpoint asks to wait ${spanText((retryAfterMs ?? 0) / 1000)}, longer than --patience allows. It says: ${message}`,
      hint: 'Start again after that time, raise the limit of the account, or wait longer with --patience.',
    }
  return {
    message: `The endpoint has taken no request for ${Math.round(seconds)} s. Its last failure: ${message}`,
    hint: 'Start again when it is back, or wait longer with --patience.',
  }
}

function spanText(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`
  return seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 360) / 10} h`
}

/** Each question ends with its own error, which counts attempts and tokens. */
const copyOf = ({ message, hint, code }: ModelError): ModelError =>
  new ModelError(message, { code, isFinal: true, ...(hint === undefined ? {} : { hint }) })
