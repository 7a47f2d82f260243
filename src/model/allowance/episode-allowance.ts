import type { Allowance } from './allowance.ts'
import { Budget, type BudgetLimits } from './budget.ts'

/**
 * Limits of a single episode, in addition to those of the run or experiment: a turn of this allowance is needed before one of
 * theirs. Retries and re-asks count; a request repeated after an outage counts once. It never waits.
 * @throws UsageError for limits that allow nothing
 */
export function episodeAllowance(limits: BudgetLimits): Allowance {
  const budget = new Budget({ limits, whose: 'episode' })
  return {
    hasBudget: budget.hasLimits,
    async turn(model, _signal, inputTokens) {
      const estimate = budget.begin(model, inputTokens)
      return {
        estimate,
        async end({ usage }) {
          budget.end(model, estimate, usage)
          return false
        },
      }
    },
  }
}
