import { join } from 'node:path'
import { z } from 'zod'
import { JournalError } from '../core/errors.ts'
import { eventsOf } from '../core/journal/events.ts'
import { labelsOf } from '../experiment/matrix/condition.ts'
import { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import { RunFolder } from '../experiment/run-folder.ts'

/** A run that can be judged, and who played it. */
export interface JudgedRun {
  readonly folder: RunFolder
  /** Planner and model, as far as they tell runs apart. */
  readonly team: string
  readonly task: string
  readonly seed: number
}

/**
 * The runs of folders: a run's folder itself, or of an experiment the last attempt at each episode.
 * @throws RunFolderError for a folder that is neither
 */
export const runsIn = (paths: readonly string[]): JudgedRun[] =>
  paths.flatMap((path) => (ExperimentFolder.isOne(path) ? runsOfExperiment(path) : [runOf(path)]))

function runsOfExperiment(path: string): JudgedRun[] {
  const experiment = ExperimentFolder.open(path)
  const labels = labelsOf(experiment.spec.conditions)
  const last = new Map<string, JudgedRun>()
  for (const { condition, task, seed, epoch, run } of experiment.results()) {
    if (run === null) continue
    const folder = RunFolder.open(join(experiment.runs, run))
    last.set(`${condition} ${task} ${seed} ${epoch}`, {
      folder,
      team: labels.get(condition) ?? condition,
      task,
      seed,
    })
  }
  return [...last.values()]
}

function runOf(path: string): JudgedRun {
  const folder = RunFolder.open(path)
  const started = eventsOf(folder.journal().events, 'run.started')[0]
  const task = z.object({ id: z.string() }).safeParse(started?.data.task)
  if (started === undefined || !task.success)
    throw new JournalError(`${path}: the journal does not say which task it is of.`)
  const { planner, model, seed } = started.data.options
  return { folder, team: `${planner} · ${model}`, task: task.data.id, seed }
}
