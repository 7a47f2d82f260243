import type { BudgetLimits } from '../../model/allowance/budget.ts'
import type { TranscriptMode } from '../../model/transcript/transcript.ts'
import type { EpisodeRequest } from '../episode-request.ts'
import type { ErrorRecord } from '../error-record.ts'
import type { FromAllowanceHost, ToAllowanceHost } from '../remote/allowance-messages.ts'
import type { FromAnswererHost, ToAnswererHost } from '../remote/answerer-messages.ts'

/** Everything that a process needs to play an episode. */
export interface EpisodeOrder {
  request: EpisodeRequest
  taskFile: string
  /** Folder of all runs, and the name of this one's. */
  root: string
  runId: string
  /** Set if the model is an object of the runner: the process then calls it there. */
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
  /** Limits on the episode's requests; absent if it has no limits of its own. */
  episodeBudget?: BudgetLimits
  /** Whether the runner counts every request of the model. */
  hasBudget: boolean
}

/** Messages from the host to an episode's process. */
export type ToProcess =
  | { type: 'play'; order: EpisodeOrder }
  | { type: 'cancel' }
  | FromAnswererHost
  | FromAllowanceHost

/** Messages from an episode's process to the host. */
export type FromProcess =
  | { type: 'ready' }
  /** A sign of life. */
  | { type: 'beat' }
  | ToAnswererHost
  | ToAllowanceHost
  /** The episode is over; `error` if it could not begin, in which case no folder is left. `rss` is in bytes. */
  | { type: 'over'; rss: number; cpuSeconds: number; error?: ErrorRecord }
