import type { AskBlocksOptions, WaveHooks } from '../ask-blocks.ts'
import type { EdgeRecord } from '../edge-record.ts'
import type { Evidence } from '../evidence.ts'
import type { Interview } from '../interview.ts'
import type { SplitMode } from '../split.ts'

/** The decision about an edge of the initial graph, and its reason. */
export interface Verdict {
  edge: EdgeRecord
  /** Whether the edge is in the graph; `evidence.standing` says how well this is established. */
  decision:
    | 'keep'
    /** It stands whatever rules are contradicted, or its effect is within noise. */
    | 'no_causal_effect'
    /** Asked again under the same rules, the model does not repeat it. */
    | 'not_reproducible'
    /** Dropped at random (the baseline). */
    | 'drawn_by_lot'
  /** Rules that carry a certified edge; for any other, those that the model named. */
  carriers: readonly string[]
  evidence: Evidence
  /** The reason in one sentence. */
  sentence: string
}

export interface DecisionInput {
  edges: readonly EdgeRecord[]
  interview: Interview
  /** Chance of even one false edge certified. */
  level: number
  /** Number of answers per arm, for decisions that do not stop by themselves. */
  samples: number
  /** How an intervention chooses its rules when it contradicts neither all of them nor one. */
  mode: SplitMode
  seed: number
  /** Blocks asked at once, by wave (see `ask-blocks`), for decisions that ask in waves. */
  waves?: readonly number[]
  /** Questions that are already open; the first wave also waits for their answers. */
  alongside?: Promise<unknown>
  /** Called with the current verdicts after each wave of questions, including the last one (counted from 1). */
  onWave?(verdicts: readonly Verdict[], wave: number): void
  allotment?: AskBlocksOptions['allotment']
  isMoot?: WaveHooks['isMoot']
  /** Which edges that the initial graph lacks may join. */
  mayJoin?: AskBlocksOptions['mayJoin']
  /** Whether to stop asking, given the evidence after a wave about all edges, including those of planted subtasks. */
  stops?: AskBlocksOptions['stops']
}

/** Asks a model under interventions and decides which edges the rules cause. */
export interface DecisionRule {
  readonly id: string
  /** Whether it is tried on the calibration tasks first, and abstains with models on which it fails there. */
  readonly isCalibrated: boolean
  decide(input: DecisionInput): Promise<Verdict[]>
}

export const rulesText = (rules: readonly string[]): string =>
  rules.length < 2 ? (rules[0] ?? 'no rule') : `${rules.slice(0, -1).join(', ')} and ${rules.at(-1)}`
