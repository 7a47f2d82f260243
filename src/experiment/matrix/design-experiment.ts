import { UsageError } from '../../core/errors.ts'
import type { GameVersion } from '../../game/version.ts'
import type { Catalogue } from '../../plugin/catalogue.ts'
import { parseSpec } from '../../question/create-answerer.ts'
import { parseTask } from '../../task/load-task.ts'
import { kindOf, traitsOf } from '../../task/task-format.ts'
import { provenance } from '../provenance.ts'
import type { Condition } from './condition.ts'
import { taskCopyOf } from './experiment-folder.ts'
import type { ExperimentSpec } from './experiment-spec.ts'
import { type TaskSource, textOf } from './find-tasks.ts'

/** What an experiment is to be. All that has a usual value may be left out. */
export interface Design
  extends Pick<ExperimentSpec, 'id' | 'conditions' | 'seeds'>,
    Partial<
      Pick<
        ExperimentSpec,
        | 'kind'
        | 'title'
        | 'epochs'
        | 'clock'
        | 'timeLimits'
        | 'film'
        | 'plan'
        | 'retries'
        | 'wallSeconds'
        | 'modelSettings'
        | 'budget'
        | 'episodeBudget'
        | 'shard'
      >
    > {
  /** The tasks, as `findTasks` returns them. */
  sources: readonly TaskSource[]
  /** Ids of models that `runExperiment` will be given as objects. */
  models?: readonly string[]
  /** Plays all tasks in this version of the game. */
  minecraft?: GameVersion
}

/**
 * Makes the specification of an experiment, and refuses what would fail later: before anything has been started.
 * @throws UsageError for unknown planners, strategies and models, or equal names; InvalidFileError for issues in task
 *   files, and for tasks that the team of a condition is too small for.
 */
export function designExperiment(
  { sources, models = [], ...design }: Design,
  catalogue: Catalogue,
  now: Date = new Date(),
): ExperimentSpec {
  const { conditions, minecraft } = design
  for (const condition of conditions) refuseUnknown(condition, catalogue, models)
  refuseTwice(
    'condition',
    conditions.map(({ id }) => id),
  )
  const sizes = [...new Set(conditions.map(({ agents }) => agents ?? undefined))]
  const tasks = sources.map((source) => {
    const { from, text } = source
    const texts = sizes.map((agents) => ({ agents, text: textOf(source, agents) }))
    const [task] = texts.map((one) =>
      parseTask(one.text, from, catalogue.scenarios, { minecraft, agents: one.agents }),
    )
    if (task === undefined) throw new UsageError('An experiment needs a condition.')
    const teams = texts.flatMap((one) =>
      one.agents === undefined || one.text === text
        ? []
        : [[one.agents, taskCopyOf(task.id, from, one.agents)] as const],
    )
    const { labels, planning } = traitsOf(catalogue.scenarios, task)
    return {
      id: task.id,
      file: taskCopyOf(task.id, from),
      ...(teams.length === 0 ? {} : { teams: Object.fromEntries(teams) }),
      from,
      kind: kindOf(catalogue.scenarios, task),
      ...(labels.length === 0 ? {} : { labels: [...labels] }),
      ...(planning === undefined ? {} : { planning }),
    }
  })
  refuseTwice(
    'task',
    tasks.map(({ id }) => id),
  )
  const plugins = [...catalogue.references]
  return {
    schema: 1,
    kind: 'run',
    title: design.id,
    epochs: 1,
    clock: 'fast',
    timeLimits: 'task',
    film: false,
    retries: 2,
    wallSeconds: 900,
    modelSettings: {},
    budget: {},
    ...design,
    tasks,
    plugins,
    versions: provenance(plugins),
    createdAt: now.toISOString(),
  }
}

function refuseUnknown(
  { planner, assignment, model }: Condition,
  catalogue: Catalogue,
  models: readonly string[],
): void {
  catalogue.planners.get(planner)
  catalogue.assignments.get(assignment)
  if (!models.includes(model)) parseSpec(model, catalogue.models.list())
}

function refuseTwice(what: string, ids: readonly string[]): void {
  const twice = ids.find((id, index) => ids.indexOf(id) < index)
  if (twice === undefined) return
  throw new UsageError(`The ${what} ${twice} is named twice.`, {
    hint: `Each ${what} of an experiment needs a name of its own.`,
  })
}
