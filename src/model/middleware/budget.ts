import { count } from '../../core/count.ts'
import { LimitError, ModelError, UsageError } from '../../core/errors.ts'
import type { Usage } from '../language-model.ts'
import { costOf, type Price } from '../price.ts'
import type { Middleware } from './middleware.ts'

export interface BudgetOptions {
  /** How often the model may be asked, including retries. */
  maxCalls?: number
  /** Tokens in and out together. */
  maxTokens?: number
  /** In the currency of `price`. */
  maxCost?: number
  price?: Price
}

/**
 * Refuses every call once the budget is spent. The cost of a call is known only when it has ended, so calls under way at
 * that moment may exceed the limits.
 * @throws UsageError for a budget that allows nothing or cannot be computed; the middleware throws LimitError.
 */
export function budget(options: BudgetOptions): Middleware {
  const { maxCalls, maxTokens, maxCost, price } = options
  for (const [what, limit] of Object.entries({ calls: maxCalls, tokens: maxTokens, cost: maxCost })) {
    if (limit === undefined || limit > 0) continue
    throw new UsageError(`A budget of ${limit} (${what}) allows nothing.`, {
      hint: 'Give more than 0, or leave it out for no limit.',
    })
  }
  if (maxCost !== undefined && price === undefined) {
    throw new UsageError('A budget of money needs the price of the model.', {
      hint: 'Add --price IN,OUT, the price of a million tokens in and out.',
    })
  }
  let calls = 0
  const spent: Usage = { inputTokens: 0, outputTokens: 0 }
  const book = (attempts: number, usage: Usage) => {
    calls += attempts - 1
    spent.inputTokens += usage.inputTokens
    spent.outputTokens += usage.outputTokens
  }
  const check = () => {
    const tokens = spent.inputTokens + spent.outputTokens
    if (maxCalls !== undefined && calls >= maxCalls) throw exhausted(`${calls} of ${count(maxCalls, 'call')}`)
    if (maxTokens !== undefined && tokens >= maxTokens)
      throw exhausted(`${tokens} of ${count(maxTokens, 'token')}`)
    if (maxCost === undefined || price === undefined) return
    const cost = costOf(spent, price)
    if (cost >= maxCost) throw exhausted(`${cost.toFixed(4)} of ${maxCost}`)
  }
  return async ({ next }) => {
    check()
    calls++
    try {
      const reply = await next()
      book(reply.attempts, reply.usage)
      return reply
    } catch (error) {
      if (error instanceof ModelError) book(error.attempts, error.usage)
      throw error
    }
  }
}

const exhausted = (what: string): LimitError =>
  new LimitError(`The budget of the language model is spent: ${what}.`, {
    hint: 'Allow more with --max-calls, --max-tokens or --max-cost.',
  })
