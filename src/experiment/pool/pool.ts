import type { Allowance } from '../../model/allowance/allowance.ts'
import type { Answerer } from '../../question/answerer.ts'
import type { AnyQuestion } from '../../question/question.ts'
import type { ErrorRecord } from '../error-record.ts'
import type { EpisodeOrder } from './messages.ts'

/**
 * How an attempt to play an episode ended, as seen from outside its process. Times cover only the attempt itself, without
 * waiting.
 */
export type Played =
  /** The run folder holds the details. */
  | { kind: 'over'; wallSeconds: number; cpuSeconds: number }
  /** It could not begin. */
  | { kind: 'refused'; wallSeconds: number; error: ErrorRecord }
  /** The process died or had to be killed. */
  | { kind: 'crashed'; wallSeconds: number; reason: string }
  /** It was stopped or recalled, and counts as never begun. */
  | { kind: 'cancelled' }

export interface PlayLimits {
  /** Time limit of the episode (ms of wall time). */
  wallMs: number
  /** Stops the episode. */
  signal: AbortSignal
  /** Withdraws the request if the episode has not begun. */
  recall: AbortSignal
  /** Answers the process's questions if the model is an object of the runner; also holds the allowed questions. */
  answerer?: Answerer
  /** Limits on the process's requests. */
  allowance: Allowance
  /** Wall time so far that does not count (ms): no episode can continue while an endpoint is down. */
  waitedMs(): number
  questions?: readonly AnyQuestion[]
  /** Called when the episode begins, with the machine if there are several. */
  onBegun(where?: string): void
}

/** The interface to the players of episodes: local processes, or workers on many machines. */
export interface EpisodePool {
  /** Human-readable description, such as "2 at a time". */
  readonly about: string
  /**
   * Whether a run folder appears with all its files or not at all. If false, a process that is believed dead may still write into
   * the folder of a run, so no other process may play a run of that name.
   */
  readonly givesWholeRuns: boolean
  /** Useful number of requests in flight. */
  readonly atOnce: number
  /** Plays an episode as soon as a slot is free. Always resolves; the run folder is then below `order.root`. */
  play(order: EpisodeOrder, limits: PlayLimits): Promise<Played>
  /** Called once the result of a run is recorded, so that the pool can drop its copy. */
  recorded(runId: string): Promise<void>
  /** Stops the pool and every episode it is playing. */
  close(): Promise<void>
  /** Ends this process's part of the pool, because another process plays the experiment. */
  leave(): Promise<void>
}
