import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { folded } from '../../core/journal/fold.ts'
import { eventsIn } from '../../core/journal/reader.ts'
import type { Scoring } from '../../judger/metrics/scorecard.ts'
import { RunFolder } from '../run-folder.ts'
import { type EpisodeResult, episodeResultSchema, measuredFold, nothingMeasured } from './episode-result.ts'
import type { ExperimentFolder } from './experiment-folder.ts'

/**
 * Scores every run of an experiment again and writes results.jsonl and the scorecards anew, whatever version wrote them.
 * Attempts that left no run have nothing to score.
 * @throws RunFolderError when another process works on the experiment.
 */
export function rescoreExperiment(
  folder: ExperimentFolder,
  scoring: Scoring,
): { results: EpisodeResult[]; changed: number } {
  const claim = folder.claim()
  try {
    folder.cutTornLine()
    const before = readFileSync(folder.file('results.jsonl'), 'utf8').split('\n')
    const results = folder.attempts().map((attempt, index): EpisodeResult => {
      if (attempt.run === null)
        return episodeResultSchema.parse({ ...nothingMeasured(''), ...JSON.parse(before[index] ?? '{}') })
      const run = RunFolder.open(join(folder.runs, attempt.run))
      const { scorecard, measured } = folded(measuredFold(scoring), eventsIn(run.file('journal')))
      run.writeJson('scorecard', scorecard)
      return { ...attempt, ...measured }
    })
    folder.rewrite(results)
    const changed = results.filter(
      (result, index) => !isDeepStrictEqual(result, JSON.parse(before[index] ?? '{}')),
    )
    return { results, changed: changed.length }
  } finally {
    claim.release()
  }
}
