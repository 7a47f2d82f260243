import type { EdgeRecord } from '../edge-record.ts'
import type { Evidence } from '../evidence.ts'
import type { Noise } from '../noise.ts'

/** What is decided about an edge of the initial graph, and why. */
export interface Verdict {
  edge: EdgeRecord
  decision:
    | 'keep'
    /** It stands whatever rules are replaced. */
    | 'no_causal_effect'
    /** Asked again under the same rules, the model does not repeat it. */
    | 'not_reproducible'
  /** Rules that carry the edge; for an edge that goes, those that the model named. */
  carriers: readonly string[]
  evidence: Evidence
  /** One sentence for people. */
  sentence: string
}

export interface DecisionInput {
  edges: readonly EdgeRecord[]
  ruleIds: readonly string[]
  /** Chance of even one false edge kept. */
  level: number
  noise: Noise
}

/** Decides which edges the rules cause. */
export interface DecisionRule {
  readonly id: string
  /** Whether it needs interventions at all. */
  readonly intervenes: boolean
  /** Whether it compares with a placebo. */
  readonly usesPlacebo: boolean
  decide(input: DecisionInput): Verdict[]
}

export const listed = (rules: readonly string[]): string =>
  rules.length < 2 ? (rules[0] ?? 'no rule') : `${rules.slice(0, -1).join(', ')} and ${rules.at(-1)}`
