import type { EdgeRecord } from '../edge-record.ts'
import { untestedEvidence } from '../evidence.ts'
import type { DecisionRule, Verdict } from './decision.ts'

/** Keeps the initial graph as the model predicts it, without any intervention: the ablation "no causal intervention". */
export const none: DecisionRule = {
  id: 'none',
  isCalibrated: false,
  decide: async ({ edges }): Promise<Verdict[]> => asPredicted(edges),
}

/** The edges of the initial graph, each kept because of the rules that the model named. */
export const asPredicted = (edges: readonly EdgeRecord[]): Verdict[] =>
  edges.map((edge) => ({
    edge,
    decision: 'keep',
    carriers: edge.named,
    evidence: untestedEvidence(edge),
    sentence: `Predicted under the rules: ${edge.reason}`,
  }))
