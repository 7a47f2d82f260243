import { z } from 'zod'

/** A calibration's observations of one rule. */
export const ruleCountsSchema = z.object({
  /** True edges of the initial graphs that the rule causes, alone or with others, and how many of them the test certified. */
  edges: z.int(),
  kept: z.int(),
  /**
   * Pairs of subtasks that look like edges of this rule but are not: the second is the effect of a true edge by
   * the rule, the first does the same kind of work as its cause. A model that over-reads the rule names some.
   */
  offered: z.int(),
  /** Made-up edges that the model named by this rule, and how many of them the test certified. */
  madeUp: z.int(),
  certified: z.int(),
})
export type RuleCounts = z.infer<typeof ruleCountsSchema>

/** True edges of a rule that must have been seen, and the share of them that the test must certify. */
const MIN_EDGES = 2
const MIN_KEPT = 0.5

/** Whether there are enough observations of a rule to refine edges with it. */
export const isCalibrated = ({ edges, kept, offered, certified }: RuleCounts): boolean =>
  edges >= MIN_EDGES && kept >= MIN_KEPT * edges && offered > 0 && certified === 0
