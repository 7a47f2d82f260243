import { z } from 'zod'
import type { ActionCall } from '../../task/action.ts'
import { defineQuestion } from '../question.ts'
import { identityOfWork, slotsOfWork, type WorkFacts } from './work.ts'

export interface ReflectFacts extends WorkFacts {
  /** Calls of the subtask that nobody has carried out yet. */
  remaining: readonly ActionCall[]
}

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
  identity: (facts, by) => identityOfWork('reflect', facts, by),
})
