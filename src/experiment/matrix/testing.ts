import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { type EpisodeResult, nothingMeasured } from './episode-result.ts'
import type { ExperimentFolder } from './experiment-folder.ts'
import { resultLine } from './results-file.ts'

/** A line of results for tests: a successful episode with the given differences. */
export const playedEpisode = (changes: Partial<EpisodeResult> = {}): EpisodeResult => ({
  ...nothingMeasured(''),
  outcome: 'success',
  completionRate: 1,
  schema: 2,
  condition: 'causal',
  task: 'hut',
  seed: 1,
  epoch: 1,
  attempt: 1,
  run: null,
  journal: null,
  mixed: 0,
  wallSeconds: 1,
  cpuSeconds: 1,
  finishedAt: '2026-01-01T00:00:00.000Z',
  ...changes,
})

/** Writes a line of results into the folder of an experiment that is not being played. */
export function record(folder: ExperimentFolder, result: EpisodeResult): void {
  const path = folder.file('results.jsonl')
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').length - 1 : 0
  appendFileSync(path, resultLine(result, lines))
}
