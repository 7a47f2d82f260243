import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { isCausalMaceError } from '../core/errors.ts'
import type { DifficultySources } from '../experiment/analysis/difficulty.ts'
import { failuresOf } from '../experiment/analysis/failures.ts'
import { effortOfRun } from '../experiment/analysis/operational-effort.ts'
import { keptCalibrations } from '../experiment/matrix/calibrate-once.ts'
import { type EpisodeResult, settledResults } from '../experiment/matrix/episode-result.ts'
import type { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import type { ExperimentSpec } from '../experiment/matrix/experiment-spec.ts'
import { mixedNote } from '../experiment/matrix/mixed.ts'
import { deviationsIn } from '../experiment/protocol/protocol-folder.ts'
import { RunFolder } from '../experiment/run-folder.ts'
import { type ExperimentReportInput, renderExperimentReport } from './html/experiment/experiment-report.ts'
import { type FailedRun, MOST_CAUSES } from './html/experiment/failures-section.ts'
import type { RunCatalogue } from './html/report.ts'
import { lastEvents } from './last-events.ts'
import { besideOf } from './published/beside-experiment.ts'
import { undecidedLines } from './undecided-text.ts'
import { judgedInExperiment } from './write-judged-report.ts'
import { writeReport } from './write-report.ts'
import { writeWhole } from './write-whole.ts'

/**
 * Writes the page of an experiment into its folder.
 * @param rated people's ratings of the tasks' difficulty
 * @returns the file's path
 */
export function writeExperimentReport(
  folder: ExperimentFolder,
  catalogue: RunCatalogue,
  rated?: DifficultySources['rated'],
): string {
  const results = folder.results()
  const example = exampleOf(folder, results)
  const deviations = deviationsIn(folder)
  const input = {
    spec: folder.spec,
    results,
    catalogue,
    deviations,
    mixed: mixedNote(folder.spec, settledResults(results)),
    records: { damages: folder.damages, unproven: folder.unproven },
    ...(example === undefined ? {} : { example }),
    failed: failedRuns(folder, settledResults(results), catalogue),
    judged: judgedInExperiment(folder.path, catalogue.scenarios),
    undecided: undecidedLines(folder, settledResults(results)),
    published: besideOf(folder),
    sheets: keptCalibrations(folder),
    difficulty: {
      effortOf: ({ run }: EpisodeResult) => (run === null ? undefined : effortOfRun(join(folder.runs, run))),
      rated,
    },
  }
  return writeWhole(folder.report, renderExperimentReport(input))
}

/** Writes the page that compares several experiments side by side. @returns the file's path */
export const writeComparisonReport = (
  file: string,
  spec: ExperimentSpec,
  results: readonly EpisodeResult[],
  options: Pick<ExperimentReportInput, 'catalogue' | 'records' | 'mixed' | 'sheets'>,
): string => writeWhole(file, renderExperimentReport({ spec, results, ...options }))

/**
 * One run for each cause of failure, in detail. Writes its report if it has none, so that the page can link to
 * it; the others get theirs by `causalmace report`.
 */
function failedRuns(
  folder: ExperimentFolder,
  results: readonly EpisodeResult[],
  catalogue: RunCatalogue,
): Map<string, FailedRun> {
  const found = new Map<string, FailedRun>()
  for (const { episodes } of failuresOf(folder.spec, results).slice(0, MOST_CAUSES)) {
    const run = episodes.find((episode) => episode.run !== null)?.run
    if (run == null) continue
    try {
      const runFolder = RunFolder.open(join(folder.runs, run))
      const { events } = runFolder.journal()
      if (!existsSync(runFolder.file('report'))) writeReport(runFolder, catalogue)
      const report = relative(folder.path, runFolder.file('report')).split(sep).join('/')
      found.set(run, { lines: lastEvents(events), report })
    } catch (error) {
      // A run that was moved away or interrupted has no page.
      if (!isCausalMaceError(error)) throw error
    }
  }
  return found
}

/** The run of median length of the reference condition. */
function exampleOf(
  folder: ExperimentFolder,
  lines: readonly EpisodeResult[],
): ExperimentReportInput['example'] {
  const { kind, conditions, plan } = folder.spec
  const chosen = plan?.primary.contrast.a ?? (kind === 'ablation' ? conditions.at(-1) : conditions[0])?.id
  const runs = settledResults(lines)
    .filter(({ condition, run, outcome }) => condition === chosen && run !== null && outcome === 'success')
    .sort((a, b) => a.time.elapsed - b.time.elapsed)
  const run = runs[Math.floor(runs.length / 2)]?.run
  if (run == null) return undefined
  try {
    const { events } = RunFolder.open(join(folder.runs, run)).journal()
    return { name: run, events }
  } catch {
    return undefined
  }
}
