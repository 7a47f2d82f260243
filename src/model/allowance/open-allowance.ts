import PQueue from 'p-queue'
import { type Clock, createRealtimeClock } from '../../core/clock.ts'
import { UsageError } from '../../core/errors.ts'
import type { Usage } from '../language-model.ts'
import type { Price } from '../price.ts'
import type { Allowance, RequestEnd, Spent, Turn } from './allowance.ts'
import { Budget, type BudgetLimits, type Whose } from './budget.ts'
import { Outage, type OutageNews } from './outage.ts'

/** Requests under way at the same time where nothing else is said. */
export const DEFAULT_CONCURRENCY = 8
/** The longest rest that all requests take because the endpoint asks one of them to (ms). */
const MAX_REST_MS = 120_000

export interface AllowanceOptions extends BudgetLimits {
  /** Requests under way at the same time. */
  concurrency?: number
  /** Requests that may start in any minute. */
  perMinute?: number
  /** Price of a model by its id; undefined where it is not known. */
  priceOf?: (model: string) => Price | undefined
  /** What was spent before. */
  spent?: Spent
  /** Whose budget it is; a run's by default. */
  whose?: Whose
  /** How long an endpoint that is down is waited for (ms); not at all by default. */
  patienceMs?: number
  /** Wall time. */
  clock?: Pick<Clock, 'now' | 'sleep'>
  /**
   * Is told what will have been spent, before each request and after it, so that it can be written down: whoever goes on after a
   * process that was killed counts the requests that were under way as well.
   */
  note?(booked: Spent): void
  /** Is told of outages. */
  onOutage?(news: OutageNews): void
}

/** An allowance that is kept in this process. */
export interface OpenAllowance extends Allowance {
  readonly spent: Spent
  /** That, and what requests that are under way are reckoned at. */
  readonly booked: Spent
  /** Which limit of the budget is reached, in words; undefined while there is something left. */
  exceeded(): string | undefined
  /** Wall time for which requests have had to wait because the endpoint was down (ms). */
  readonly outageMs: number
  /** Whether the endpoint was down for longer than anybody wanted to wait. */
  readonly isGivenUp: boolean
}

/** @throws UsageError for limits that let nothing through */
export function openAllowance(options: AllowanceOptions): OpenAllowance {
  return new LocalAllowance(options)
}

class LocalAllowance implements OpenAllowance {
  readonly #budget: Budget
  readonly #queue: PQueue
  readonly #outage: Outage
  readonly #clock: Pick<Clock, 'now' | 'sleep'>
  readonly #concurrency: number
  readonly #note: (booked: Spent) => void
  /** Until when everybody rests (ms of the clock); undefined while nobody has to. */
  #restUntil: number | undefined
  /** Whether an outage keeps everybody waiting. */
  #isClosed = false

  constructor(options: AllowanceOptions) {
    const {
      concurrency,
      perMinute,
      priceOf,
      spent,
      whose,
      patienceMs = 0,
      clock = createRealtimeClock(),
    } = options
    for (const [name, limit] of Object.entries({ concurrency, perMinute })) {
      if (limit === undefined || (Number.isInteger(limit) && limit >= 1)) continue
      throw new UsageError(`The limit ${name} of the model is ${limit}, not a whole number of 1 or more.`, {
        hint: 'Leave it out for no limit.',
      })
    }
    const { maxCalls, maxInputTokens, maxOutputTokens, maxTokens, maxCost } = options
    const limits = { maxCalls, maxInputTokens, maxOutputTokens, maxTokens, maxCost }
    this.#budget = new Budget({ limits, priceOf, spent, whose })
    this.#clock = clock
    this.#note = (booked) => options.note?.(booked)
    this.#concurrency = concurrency ?? Number.POSITIVE_INFINITY
    this.#queue = new PQueue({
      concurrency: this.#concurrency,
      ...(perMinute === undefined ? {} : { intervalCap: perMinute, interval: 60_000, strict: true }),
    })
    this.#outage = new Outage({
      clock,
      patienceMs,
      tell: (news) => options.onOutage?.(news),
      gate: {
        close: () => this.#let(0),
        openForOne: () => this.#let(1),
        open: () => this.#let(this.#concurrency),
      },
    })
  }

  get hasBudget(): boolean {
    return this.#budget.hasLimits
  }

  get spent(): Spent {
    return this.#budget.spent
  }

  get booked(): Spent {
    return this.#budget.booked
  }

  get outageMs(): number {
    return this.#outage.waitedMs
  }

  get isGivenUp(): boolean {
    return this.#outage.error !== undefined
  }

  exceeded(): string | undefined {
    return this.#budget.exceeded()
  }

  turn(model: string, signal?: AbortSignal, inputTokens?: number): Promise<Turn> {
    return new Promise((resolve, reject) => {
      const take = () =>
        new Promise<void>((giveBack) => {
          try {
            if (this.#outage.error !== undefined) throw this.#outage.error
            const reckoned = this.#budget.begin(model, inputTokens)
            this.#note(this.#budget.booked)
            resolve({ reckoned, end: async (how) => this.#end(model, reckoned, how, giveBack) })
          } catch (error) {
            giveBack()
            reject(error)
          }
        })
      this.#queue.add(take, signal === undefined ? {} : { signal }).catch(reject)
    })
  }

  book(model: string, usage: Usage, reckoned: Usage): void {
    this.#budget.correct(model, reckoned, usage)
    this.#note(this.#budget.booked)
  }

  #end(model: string, reckoned: Usage, how: RequestEnd, giveBack: () => void): boolean {
    this.#budget.end(model, reckoned, how.usage)
    this.#note(this.#budget.booked)
    const isAgain = this.#outage.note(how)
    if (how.fault?.retryAfterMs !== undefined) this.#rest(how.fault.retryAfterMs)
    giveBack()
    return isAgain
  }

  /** An endpoint that asks one request to wait would ask the others the same. */
  #rest(ms: number): void {
    const restMs = Math.min(ms, MAX_REST_MS)
    const until = this.#clock.now() + restMs
    if (until <= (this.#restUntil ?? 0)) return
    this.#restUntil = until
    this.#startOrPause()
    void this.#clock.sleep(restMs).then(() => {
      // A longer rest has been asked for meanwhile.
      if (this.#restUntil !== until) return
      this.#restUntil = undefined
      this.#startOrPause()
    })
  }

  /** How many requests an outage leaves at a time. */
  #let(requests: number): void {
    this.#isClosed = requests === 0
    if (requests > 0) this.#queue.concurrency = requests
    this.#startOrPause()
  }

  #startOrPause(): void {
    if (this.#isClosed || this.#restUntil !== undefined) this.#queue.pause()
    else this.#queue.start()
  }
}
