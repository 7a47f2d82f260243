import { z } from 'zod'
import { defineQuestion } from '../question.ts'
import { CUTS_OF_WORK, identityOfWork, slotsOfWork, type WorkFacts } from './work.ts'

export type ReflectFacts = WorkFacts

/** The check-structure of Table 10. */
export const reflect = defineQuestion({
  id: 'reflect',
  reply: z.strictObject({
    reasoning: z.string(),
    summary: z.string(),
    /** Whether the agent believes that the subtask is done. */
    status: z.boolean(),
  }),
  prompt: 'reflect',
  slots: (facts: ReflectFacts) => slotsOfWork(facts),
  cuts: CUTS_OF_WORK,
  identity: (facts, by) => identityOfWork('reflect', facts, by),
})
