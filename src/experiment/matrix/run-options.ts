import type { BudgetLimits } from '../../model/allowance/budget.ts'
import type { WeatherNews } from '../../model/allowance/weather.ts'
import type { LanguageModel } from '../../model/language-model.ts'
import type { Catalogue } from '../../plugin/catalogue.ts'
import type { Answerer } from '../../question/answerer.ts'
import type { EpisodePool } from '../pool/pool.ts'
import type { EpisodeResult } from './episode-result.ts'
import type { ExperimentFolder } from './experiment-folder.ts'
import type { EpisodeKey } from './experiment-spec.ts'
import type { Mixed } from './mixed.ts'
import type { Again } from './take-stock.ts'

/** Progress events for a watcher. */
export type Progress =
  | { type: 'weather'; news: WeatherNews }
  | { type: 'begun'; done: number; of: number; by: string; adopted: number; aside: number }
  /** `where`: the machine, where there are several. */
  | { type: 'started'; episode: EpisodeKey; attempt: number; where: string | undefined }
  /** `again`: the infrastructure failed, and the episode will be played once more. */
  | { type: 'finished'; result: EpisodeResult; done: number; of: number; again: boolean }

export interface RunExperimentOptions {
  folder: ExperimentFolder
  /** Number of parallel episodes; by default as many as cores and memory allow. */
  jobs?: number
  /** The pool that plays the episodes, instead of local processes. It is closed at the end. */
  pool?: EpisodePool
  /** Settled episodes that are played again: see `resume --again`. */
  again?: Again
  /** Differences from the earlier episodes, to be recorded before another one is played. */
  mixture?: Mixed | undefined
  /** Spending limits that replace the specification's. */
  budget?: BudgetLimits
  /** Plug-ins to play with; by default those in the specification, in their recorded versions. */
  catalogue?: Catalogue
  /**
   * Models that are objects, by the id that conditions use for them. The processes that play episodes ask them here, so a model
   * may hold any state; but the experiment can only be resumed by a program that provides them again.
   */
  models?: Readonly<Record<string, LanguageModel | Answerer>>
  /** Asks all language models in this process, so that no other one needs their keys. */
  promptsHere?: boolean
  /** How long this process may be silent before another one takes the experiment over (ms); default: 30 s. */
  silentMs?: number
  /**
   * Called with the maximum wait (ms) when the experiment must wait to see whether the process that holds the folder is alive.
   */
  onWait?(holder: string, atMostMs: number): void
  /** Deadline: no episode that would end later begins, and none continues past it (wall time in ms since 1970). */
  until?: number
  /** Wall time in ms since 1970; `Date.now` by default. */
  wallClock?: () => number
  onProgress?(progress: Progress): void
  /** Stops the experiment; it can be resumed. */
  signal?: AbortSignal
}

/** Why an experiment stopped. */
export type Halt =
  | 'finished'
  | 'stopped'
  /** Its budget is spent. */
  | 'budget'
  /** The endpoint of a model was down, or limited the rate, for too long. */
  | 'outage'
  /** No further episode would end in time. */
  | 'until'
  /** The account has no quota left, or the endpoint asks for a longer wait than is allowed. */
  | 'quota'
