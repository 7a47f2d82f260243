import { z } from 'zod'
import { defineQuestion } from '../question.ts'
import { type EdgesFacts, identityOf, slotsOf } from './edges.ts'

export interface PddlFacts extends EdgesFacts {
  /** Faults of the model's earlier actions. */
  faults: readonly string[]
}

/** Some subtasks as actions of PDDL without parameters, with STRIPS preconditions and effects. */
export const pddl = defineQuestion({
  id: 'pddl',
  reply: z.strictObject({ actions: z.string() }),
  prompt: 'pddl',
  slots: (facts: PddlFacts) => ({ ...slotsOf(facts), faults: facts.faults.join('\n') }),
  identity: (facts, { sample }) => identityOf('pddl', facts, sample),
})
