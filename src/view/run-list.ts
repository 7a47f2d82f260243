/** A run on the page that lists several. */
export interface RunSummary {
  /** Its key in addresses. */
  key: string
  task: string
  /** The label of its condition in an experiment; empty elsewhere. */
  condition: string
  seed: number | null
  agents: number
  /** An outcome, `running`, `interrupted`, or `damaged` if the scorecard was changed. */
  outcome: string
  reason: string
  /** 0 to 1. */
  completion: number | null
  /** Game time. */
  seconds: number | null
  refused: number | null
  tokens: number | null
  /** ISO time. */
  startedAt: string
}

export interface RunList {
  title: string
  isExperiment: boolean
  runs: RunSummary[]
}
