import { join } from 'node:path'
import { count } from '../core/count.ts'
import { isCausalMaceError } from '../core/errors.ts'
import { nestedMean, SHARE } from '../core/statistics/crossed.ts'
import { JudgementFolder } from '../evaluation/judgement-folder.ts'
import { panelOf } from '../evaluation/panel.ts'
import { labelsOf } from '../experiment/matrix/condition.ts'
import { type EpisodeResult, isInfrastructure, isJudgeable } from '../experiment/matrix/episode-result.ts'
import type { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import { inPercent, withInterval } from './number-texts.ts'

/** The dimension in which judges rate how far a task is done. */
const PROGRESS = 'Task Progress'

/**
 * Summary of the episodes that no rule decides, by condition: how many have been judged, and their progress. Empty if rules
 * decide all episodes. @param results settled results
 */
export function undecidedLines(
  { path, runs, spec }: Pick<ExperimentFolder, 'path' | 'runs' | 'spec'>,
  results: readonly EpisodeResult[],
): string[] {
  const labels = labelsOf(spec.conditions)
  const lines = spec.conditions.flatMap(({ id }) => {
    const undecided = results.filter(
      (result) => result.condition === id && !isJudgeable(result) && !isInfrastructure(result),
    )
    if (undecided.length === 0) return []
    const judged = undecided.flatMap(({ task, seed, run }) => {
      const value = run === null ? null : judgedProgress(join(runs, run))
      return value === null ? [] : [{ task, seed, value }]
    })
    const name = labels.get(id) ?? id
    const waiting = undecided.length - judged.length
    const progress =
      judged.length === 0
        ? ''
        : `, ${judged.length} judged: ${PROGRESS} ${withInterval(inPercent(nestedMean(judged, SHARE)), 1)} %`
    return [
      `${name}: no rule decides ${count(undecided.length, 'episode')}${progress}${waiting === 0 ? '' : `, ${waiting} wait for a judge`}`,
    ]
  })
  return lines.some((line) => line.endsWith('a judge'))
    ? [...lines, `\`causalmace judge ${path}\` judges them`]
    : lines
}

/** The median of the judges of a run in Task Progress, 0..1; null where none rates it, or the run was moved away. */
function judgedProgress(run: string): number | null {
  try {
    return panelOf(new JudgementFolder(run).all().map(({ judgement }) => judgement))[PROGRESS].value
  } catch (error) {
    if (isCausalMaceError(error)) return null
    throw error
  }
}
