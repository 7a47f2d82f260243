import { z } from 'zod'
import type { Ends } from '../../graph/edge-key.ts'
import { defineQuestion } from '../question.ts'
import { type EdgesFacts, identityOf, namedEdge, slotsOf } from './edges.ts'

export interface VerifyEdgesFacts extends EdgesFacts {
  /** Edges from and to the asked subtasks that the model is shown. */
  claimed: readonly Ends[]
}

/** Which of the shown edges are wrong, and which are missing. */
export const verifyEdges = defineQuestion({
  id: 'verify-edges',
  reply: z.strictObject({ wrong: z.array(namedEdge), missing: z.array(namedEdge) }),
  prompt: 'verify-edges',
  slots: (facts: VerifyEdgesFacts) => ({
    ...slotsOf(facts),
    claimed: facts.claimed.map(({ from, to }) => `- ${from} before ${to}`).join('\n'),
  }),
  identity: (facts, { sample }) => identityOf('verify-edges', facts, sample),
})
