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

/** What a watcher is told. */
export type Progress =
  | { type: 'weather'; news: WeatherNews }
  | { type: 'begun'; done: number; of: number; by: string; adopted: number; aside: number }
  /** `where`: the machine, where there are several. */
  | { type: 'started'; episode: EpisodeKey; attempt: number; where: string | undefined }
  /** `again`: the infrastructure failed, and the episode will be played once more. */
  | { type: 'finished'; result: EpisodeResult; done: number; of: number; again: boolean }

export interface RunExperimentOptions {
  folder: ExperimentFolder
  /** Episodes at a time; by default as many as cores and memory allow. */
  jobs?: number
  /** What plays the episodes, instead of processes of this machine. It is closed in the end. */
  pool?: EpisodePool
  /** Settled episodes that are played again: see `resume --again`. */
  again?: Again
  /** What differs from what was played so far, to be recorded before anything else is played. */
  mixture?: Mixed | undefined
  /** Limits on spending that hold instead of the specification's. */
  budget?: BudgetLimits
  /** Plug-ins to play with; unless given, those that the specification names, as they were then. */
  catalogue?: Catalogue
  /**
   * Models that are objects, by the id under which conditions name them. The processes that play episodes ask them here,
   * so a model may hold whatever it likes; but the experiment can only be resumed by a program that gives them again.
   */
  models?: Readonly<Record<string, LanguageModel | Answerer>>
  /** Asks all language models in this process, so that no other one needs their keys. */
  promptsHere?: boolean
  /** How long this process may be silent before another one takes the experiment over (ms); 30 s by default. */
  silentMs?: number
  /** Hears that it has to wait to find out whether the process that holds the folder lives, and at most how long (ms). */
  onWait?(holder: string, atMostMs: number): void
  /** No episode begins that would not end by then, and none goes on (wall time in ms since 1970). */
  until?: number
  /** Wall time in ms since 1970; `Date.now` by default. */
  wallClock?: () => number
  onProgress?(progress: Progress): void
  /** Stops the experiment; it can be resumed. */
  signal?: AbortSignal
}

/** How an experiment came to a halt. */
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
