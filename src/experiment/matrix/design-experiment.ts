import { UsageError } from '../../core/errors.ts'
import { parseSpec } from '../../model/create-model.ts'
import { plannerIds } from '../../planner/create-planner.ts'
import type { GameVersion } from '../../task/game-version.ts'
import { parseTask } from '../../task/load-task.ts'
import { kindOf } from '../../task/task.ts'
import { assignmentIds } from '../../worker/assignment/index.ts'
import { provenance } from '../provenance.ts'
import type { Condition } from './condition.ts'
import { taskCopyOf } from './experiment-folder.ts'
import type { ExperimentSpec } from './experiment-spec.ts'
import type { TaskSource } from './find-tasks.ts'

export interface Design
  extends Pick<
    ExperimentSpec,
    | 'id'
    | 'kind'
    | 'title'
    | 'conditions'
    | 'seeds'
    | 'epochs'
    | 'clock'
    | 'retries'
    | 'wallSeconds'
    | 'modelSettings'
    | 'budget'
  > {
  sources: readonly TaskSource[]
  minecraft?: GameVersion
}

/**
 * Makes the specification of an experiment, and refuses what would fail later: before anything has been started.
 * @throws UsageError for conditions that cannot be had or equal names; InvalidFileError for faults in task files.
 */
export function designExperiment({ sources, ...design }: Design, now: Date): ExperimentSpec {
  const { conditions, minecraft } = design
  for (const condition of conditions) refuseUnknown(condition)
  refuseTwice(
    'condition',
    conditions.map(({ id }) => id),
  )
  const tasks = sources.map(({ from, text }) => {
    const task = parseTask(text, from, minecraft === undefined ? {} : { minecraft })
    return { id: task.id, file: taskCopyOf(task.id, from), from, kind: kindOf(task) }
  })
  refuseTwice(
    'task',
    tasks.map(({ id }) => id),
  )
  return { schema: 1, ...design, tasks, versions: provenance(), createdAt: now.toISOString() }
}

function refuseUnknown({ planner, assignment, model }: Condition): void {
  const known = (what: string, id: string, ids: readonly string[]) => {
    if (ids.includes(id)) return
    throw new UsageError(`There is no ${what} "${id}".`, { hint: `There are ${ids.join(', ')}.` })
  }
  known('planner', planner, plannerIds)
  known('assignment', assignment, assignmentIds)
  parseSpec(model)
}

function refuseTwice(what: string, ids: readonly string[]): void {
  const twice = ids.find((id, index) => ids.indexOf(id) < index)
  if (twice === undefined) return
  throw new UsageError(`The ${what} ${twice} is named twice.`, {
    hint: `Each ${what} of an experiment needs a name of its own.`,
  })
}
