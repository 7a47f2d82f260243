import { UsageError } from '../../core/errors.ts'
import { onceByName } from '../../core/once.ts'
import { NotApplicableError } from '../../core/support.ts'
import type { TestedVersion } from '../../game/version.ts'
import type { LanguageModel } from '../../model/language-model.ts'
import type { Catalogue } from '../../plugin/catalogue.ts'
import type { Answerer } from '../../question/answerer.ts'
import { parseSpec } from '../../question/create-answerer.ts'
import { checkTask } from '../../task/load-task.ts'
import type { Task } from '../../task/task.ts'
import { kindOf, traitsOf } from '../../task/task-format.ts'
import { supportOfEpisode } from '../applicability.ts'
import type { Condition } from './condition.ts'
import { taskCopyOf } from './experiment-folder.ts'
import type { ExperimentSpec } from './experiment-spec.ts'
import { type TaskSource, textOf } from './find-tasks.ts'
import type { NotApplicable } from './not-applicable.ts'
import { versionsNow } from './played-with.ts'

/** The design of an experiment. Fields with a default may be omitted. */
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
  /** Models that `runExperiment` will be given as objects, by the id that conditions use for them. */
  models?: Readonly<Record<string, LanguageModel | Answerer>>
  /** Plays all tasks in this version of the game. */
  minecraft?: TestedVersion
  /** Whether to play tasks that no team can complete (default: they are refused). */
  unchecked?: boolean
}

/**
 * Creates the specification of an experiment, and rejects anything that would fail later before starting.
 * @param now time of the design, for its record
 * @throws UsageError for unknown planners, strategies and models, or equal names; InvalidFileError for issues in task files, and
 * for tasks that no team, or not a condition's team, can complete; NotApplicableError when no condition can play any task.
 */
export function designExperiment(
  { sources, models = {}, unchecked, ...design }: Design,
  catalogue: Catalogue,
  now: Date,
): ExperimentSpec {
  const { conditions, minecraft } = design
  for (const condition of conditions) refuseUnknown(condition, catalogue, models)
  refuseTwice(
    'condition',
    conditions.map(({ id }) => id),
  )
  const sizes = [...new Set(conditions.map(({ agents }) => agents))]
  const resolved = sources.map((source) => resolvedFor(sizes, source, { catalogue, minecraft, unchecked }))
  const tasks = resolved.map(({ source, variants }) => taskEntry(source, variants, catalogue.scenarios))
  refuseTwice(
    'task',
    tasks.map(({ id }) => id),
  )
  const notApplicable = findNotApplicable(conditions, resolved, catalogue, models)
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
    ...(notApplicable.length === 0 ? {} : { notApplicable }),
    plugins,
    versions: versionsNow(plugins),
    createdAt: now.toISOString(),
  }
}

/** A task laid out for a team size; null means the size in the task file. */
interface Variant {
  agents: number | null
  text: string
  task: Task
}

interface ResolvedSource {
  source: TaskSource
  variants: readonly [Variant, ...Variant[]]
}

function resolvedFor(
  sizes: readonly (number | null)[],
  source: TaskSource,
  { catalogue, minecraft, unchecked }: Pick<Design, 'minecraft' | 'unchecked'> & { catalogue: Catalogue },
): ResolvedSource {
  const [first, ...more] = sizes.map((agents): Variant => {
    const size = agents ?? undefined
    const text = textOf(source, size)
    return {
      agents,
      text,
      task: checkTask(text, source.from, catalogue.scenarios, { minecraft, agents: size, unchecked }),
    }
  })
  if (first === undefined) throw new UsageError('An experiment needs a condition.')
  return { source, variants: [first, ...more] }
}

/** The entry of a task in the specification. */
function taskEntry(
  { from, text }: TaskSource,
  variants: ResolvedSource['variants'],
  scenarios: Catalogue['scenarios'],
): ExperimentSpec['tasks'][number] {
  const [{ task }] = variants
  const teams = variants.flatMap((one) =>
    one.agents === null || one.text === text
      ? []
      : [[one.agents, taskCopyOf(task.id, from, one.agents)] as const],
  )
  const { labels, planning, planningInTasks, planningVersion } = traitsOf(scenarios, task)
  return {
    id: task.id,
    file: taskCopyOf(task.id, from),
    ...(teams.length === 0 ? {} : { teams: Object.fromEntries(teams) }),
    from,
    kind: kindOf(scenarios, task),
    ...(labels.length === 0 ? {} : { labels: [...labels] }),
    ...(planning === undefined ? {} : { planning }),
    ...(planningInTasks === undefined ? {} : { planningInTasks }),
    ...(planningVersion === undefined ? {} : { planningVersion }),
  }
}

/**
 * The combinations of condition and task that cannot work. @throws NotApplicableError if none is left to play
 */
function findNotApplicable(
  conditions: readonly Condition[],
  resolved: readonly ResolvedSource[],
  catalogue: Catalogue,
  models: NonNullable<Design['models']>,
): NotApplicable[] {
  const { scenarios } = catalogue
  const plannerOf = onceByName((id) => catalogue.planner(id))
  const answererOf = onceByName(
    (model): Pick<Answerer, 'id' | 'abilities'> =>
      Object.hasOwn(models, model)
        ? (models[model] as Pick<Answerer, 'id' | 'abilities'>)
        : catalogue.identityOf(model),
  )
  const found = conditions.flatMap(({ id, agents, latency, ...condition }) => {
    const planner = plannerOf(condition.planner)
    const answerer = answererOf(condition.model)
    return resolved.flatMap(({ variants }): NotApplicable[] => {
      const { task } = variants.find((variant) => variant.agents === agents) ?? variants[0]
      const support = supportOfEpisode({ task, planner, answerer, latency, server: 'embedded', scenarios })
      return support.ok ? [] : [{ condition: id, task: task.id, why: support.why }]
    })
  })
  if (found.length === 0 || found.length < conditions.length * resolved.length) return found
  throw new NotApplicableError(
    `Nothing of this can be played: ${[...new Set(found.map(({ why }) => why))].join('; ')}.`,
    { hint: 'Choose other planners, models or tasks.' },
  )
}

function refuseUnknown(
  { planner, assignment, model }: Condition,
  catalogue: Catalogue,
  models: NonNullable<Design['models']>,
): void {
  catalogue.planner(planner)
  catalogue.assignments.get(assignment)
  if (!Object.hasOwn(models, model)) parseSpec(model, catalogue.models.list())
}

function refuseTwice(what: string, ids: readonly string[]): void {
  const twice = ids.find((id, index) => ids.indexOf(id) < index)
  if (twice === undefined) return
  throw new UsageError(`The ${what} ${twice} is named twice.`, {
    hint: `Each ${what} of an experiment needs a name of its own.`,
  })
}
