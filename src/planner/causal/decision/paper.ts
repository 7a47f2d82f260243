import { count } from '../../../core/count.ts'
import { untestedEvidence } from '../evidence.ts'
import { type DecisionInput, type DecisionRule, rulesText, type Verdict } from './decision.ts'
import { answersIn, stands } from './interventions.ts'

/**
 * The paper's decision (§3.4): for each rule the effect is E[Y|do(R)] − E[Y|do(R with r_k → r'_k)] (eq. 1), the aggregate is its
 * mean over the rules (eq. 2), and an edge whose aggregate is zero is dropped. Y is the majority of `samples` answers, since with
 * single answers noise alone would move nearly every mean away from zero. Both arms of an effect have the same prompt except for
 * the rule.
 */
export const paper: DecisionRule = {
  id: 'paper',
  isCalibrated: false,
  async decide({ edges, interview, samples }: DecisionInput): Promise<Verdict[]> {
    const ruleIds = interview.booklet.rules.map(({ id }) => id)
    const interventions = ruleIds.map((id) => ({ kind: 'intervention', negated: [id] }) as const)
    const arms = [{ kind: 'control' } as const, ...interventions]
    const answers = await answersIn(arms, edges, { interview, samples })
    return edges.map((edge): Verdict => {
      const [control = [], ...replaced] = answers.get(edge) ?? []
      replaced.forEach((list, index) => {
        for (const stood of list) edge.interventions.push({ negated: [ruleIds[index] as string], stood })
      })
      const y = (list: readonly boolean[]) => (stands(list) ? 1 : 0)
      const effects = replaced.map((list) => y(control) - y(list))
      const aggregate = effects.reduce<number>((sum, effect) => sum + effect, 0) / Math.max(1, effects.length)
      const moving = ruleIds.filter((_, index) => effects[index] !== 0)
      const isKept = aggregate !== 0
      return {
        edge,
        decision: isKept ? 'keep' : 'no_causal_effect',
        carriers: isKept ? moving : edge.named,
        evidence: untestedEvidence(edge),
        sentence: isKept
          ? `Its mean effect over ${count(effects.length, 'rule')} is ${aggregate.toFixed(3)}: ${rulesText(moving)} ${moving.length > 1 ? 'change' : 'changes'} most answers.`
          : `Its mean effect over ${count(effects.length, 'rule')} is zero: no counterfactual rule changes most answers.`,
      }
    })
  },
}
