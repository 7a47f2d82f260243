import type { RuleStatement } from '../../question/kinds/dependencies.ts'
import { type Rule, worded } from './rules.ts'

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
  if (arm.kind === 'control') return worded(rules, () => 'rule')
  if (arm.kind === 'placebo') return worded(rules, () => 'placebo')
  const negated = new Set(arm.negated)
  return worded(rules, ({ id }) => (negated.has(id) ? 'counterfactual' : 'rule'))
}
