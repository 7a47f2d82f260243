import { z } from 'zod'
import { defineQuestion } from '../question.ts'

export interface CounterfactualFacts {
  /** The rule to reword. */
  rule: { id: string; text: string }
  /** Its contradiction, or the same in other words. */
  wanted: 'counterfactual' | 'paraphrase'
  /** The wordings of the rule file. */
  known: { counterfactual: string; paraphrase: string }
}

/** A rule in other words (paper, §3.4: "for each game rule we query the LLM for a counterfactual rule"). */
export const counterfactual = defineQuestion({
  id: 'counterfactual',
  reply: z.strictObject({
    text: z.string().trim().min(1).max(500),
    /** Whether the model itself considers the new text equivalent to the rule. */
    same_meaning: z.boolean(),
  }),
  prompt: 'counterfactual',
  slots: ({ rule, wanted }: CounterfactualFacts) => ({ rule: rule.text, wanted }),
  identity: ({ rule, wanted }, { sample }) => `${rule.id} ${wanted} ${sample}`,
})
