import type { BudgetLimits } from '../../model/allowance/budget.ts'
import type { TranscriptMode } from '../../model/transcript/transcript.ts'
import type { EpisodeRequest } from '../episode-request.ts'
import type { ErrorRecord } from '../error-record.ts'
import type { FromAllowanceHost, ToAllowanceHost } from '../remote/allowance-messages.ts'
import type { FromAnswererHost, ToAnswererHost } from '../remote/answerer-messages.ts'

/** All that a process needs to play an episode. */
export interface EpisodeOrder {
  request: EpisodeRequest
  taskFile: string
  /** Folder of all runs, and the name of this one's. */
  root: string
  runId: string
  /** Set when the model is an object of the runner: the process asks it there. */
  runnerModel?: { settings?: Readonly<Record<string, unknown>>; contextTokens?: number }
  model: {
    baseUrl?: string
    temperature?: number
    maxOutputTokens?: number
    contextTokens?: number
    timeoutMs?: number
    deadlineMs?: number
    transcripts?: TranscriptMode
    cache?: string
  }
  /** What the episode may ask; no limits of its own where it is absent. */
  episodeBudget?: BudgetLimits
  /** Whether the runner counts every request of the model. */
  hasBudget: boolean
}

/** What the host tells an episode's process. */
export type ToProcess =
  | { type: 'play'; order: EpisodeOrder }
  | { type: 'cancel' }
  | FromAnswererHost
  | FromAllowanceHost

/** What an episode's process tells the host. */
export type FromProcess =
  | { type: 'ready' }
  /** A sign of life. */
  | { type: 'beat' }
  | ToAnswererHost
  | ToAllowanceHost
  /** The episode is over; `error` when it could not begin, and then no folder is left. `rss` is in bytes. */
  | { type: 'over'; rss: number; cpuSeconds: number; error?: ErrorRecord }
