import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type EpisodeResult, settledResults } from '../../src/experiment/matrix/episode-result.ts'
import { ExperimentFolder } from '../../src/experiment/matrix/experiment-folder.ts'
import { episodesOf, keyOf } from '../../src/experiment/matrix/experiment-spec.ts'

/**
 * Looks for episodes of an experiment that are missing, exist twice, or differ from those of an undisturbed experiment.
 * @returns how many journals are the same; what is wrong is added to `errors`
 */
export function compareRuns(
  path: string,
  quiet: string,
  errors: string[],
): { results: EpisodeResult[]; sound: number } {
  const folder = ExperimentFolder.open(path)
  const results = folder.results()
  const settled = new Map(settledResults(results).map((result) => [keyOf(result), result.outcome]))
  for (const episode of episodesOf(folder.spec)) {
    const outcome = settled.get(keyOf(episode))
    if (outcome === undefined) errors.push(`${keyOf(episode)} is missing`)
    if (outcome === 'world_crash') errors.push(`${keyOf(episode)} was given up`)
  }
  const attempts = results.map((result) => `${keyOf(result)} ${result.attempt}`)
  if (new Set(attempts).size !== attempts.length) errors.push('an attempt is recorded twice')
  const played = results.filter(({ outcome }) => outcome !== 'world_crash')
  for (const [key, those] of Map.groupBy(played, keyOf))
    if (those.length > 1) errors.push(`${key} has two results`)
  const recorded = new Set(results.map(({ run }) => run))
  for (const run of folder.runIds()) if (!recorded.has(run)) errors.push(`${run} belongs to no line`)
  const truth = ExperimentFolder.open(quiet)
  const journals = new Map(
    truth.results().map((result) => [keyOf(result), timeless(join(truth.runs, result.run ?? ''))]),
  )
  let sound = 0
  for (const result of played) {
    // Epochs repeat an episode: without a model that varies they are all the same.
    const expected = journals.get(keyOf({ ...result, epoch: 1 }))
    if (timeless(join(folder.runs, result.run ?? '')) === expected) sound++
    else errors.push(`the journal of ${result.run} is not the quiet one`)
  }
  return { results, sound }
}

/** A journal without its wall times. */
const timeless = (run: string): string =>
  readFileSync(join(run, 'journal.jsonl'), 'utf8').replaceAll(/,"wall":\d+}\n/g, '}\n')
