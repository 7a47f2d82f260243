import type { CounterfactualFacts } from '../kinds/counterfactual.ts'
import type { ReplyOf } from '../language-model.ts'

/** The wording that people gave the rule. */
export const expertCounterfactual = ({ wanted, known }: CounterfactualFacts): ReplyOf<'counterfactual'> => ({
  text: known[wanted],
  same_meaning: wanted === 'placebo',
})
