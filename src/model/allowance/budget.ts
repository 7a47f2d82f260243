import { count } from '../../core/count.ts'
import { LimitError, UsageError } from '../../core/errors.ts'
import type { Usage } from '../language-model.ts'
import { costOf, type Price } from '../price.ts'
import { sumOf } from '../tally.ts'
import { nothingSpent, type Spent } from './allowance.ts'

/** The most that may be spent. */
export interface BudgetLimits {
  /** Requests, with re-asks and retries. */
  maxCalls?: number
  maxInputTokens?: number
  maxOutputTokens?: number
  /** Tokens in and out together. */
  maxTokens?: number
  /** In the currency of the prices. */
  maxCost?: number
}

/** Whose budget it is, for messages; an episode's ends nothing but the episode. */
export type Whose = 'run' | 'experiment' | 'episode' | 'judging'

const OF_ALL = { hint: 'Allow more with --max-calls, --max-tokens or --max-cost.' }
const OF_EPISODE = {
  of: 'episode',
  hint: 'Allow more with --max-calls-per-episode or --max-tokens-per-episode.',
} as const

/** Counts what is spent, and refuses more than is allowed. */
export class Budget {
  readonly spent: Spent
  readonly #limits: BudgetLimits
  readonly #priceOf: (model: string) => Price | undefined
  readonly #whose: Whose

  /** @throws UsageError for limits that allow nothing */
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

  /** Books a request that is about to be made. @throws LimitError when the budget is spent; UsageError without a price */
  begin(model: string): void {
    if (this.#limits.maxCost !== undefined && this.#priceOf(model) === undefined)
      throw new UsageError(`A budget of money needs the price of ${model}.`, {
        hint: 'Add --price IN,OUT, the price of a million tokens in and out, or --prices FILE.',
      })
    const exceeded = this.exceeded()
    if (exceeded !== undefined)
      throw new LimitError(`The ${this.#whose}’s budget for the language model is spent: ${exceeded}.`, {
        ...(this.#whose === 'episode' ? OF_EPISODE : OF_ALL),
      })
    this.spent.calls++
  }

  /** Books what a request has cost, which is known only when it has ended. */
  end(model: string, usage: Usage): void {
    const price = this.#priceOf(model)
    Object.assign(this.spent, sumOf(this.spent, usage))
    if (price !== undefined) this.spent.cost += costOf(usage, price)
  }

  /** Which limit is reached, in words; undefined while there is something left. */
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

/** As a function of the limit, so that the compiler knows it for one. */
const isReached = (spent: number, limit: number | undefined): limit is number =>
  limit !== undefined && spent >= limit
