import PQueue from 'p-queue'
import { type Clock, createRealtimeClock } from '../../core/clock.ts'
import { UsageError } from '../../core/errors.ts'
import type { Usage } from '../language-model.ts'
import type { Price } from '../price.ts'
import type { Allowance, RequestEnd, Spent, Turn } from './allowance.ts'
import { Budget, type BudgetLimits, type Whose } from './budget.ts'
import { type GivenUp, Weather, type WeatherNews } from './weather.ts'

/** Default limit of concurrent requests. */
export const DEFAULT_CONCURRENCY = 8

export interface AllowanceOptions extends BudgetLimits {
  /** Limit of concurrent requests. */
  concurrency?: number
  /** Maximum number of requests that may start in any minute. */
  perMinute?: number
  /** Price of a model by its id; undefined if unknown. */
  priceOf?: (model: string) => Price | undefined
  /** Earlier spending. */
  spent?: Spent
  /** The owner of the budget; a run by default. */
  whose?: Whose
  /** How long to wait for an endpoint that is down or limits the rate (ms); not at all by default. */
  patienceMs?: number
  /** The same for an endpoint that is down and has not given a single reply yet; `patienceMs` by default. */
  firstReplyMs?: number
  /** Wall time. */
  clock?: Pick<Clock, 'now' | 'sleep'>
  /**
   * Called with the expected spending before and after each request, so that it can be recorded: if a process is killed, its
   * successor also counts the requests that were in progress.
   */
  note?(booked: Spent): void
  /** Called when requests have to wait for the endpoint. */
  onWeather?(news: WeatherNews): void
}

/** An allowance that is kept in this process. */
export interface OpenAllowance extends Allowance {
  readonly spent: Spent
  /** The same, including the estimates of the requests under way. */
  readonly booked: Spent
  /** The limit of the budget that is reached, in words; undefined if none is. */
  exceeded(): string | undefined
  /** Wall time that requests have spent waiting for the endpoint: because of outages, limits and pace (ms). */
  readonly waitedMs: number
  /** Set once the allowance no longer waits for the endpoint. */
  readonly givenUp: GivenUp | undefined
}

/** @throws UsageError for limits that do not allow anything */
export function openAllowance(options: AllowanceOptions): OpenAllowance {
  return new LocalAllowance(options)
}

class LocalAllowance implements OpenAllowance {
  readonly #budget: Budget
  readonly #queue: PQueue
  readonly #weather: Weather
  readonly #note: (booked: Spent) => void

  constructor(options: AllowanceOptions) {
    const {
      concurrency,
      perMinute,
      priceOf,
      spent,
      whose,
      patienceMs = 0,
      firstReplyMs,
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
    this.#note = (booked) => options.note?.(booked)
    this.#queue = new PQueue({ concurrency: concurrency ?? Number.POSITIVE_INFINITY })
    const tell = (news: WeatherNews) => options.onWeather?.(news)
    this.#weather = new Weather({ clock, perMinute, patienceMs, firstReplyMs, tell })
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

  get waitedMs(): number {
    return this.#weather.waitedMs
  }

  get givenUp(): GivenUp | undefined {
    return this.#weather.givenUp
  }

  exceeded(): string | undefined {
    return this.#budget.exceeded()
  }

  turn(model: string, signal?: AbortSignal, inputTokens?: number): Promise<Turn> {
    return new Promise((resolve, reject) => {
      const take = async () => {
        // Without a budget for it, there is no point in waiting for the endpoint.
        this.#budget.check(model)
        const request = await this.#weather.pass(signal)
        const giveBack = Promise.withResolvers<void>()
        const estimate = this.#begin(model, inputTokens, request)
        resolve({
          estimate,
          end: async (how) => this.#end({ model, estimate, request }, how, giveBack.resolve),
        })
        await giveBack.promise
      }
      this.#queue.add(take, signal === undefined ? {} : { signal }).catch(reject)
    })
  }

  /** @throws LimitError, UsageError */
  #begin(model: string, inputTokens: number | undefined, request: number): Usage {
    try {
      const estimate = this.#budget.begin(model, inputTokens)
      this.#note(this.#budget.booked)
      return estimate
    } catch (error) {
      this.#weather.note(request, {})
      throw error
    }
  }

  book(model: string, usage: Usage, estimate: Usage): void {
    this.#budget.correct(model, estimate, usage)
    this.#note(this.#budget.booked)
  }

  #end(
    { model, estimate, request }: { model: string; estimate: Usage; request: number },
    how: RequestEnd,
    giveBack: () => void,
  ): boolean {
    this.#budget.end(model, estimate, how.usage)
    this.#note(this.#budget.booked)
    const isAgain = this.#weather.note(request, how)
    giveBack()
    return isAgain
  }
}
