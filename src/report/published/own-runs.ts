import { join } from 'node:path'
import type { PanelScore } from '../../evaluation/panel.ts'
import { panelInRun } from '../../evaluation/panel-in-run.ts'
import { type EpisodeResult, isInfrastructure } from '../../experiment/matrix/episode-result.ts'
import type { ExperimentFolder } from '../../experiment/matrix/experiment-folder.ts'
import type { Dimension } from '../../mcu/autoeval/dimension.ts'
import type { OwnRun } from './beside.ts'

/**
 * Runs of an experiment in a form comparable with published figures: Task Progress and the other dimensions come from judging
 * models and people; without them Task Progress is the completion rate by rules. Infrastructure faults are left out. @param
 * results settled results
 */
export function ownRuns(
  { runs, spec }: Pick<ExperimentFolder, 'runs' | 'spec'>,
  results: readonly EpisodeResult[],
): OwnRun[] {
  const labels = new Map(spec.tasks.map((task) => [task.id, task.labels ?? []]))
  return results
    .filter((result) => !isInfrastructure(result))
    .map(({ condition, task, seed, run, completionRate }) => {
      let panel: Partial<Record<Dimension, PanelScore>> | undefined
      return {
        condition,
        task,
        seed,
        labels: labels.get(task) ?? [],
        score(dimension) {
          panel ??= run === null ? {} : panelInRun(join(runs, run))
          return panel[dimension]?.value ?? (dimension === 'Task Progress' ? completionRate : null)
        },
      }
    })
}
