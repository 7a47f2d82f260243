import { z } from 'zod'

/** Why a graph is left as the model predicted it. */
const DOUBTS = [
  /** The calibration says that refining would do harm. */
  'calibration',
  /** The calibration belongs to another model, or to other prompts or settings. */
  'other_calibration',
  /** The model misapplies rules on this task: pairs that no rule orders pass the test. */
  'misapplies_rules',
  /** The model ignores contradictions on this task: the test would drop more edges than any model invents. */
  'ignores_contradictions',
  /**
   * The model obeys contradictions on this task only partly: edges fall for their own rules, but too rarely to be distinguished
   * from noise.
   */
  'obeys_in_part',
] as const

export const doubtSchema = z.object({
  why: z.enum(DOUBTS),
  /** The reason in one sentence. */
  reason: z.string(),
})
export type Doubt = z.infer<typeof doubtSchema>

/** How the model treats contradicted rules on this plan's own task. */
export const planCheckSchema = z.object({
  /** Edges about planted subtasks, which no rule orders: the number named, and the number that passed the test. */
  controls: z.object({
    subtasks: z.int(),
    named: z.int(),
    certified: z.int(),
    /**
     * Upper limit (95 %) of the share of made-up edges that misapply a rule, judging by these controls; 1 if none was named.
     * Rarer misapplication is not noticed.
     */
    misappliedAtMost: z.number(),
  }),
  /**
   * Edges by rules about other planted subtasks, in lists of their own: how many lists, how many edges were named, and how many of
   * them fall for these rules each time. Missing in older journals.
   */
  screened: z.object({ lists: z.int(), named: z.int(), misapplied: z.int() }).optional(),
  /**
   * Edges that the model repeats in every answer under the unchanged rules, and how many of them the test gives
   * up, compared with the share that the calibration predicts. `p` is the probability of at least this many.
   */
  loss: z.object({ steady: z.int(), givenUp: z.int(), expected: z.number(), p: z.number() }),
  /** Of the one-sided falls of given-up edges, those on the side of the rules that the model names. */
  partial: z.object({ own: z.int(), n: z.int(), evidence: z.number() }),
  /** Of the answers that contradict the rules of a certified edge, those that omit the edge. */
  obedience: z.object({ fell: z.int(), asked: z.int() }),
})
export type PlanCheck = z.infer<typeof planCheckSchema>
