import { z } from 'zod'
import { defineQuestion } from '../question.ts'
import { type EdgesFacts, identityOf, slotsOf } from './edges.ts'

/** Asks what some subtasks need and what they leave behind, as facts that are compared by their text. */
export const effects = defineQuestion({
  id: 'effects',
  reply: z.strictObject({
    subtasks: z.array(
      z.strictObject({
        id: z.int(),
        needs: z.array(z.string()).default([]),
        gives: z.array(z.string()).default([]),
      }),
    ),
  }),
  prompt: 'effects',
  slots: slotsOf,
  identity: (facts: EdgesFacts, { sample }) => identityOf('effects', facts, sample),
})
