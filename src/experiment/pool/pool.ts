import type { Allowance } from '../../model/allowance/allowance.ts'
import type { Answerer } from '../../question/answerer.ts'
import type { AnyQuestion } from '../../question/question.ts'
import type { ErrorRecord } from '../error-record.ts'
import type { EpisodeOrder } from './messages.ts'

/** How an attempt to play an episode ended, as seen from outside its process. Times are of the attempt alone, without waiting. */
export type Played =
  /** Its run folder says the rest. */
  | { kind: 'over'; wallSeconds: number; cpuSeconds: number }
  /** It could not begin. */
  | { kind: 'refused'; wallSeconds: number; error: ErrorRecord }
  /** The process is gone or had to be killed. */
  | { kind: 'crashed'; wallSeconds: number; reason: string }
  /** It was stopped or recalled, and counts as never begun. */
  | { kind: 'cancelled' }

export interface PlayLimits {
  /** Time limit of the episode (ms of wall time). */
  wallMs: number
  /** Stops the episode. */
  signal: AbortSignal
  /** Takes the order back if the episode has not begun. */
  recall: AbortSignal
  /** Answers the process where the model is an object of ours, with the questions that may be asked. */
  answerer?: Answerer
  /** What the process may ask. */
  allowance: Allowance
  /** Wall time that does not count (ms), as far as it has passed: nobody can play while an endpoint is down. */
  waitedMs(): number
  questions?: readonly AnyQuestion[]
  /** Is told when the episode begins, and on which machine where there are several. */
  onBegun(where?: string): void
}

/** The seam to what plays episodes: processes of this machine, or workers on many. */
export interface EpisodePool {
  /** How episodes are played, for people: "2 at a time". */
  readonly about: string
  /**
   * Whether the folder of a run appears with all its files or not at all. Elsewhere a process that is believed dead may still
   * write into the folder of a run, so that nobody else may play a run of that name.
   */
  readonly givesWholeRuns: boolean
  /** How many orders it is worth handing in at a time. */
  readonly atOnce: number
  /** Plays an episode, as soon as there is room. Resolves in every case; the run folder is then below `order.root`. */
  play(order: EpisodeOrder, limits: PlayLimits): Promise<Played>
  /** The result of a run is recorded: what the pool still keeps of it can go. */
  recorded(runId: string): Promise<void>
  /** Ends the pool, and what it plays. */
  close(): Promise<void>
  /** Ends what of the pool is in this process, since another process plays the experiment. */
  leave(): Promise<void>
}
