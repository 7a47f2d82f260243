import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { foldedJournal } from '../../core/journal/fold.ts'
import { finalSeal } from '../../core/journal/reader.ts'
import type { Scoring } from '../../judger/metrics/scorecard.ts'
import { RunFolder } from '../run-folder.ts'
import {
  type Attempt,
  type EpisodeResult,
  episodeResultSchema,
  measuredFold,
  nothingMeasured,
} from './episode-result.ts'
import type { ExperimentFolder } from './experiment-folder.ts'
import { OwnResults } from './own-results.ts'

/**
 * Scores every run of an experiment again and writes results.jsonl and the scorecards anew, whatever version wrote them.
 * Attempts that left no run have nothing to score.
 * @throws RunFolderError when another process works on the experiment.
 */
export async function rescoreExperiment(
  folder: ExperimentFolder,
  scoring: Scoring,
): Promise<{ results: EpisodeResult[]; changed: number }> {
  const claim = await folder.claim()
  try {
    const before = readFileSync(folder.file('results.jsonl'), 'utf8').split('\n')
    const scored = (attempt: Attempt, index: number): EpisodeResult => {
      if (attempt.run === null)
        return episodeResultSchema.parse({ ...nothingMeasured(''), ...JSON.parse(before[index] ?? '{}') })
      const run = RunFolder.open(join(folder.runs, attempt.run))
      const { value, end } = foldedJournal(measuredFold(scoring), run.events())
      run.writeScorecard(value.scorecard, finalSeal(end))
      return { ...attempt, ...value.measured }
    }
    const results: EpisodeResult[] = []
    for (const [index, attempt] of folder.attempts().entries()) {
      results.push(scored(attempt, index))
      // Others must see that this process lives.
      await setImmediate()
    }
    new OwnResults(folder, claim, results).close()
    const changed = results.filter(
      (result, index) => !isDeepStrictEqual(result, JSON.parse(before[index] ?? '{}')),
    )
    return { results, changed: changed.length }
  } finally {
    claim.release()
  }
}
