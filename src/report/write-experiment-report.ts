import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJournal } from '../core/journal/reader.ts'
import { type EpisodeResult, settledResults } from '../experiment/matrix/episode-result.ts'
import type { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import type { ExperimentSpec } from '../experiment/matrix/experiment-spec.ts'
import { deviationsIn } from '../experiment/protocol/protocol-folder.ts'
import { RunFolder } from '../experiment/run-folder.ts'
import { type ExperimentReportInput, renderExperimentReport } from './html/experiment/experiment-report.ts'
import type { RunCatalogue } from './html/report.ts'

/** Writes the page of an experiment into its folder. @returns the file's path */
export function writeExperimentReport(folder: ExperimentFolder, catalogue: RunCatalogue): string {
  const results = folder.results()
  const example = exampleOf(folder, results)
  const deviations = deviationsIn(folder)
  const input = {
    spec: folder.spec,
    results,
    catalogue,
    deviations,
    ...(example === undefined ? {} : { example }),
  }
  return writeWhole(folder.report, renderExperimentReport(input))
}

/** Writes the page of several experiments laid side by side. @returns the file's path */
export const writeComparisonReport = (
  file: string,
  spec: ExperimentSpec,
  results: readonly EpisodeResult[],
  catalogue: RunCatalogue,
): string => writeWhole(file, renderExperimentReport({ spec, results, catalogue }))

/** The run of median length of the condition that others are held against. */
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
    const { events } = readJournal(RunFolder.open(join(folder.runs, run)).file('journal'))
    return { name: run, events }
  } catch {
    return undefined
  }
}

function writeWhole(file: string, text: string): string {
  writeFileSync(`${file}.part`, text)
  renameSync(`${file}.part`, file)
  return file
}
