import { z } from 'zod'

export interface CounterfactualFacts {
  /** The rule to be worded anew. */
  rule: { id: string; text: string }
  /** Its contradiction, or the same in other words. */
  wanted: 'counterfactual' | 'placebo'
  /** How people worded it, where they did. */
  known: { counterfactual: string; placebo: string }
}

/** A rule in other words (paper, §3.4: "for each game rule we query the LLM for a counterfactual rule"). */
export const counterfactualReplySchema = z.strictObject({
  text: z.string().trim().min(1).max(500),
  /** Whether the model itself holds the new text for equivalent to the rule. */
  same_meaning: z.boolean(),
})
