import { z } from 'zod'
import { KNOWLEDGE_USES } from './use.ts'

/** A plan's use of the evidence from earlier plans and runs. */
export const knownBeforeSchema = z.object({
  /** SHA-256 of the knowledge at the start. */
  hash: z.string(),
  /** Hash of the prompts and rules that the evidence must belong to. */
  prompts: z.string(),
  /** Which of its records were used. */
  use: z.enum(KNOWLEDGE_USES),
  plans: z.int(),
  runs: z.int(),
  /** Edges of the initial graph, and the number of them covered by the evidence. */
  edges: z.int(),
  familiar: z.int(),
  /** Why it was not used, if it was not. */
  ignored: z.string().optional(),
})
export type KnownBefore = z.infer<typeof knownBeforeSchema>
