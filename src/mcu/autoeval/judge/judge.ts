import type { Criteria } from '../criteria/by-rules.ts'
import type { RunFacts } from '../facts/run-facts.ts'
import type { Scale } from '../scale.ts'

/** One picture of a run. */
export interface EvidenceFrame {
  /** Game time at which it was seen (ticks since the run began). */
  readonly tick: number
  /** The agent whose view it is, or `outside`. */
  readonly agent: string
  /** JPEG. */
  readonly jpeg: Uint8Array
}

/** The evidence that a judge may see. */
export interface Evidence {
  readonly task: string
  readonly goal: string
  readonly criteria: Criteria
  /** Outcome by the task's predicate or its scenario: 0..1, and whether the goal is reached. Judges of pictures never see it. */
  readonly outcome: { readonly progress: number; readonly success: boolean } | undefined
  readonly facts: RunFacts
  readonly frames: readonly EvidenceFrame[]
}

export interface AskOptions {
  readonly seed: number
  /** Index of the sample if the same run is judged several times. */
  readonly sample: number
  readonly signal?: AbortSignal | undefined
}

/** The interface to judges of runs. Replies are text, stored unchanged and parsed by `readScores` and `readComparison`. */
export interface Judge {
  readonly id: string
  /** Other settings that its replies depend on. */
  readonly settings?: Readonly<Record<string, unknown>>
  readonly looksAt: { readonly frames: boolean; readonly facts: boolean }
  /** The scale of its scores. */
  readonly scale: Scale
  /** Whether repeating a question may give different replies; otherwise one reply is enough. */
  readonly varies: boolean
  /** @throws ModelError if no reply arrives */
  rate(evidence: Evidence, options: AskOptions): Promise<string>
  /** Decides which of two runs is better; the first one is A. */
  compare(a: Evidence, b: Evidence, options: AskOptions): Promise<string>
}
