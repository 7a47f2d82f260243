import type { Criteria } from '../criteria/by-rules.ts'
import type { RunFacts } from '../facts/run-facts.ts'
import type { Scale } from '../scale.ts'

/** A picture of a run. */
export interface EvidenceFrame {
  /** Game time at which it was seen (ticks since the run began). */
  readonly tick: number
  /** The agent whose view it is, or `outside`. */
  readonly agent: string
  /** JPEG. */
  readonly jpeg: Uint8Array
}

/** Everything that a judge may look at. */
export interface Evidence {
  readonly task: string
  readonly goal: string
  readonly criteria: Criteria
  /** What the task's predicate says, or its scenario: 0..1, and whether the goal is reached. Judges of pictures never see it. */
  readonly outcome: { readonly progress: number; readonly success: boolean } | undefined
  readonly facts: RunFacts
  readonly frames: readonly EvidenceFrame[]
}

export interface AskOptions {
  readonly seed: number
  /** Number of the sample when the same thing is judged several times. */
  readonly sample: number
  readonly signal?: AbortSignal | undefined
}

/** The seam to whoever judges runs. Replies are text, kept as they are, and read by `readScores` and `readComparison`. */
export interface Judge {
  readonly id: string
  /** What else its replies depend on. */
  readonly settings?: Readonly<Record<string, unknown>>
  readonly looksAt: { readonly frames: boolean; readonly facts: boolean }
  /** The scale of its scores. */
  readonly scale: Scale
  /** Asked again it may say something else; otherwise one reply is enough. */
  readonly varies: boolean
  /** @throws ModelError when no reply can be had */
  rate(evidence: Evidence, options: AskOptions): Promise<string>
  /** Says who of two is better; the first is A. */
  compare(a: Evidence, b: Evidence, options: AskOptions): Promise<string>
}
