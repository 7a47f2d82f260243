import { type EpisodeResult, settledResults } from '../experiment/matrix/episode-result.ts'
import type { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import { type ExperimentSpec, episodesOf } from '../experiment/matrix/experiment-spec.ts'
import { exportRows } from '../experiment/matrix/export-results.ts'
import { spentIn } from '../experiment/matrix/spending.ts'
import type { Scoring } from '../judger/metrics/scorecard.ts'
import { folderTables } from '../report/experiment-text.ts'
import type { Table } from '../report/table/model.ts'

/** Results for programs: their number, the tables, and one row per episode. */
export function resultsJson(spec: ExperimentSpec, lines: readonly EpisodeResult[], tables: readonly Table[]) {
  return {
    experiment: spec.id,
    kind: spec.kind,
    title: spec.title,
    played: settledResults(lines).length,
    of: episodesOf(spec).length,
    notApplicable: spec.notApplicable ?? [],
    tables,
    episodes: exportRows(spec, lines),
  }
}

/** An experiment for programs: its results, where they are stored, and their cost. */
export const experimentJson = (folder: ExperimentFolder, scoring: Scoring) => ({
  folder: folder.path,
  spent: spentIn(folder),
  damages: folder.damages,
  unproven: folder.unproven,
  ...resultsJson(folder.spec, folder.results(), folderTables(folder, scoring)),
})
