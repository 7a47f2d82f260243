import { z } from 'zod'
import type { ActFacts } from './act.ts'

export type ReflectFacts = ActFacts

/** The check-structure of Table 10. */
export const reflectReplySchema = z.strictObject({
  reasoning: z.string(),
  summary: z.string(),
  /** The agent's belief: is the subtask done? */
  status: z.boolean(),
})
