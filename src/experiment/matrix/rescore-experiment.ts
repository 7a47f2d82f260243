import { join } from 'node:path'
import { readJournal } from '../../core/journal/reader.ts'
import { type Scoring, scoreEvents } from '../../judger/metrics/scorecard.ts'
import { RunFolder } from '../run-folder.ts'
import { type EpisodeResult, measureEvents } from './episode-result.ts'
import type { ExperimentFolder } from './experiment-folder.ts'

/**
 * Scores every run of an experiment again and writes results.jsonl and the scorecards anew. Lines of attempts without a run
 * stay as they are.
 * @throws RunFolderError when another process works on the experiment.
 */
export function rescoreExperiment(
  folder: ExperimentFolder,
  scoring: Scoring,
): { results: EpisodeResult[]; changed: number } {
  const claim = folder.claim()
  try {
    folder.cutTornLine()
    const before = folder.results()
    const results = before.map((result) => {
      if (result.run === null) return result
      const run = RunFolder.open(join(folder.runs, result.run))
      const { events } = readJournal(run.file('journal'))
      run.writeJson('scorecard', scoreEvents(events, scoring))
      return { ...result, ...measureEvents(events, scoring) }
    })
    folder.rewrite(results)
    const changed = results.filter(
      (result, index) => JSON.stringify(result) !== JSON.stringify(before[index]),
    )
    return { results, changed: changed.length }
  } finally {
    claim.release()
  }
}
