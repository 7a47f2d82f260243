import { ModelError } from '../../core/errors.ts'
import { shellWord } from '../../core/shell-word.ts'
import { type EpisodeResult, isRefused } from './episode-result.ts'
import type { ExperimentFolder } from './experiment-folder.ts'

/**
 * An endpoint that refuses this many consecutive episodes, from this many tasks (or all, if there are fewer), is assumed to
 * refuse all.
 */
const ROW = 3

/**
 * Consecutive episodes that an endpoint has refused. A filter triggered by one task does not build up such a series, whatever the
 * number of seeds, as long as other tasks are played in between.
 */
export class RefusalRow {
  readonly #folder: Pick<ExperimentFolder, 'path' | 'spec'>
  #episodes = 0
  #refused = new Set<string>()

  constructor(folder: Pick<ExperimentFolder, 'path' | 'spec'>) {
    this.#folder = folder
  }

  /** Records a result. @returns why the experiment should stop, once the series is evidence about all episodes */
  note(
    result: Pick<EpisodeResult, 'task' | 'outcome' | 'fault' | 'reason' | 'calls'>,
  ): ModelError | undefined {
    if (!isRefused(result)) {
      // An episode that ended with a crash of its world or process may not have called the model.
      if (result.calls > 0) this.#clear()
      return undefined
    }
    this.#episodes++
    this.#refused.add(result.task)
    const { path, spec } = this.#folder
    if (this.#episodes < ROW || this.#refused.size < Math.min(ROW, spec.tasks.length)) return undefined
    return new ModelError(
      `The endpoint has refused ${this.#episodes} episodes in a row (${result.fault}): ${result.reason}`,
      { hint: `Fix that, then \`causalmace resume ${shellWord(path)} --again ${result.fault}\`.` },
    )
  }

  #clear(): void {
    this.#episodes = 0
    this.#refused = new Set()
  }
}
