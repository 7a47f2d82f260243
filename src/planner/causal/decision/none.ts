import { evidenceOf } from '../evidence.ts'
import type { DecisionRule, Verdict } from './decision.ts'

/** Keeps the initial graph as the model predicts it, without any intervention: the ablation "no causal intervention". */
export const none: DecisionRule = {
  id: 'none',
  intervenes: false,
  usesPlacebo: false,
  decide: ({ edges, ruleIds }): Verdict[] =>
    edges.map((edge) => ({
      edge,
      decision: 'keep',
      carriers: edge.named,
      evidence: evidenceOf(edge, { rules: ruleIds.length, treated: () => true, p: null }),
      sentence: `Predicted under the rules: ${edge.reason}`,
    })),
}
