import { count } from '../../../core/count.ts'
import { untestedEvidence } from '../evidence.ts'
import type { DecisionInput, DecisionRule, Verdict } from './decision.ts'
import { answersIn, stands } from './interventions.ts'

/** Contradicts all rules at once, and lets the majority of `samples` answers decide: the obvious method without statistics. */
export const vote: DecisionRule = {
  id: 'vote',
  isCalibrated: false,
  async decide({ edges, interview, samples }: DecisionInput): Promise<Verdict[]> {
    const negated = interview.booklet.rules.map(({ id }) => id)
    const answers = await answersIn([{ kind: 'intervention', negated }], edges, { interview, samples })
    return edges.map((edge): Verdict => {
      const [list = []] = answers.get(edge) ?? []
      for (const stood of list) edge.interventions.push({ negated, stood })
      const stood = list.filter(Boolean).length
      return {
        edge,
        decision: stands(list) ? 'no_causal_effect' : 'keep',
        carriers: edge.named,
        evidence: untestedEvidence(edge),
        sentence: `With all rules contradicted it stood in ${stood} of ${count(list.length, 'answer')}.`,
      }
    })
  },
}
