import { isCausalMaceError } from '../core/errors.ts'
import { type JudgedRun, runsIn } from '../evaluation/judged-runs.ts'
import type { Scoring } from '../judger/metrics/scorecard.ts'
import { renderJudgedReport } from './html/judged/judged-report.ts'
import { judgedAmong, type RunWithJudgements } from './html/judged/judged-run.ts'
import { writeWhole } from './write-whole.ts'

/** Writes the page of judged runs. @returns the file's path */
export const writeJudgedReport = (
  file: string,
  title: string,
  runs: readonly JudgedRun[],
  scenarios: Scoring['scenarios'],
): string => writeWhole(file, renderJudgedReport(title, judgedAmong(runs, scenarios)))

/** The judged runs of an experiment's folder; empty if one of its runs was moved away. */
export function judgedInExperiment(folder: string, scenarios: Scoring['scenarios']): RunWithJudgements[] {
  try {
    return judgedAmong(runsIn([folder]), scenarios)
  } catch (error) {
    if (isCausalMaceError(error)) return []
    throw error
  }
}
