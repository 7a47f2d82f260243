import { count } from '../../../core/count.ts'
import { type EdgeRecord, tallyOf } from '../edge-record.ts'
import { evidenceOf } from '../evidence.ts'
import { type DecisionInput, type DecisionRule, listed, type Verdict } from './decision.ts'

/**
 * The paper's decision (§3.4): for each intervention the effect is E[Y|do(R)] − E[Y|do(R with r_k → r'_k)] (eq. 1), the
 * aggregate is its mean over the interventions (eq. 2), and an edge whose aggregate is zero goes. An edge of the initial
 * graph has Y = 1 under R.
 */
export const paper: DecisionRule = {
  id: 'paper',
  intervenes: true,
  usesPlacebo: false,
  decide: ({ edges, ruleIds }: DecisionInput): Verdict[] =>
    edges.map((edge): Verdict => {
      const evidence = evidenceOf(edge, { rules: ruleIds.length, treated: () => true, p: null })
      const effects = effectsOf(edge, evidence.interventions, ruleIds)
      const aggregate = effects.reduce((sum, { effect }) => sum + effect, 0) / Math.max(1, effects.length)
      const moving = [...new Set(effects.flatMap(({ effect, rules }) => (effect === 0 ? [] : rules)))]
      const isKept = aggregate !== 0
      return {
        edge,
        decision: isKept ? 'keep' : 'no_causal_effect',
        carriers: isKept ? moving : edge.named,
        evidence,
        sentence: isKept
          ? `Its mean effect over ${count(effects.length, 'intervention')} is ${aggregate.toFixed(3)}: it falls when ${listed(moving)} ${moving.length > 1 ? 'are' : 'is'} replaced.`
          : `Its mean effect over ${count(effects.length, 'intervention')} is zero: no counterfactual rule moves it.`,
      }
    }),
}

function effectsOf(
  edge: EdgeRecord,
  interventions: readonly { negated: 'all' | string[] }[],
  ruleIds: readonly string[],
) {
  return interventions.map(({ negated }) => {
    const rules = negated === 'all' ? [...ruleIds] : negated
    const { stood, asked } = tallyOf(
      edge,
      (arm) => arm.kind === 'intervention' && arm.negated.join() === rules.join(),
    )
    return { rules, effect: 1 - stood / asked }
  })
}
