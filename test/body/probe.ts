import type { Kit } from './kit.ts'

/** An ability of a body, played. */
export interface Probe {
  readonly name: string
  /** Plays it and returns the outcome. */
  readonly play: (kit: Kit) => Promise<Outcome>
}

/** The expected and the actual outcome of a probe. */
export interface Outcome {
  readonly wanted: string
  readonly got: string
}

/** An outcome from values, written as JSON: the probe passes when they are the same. */
export const outcome = (got: unknown, wanted: unknown): Outcome => ({
  got: JSON.stringify(got),
  wanted: JSON.stringify(wanted),
})
