import type { Allowance } from './allowance.ts'
import { Budget, type BudgetLimits } from './budget.ts'

/**
 * What a single episode may ask, besides what the run or experiment allows: a turn of this comes before a turn of that.
 * Retries and re-asks count; a request that an outage cost and that is made again after it counts once. It makes nobody wait.
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
