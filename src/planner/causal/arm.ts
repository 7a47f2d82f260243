import type { RuleStatement } from '../../model/kinds/dependencies.ts'
import type { Rule } from './rules.ts'

/** The rules that a question is asked under. */
export type Arm =
  /** do(R): the rules as they stand. */
  | { readonly kind: 'control' }
  /** Every rule paraphrased: what changes here is the model's own noise. */
  | { readonly kind: 'placebo' }
  /** do(R with these rules replaced by their counterfactuals). */
  | { readonly kind: 'intervention'; readonly negated: readonly string[] }

/** The rules as a prompt states them in an arm. */
export function statementsIn(arm: Arm, rules: readonly Rule[]): RuleStatement[] {
  return rules.map(({ id, text, placebo, counterfactual }) => {
    if (arm.kind === 'placebo') return { id, text: placebo, wording: 'placebo' }
    if (arm.kind === 'intervention' && arm.negated.includes(id))
      return { id, text: counterfactual, wording: 'counterfactual' }
    return { id, text, wording: 'rule' }
  })
}
