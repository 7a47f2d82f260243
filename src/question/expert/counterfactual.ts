import type { CounterfactualFacts, counterfactual } from '../kinds/counterfactual.ts'
import type { ReplyOf } from '../question.ts'

/** Answers with the sentence from the rule file. */
export const expertCounterfactual = ({
  wanted,
  known,
}: CounterfactualFacts): ReplyOf<typeof counterfactual> => ({
  text: known[wanted],
  same_meaning: wanted === 'paraphrase',
})
