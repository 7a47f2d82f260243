import { count } from '../../core/count.ts'
import { LimitError, UsageError } from '../../core/errors.ts'
import type { Usage } from '../language-model.ts'
import { costOf, type Price } from '../price.ts'
import { sumOf } from '../tally.ts'
import { NO_USAGE, nothingSpent, type Spent } from './allowance.ts'

/** Limits of a budget. */
export interface BudgetLimits {
  /** Requests, including re-asks and retries. */
  maxCalls?: number
  maxInputTokens?: number
  maxOutputTokens?: number
  /** Tokens in and out together. */
  maxTokens?: number
  /** In the currency of the prices. */
  maxCost?: number
}

/** The owner of a budget, for messages; exhausting an episode's budget only ends that episode. */
export type Whose = 'run' | 'experiment' | 'episode' | 'judging'

const OF_ALL = { hint: 'Allow more with --max-calls, --max-tokens or --max-cost.' }
const OF_EPISODE = {
  of: 'episode',
  hint: 'Allow more with --max-calls-per-episode or --max-tokens-per-episode.',
} as const

/** Assumed length of a reply before a model has given any (tokens): better too long than too short. */
const FIRST_REPLY = 500

/** Counts spending, and refuses more than is allowed. */
export class Budget {
  readonly spent: Spent
  readonly #limits: BudgetLimits
  readonly #priceOf: (model: string) => Price | undefined
  readonly #whose: Whose
  /** The estimated cost of the requests in progress. */
  readonly #underWay: Spent = nothingSpent()
  /** Replies so far, by model. */
  readonly #replies = new Map<string, { count: number; tokens: number }>()

  /** @throws UsageError for limits that do not allow anything */
  constructor(options: {
    limits: BudgetLimits
    priceOf?: (model: string) => Price | undefined
    spent?: Spent
    whose?: Whose
  }) {
    const { limits, priceOf = () => undefined, spent = nothingSpent(), whose = 'run' } = options
    for (const [what, limit] of Object.entries(limits)) {
      if (limit === undefined || limit > 0) continue
      throw new UsageError(`A budget of ${limit} (${what}) allows nothing.`, {
        hint: 'Give more than 0, or leave it out for no limit.',
      })
    }
    this.#limits = limits
    this.#priceOf = priceOf
    this.#whose = whose
    this.spent = { ...spent }
  }

  get hasLimits(): boolean {
    return Object.values(this.#limits).some((limit) => limit !== undefined)
  }

  /** The spending if the requests in progress cost their estimates. */
  get booked(): Spent {
    const { calls, cost } = this.spent
    const { inputTokens, outputTokens, cost: more } = this.#underWay
    const estimate: Usage = { inputTokens, outputTokens, ...(inputTokens > 0 ? { estimated: true } : {}) }
    return { ...sumOf(this.spent, estimate), calls, cost: cost + more }
  }

  /** @throws LimitError when the budget is spent; UsageError without a price */
  check(model: string): void {
    if (this.#limits.maxCost !== undefined && this.#priceOf(model) === undefined)
      throw new UsageError(`--max-cost needs the price of ${model}.`, {
        hint: 'Add --price IN,OUT, the price of a million tokens in and out, or --prices FILE.',
      })
    const exceeded = this.exceeded()
    if (exceeded !== undefined)
      throw new LimitError(`The ${this.#whose}’s budget for the language model is spent: ${exceeded}.`, {
        ...(this.#whose === 'episode' ? OF_EPISODE : OF_ALL),
      })
  }

  /**
   * Books a request that is about to be made.
   * @param inputTokens estimated tokens of the prompt; 0 by default
   * @returns the estimate, for `end`
   * @throws LimitError when the budget is spent; UsageError without a price
   */
  begin(model: string, inputTokens?: number): Usage {
    this.check(model)
    this.spent.calls++
    if (inputTokens === undefined) return NO_USAGE
    const { count: replies, tokens } = this.#replies.get(model) ?? { count: 1, tokens: FIRST_REPLY }
    const estimate: Usage = { inputTokens, outputTokens: Math.ceil(tokens / replies), estimated: true }
    this.#add(this.#underWay, model, estimate, 1)
    return estimate
  }

  /**
   * Books the cost of a request that has ended: its usage, or the estimate if no usage was reported.
   * @param estimate the value returned by `begin`
   */
  end(model: string, estimate: Usage, usage: Usage = estimate): void {
    this.#add(this.#underWay, model, estimate, -1)
    this.#add(this.spent, model, usage, 1)
    if (usage.estimated) this.spent.estimated = true
    if (usage === estimate || usage.outputTokens === 0) return
    const { count: replies, tokens } = this.#replies.get(model) ?? { count: 0, tokens: 0 }
    this.#replies.set(model, { count: replies + 1, tokens: tokens + usage.outputTokens })
  }

  /** Corrects the booking of a request that was presumed lost and whose estimate counts already. */
  correct(model: string, estimate: Usage, usage: Usage): void {
    this.#add(this.spent, model, usage, 1)
    this.#add(this.spent, model, estimate, -1)
  }

  #add(to: Spent, model: string, usage: Usage, times: 1 | -1): void {
    const price = this.#priceOf(model)
    to.inputTokens += times * usage.inputTokens
    to.outputTokens += times * usage.outputTokens
    if (price !== undefined) to.cost += times * costOf(usage, price)
  }

  /** The limit that is reached, in words; undefined if none is. */
  exceeded(): string | undefined {
    const { maxCalls, maxInputTokens, maxOutputTokens, maxTokens, maxCost } = this.#limits
    const { calls, inputTokens, outputTokens, cost } = this.spent
    if (isReached(calls, maxCalls)) return `${calls} of ${count(maxCalls, 'request')}`
    if (isReached(inputTokens, maxInputTokens))
      return `${inputTokens} of ${count(maxInputTokens, 'token')} in`
    if (isReached(outputTokens, maxOutputTokens))
      return `${outputTokens} of ${count(maxOutputTokens, 'token')} out`
    const tokens = inputTokens + outputTokens
    if (isReached(tokens, maxTokens)) return `${tokens} of ${count(maxTokens, 'token')}`
    if (isReached(cost, maxCost)) return `${cost.toFixed(4)} of ${maxCost}`
    return undefined
  }
}

/** A function of the limit, so that the compiler narrows its type. */
const isReached = (spent: number, limit: number | undefined): limit is number =>
  limit !== undefined && spent >= limit
