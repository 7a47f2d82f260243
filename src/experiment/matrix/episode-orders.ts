import type { LanguageModel } from '../../model/language-model.ts'
import type { Catalogue } from '../../plugin/catalogue.ts'
import { type Answerer, identityOf } from '../../question/answerer.ts'
import { agentNames } from '../../task/agent-names.ts'
import { loadTask } from '../../task/load-task.ts'
import type { EpisodeOrder } from '../pool/messages.ts'
import type { ExperimentFolder } from './experiment-folder.ts'
import { contextFor, type EpisodeKey, type ExperimentSpec } from './experiment-spec.ts'

export interface OrderOptions {
  folder: ExperimentFolder
  /** Has the plug-ins that every process and thread loads. */
  catalogue: Pick<Catalogue, 'scenarios' | 'references'>
  /** Models that are objects of the runner, by the id that conditions use for them. */
  models: Readonly<Record<string, LanguageModel | Answerer>>
  /** Whether the runner counts every request of a model. */
  hasBudget: boolean
}

/**
 * Makes the requests that processes get for the episodes of an experiment.
 * @throws InvalidFileError if the copy of a task file is unreadable
 */
export function ordersFor({ folder, catalogue, models, hasBudget }: OrderOptions) {
  const { tasks, conditions, minecraft, clock, modelSettings, timeLimits, film, episodeBudget } = folder.spec
  /** Each task, laid out for the team of each condition. */
  const loaded = new Map(
    tasks.flatMap(({ id, file: common, teams }) =>
      [...new Set(conditions.map(({ agents }) => agents))].map((agents) => {
        const file = folder.file((agents === null ? undefined : teams?.[agents]) ?? common)
        const how = { minecraft, agents: agents ?? undefined }
        return [`${id} ${agents}`, { task: loadTask(file, catalogue.scenarios, how), file }] as const
      }),
    ),
  )
  const byId = new Map(conditions.map((condition) => [condition.id, condition]))
  return ({ condition: id, task: taskId, seed }: EpisodeKey, runId: string): EpisodeOrder => {
    const condition = present(byId.get(id))
    const { task, file } = present(loaded.get(`${taskId} ${condition.agents}`))
    const model = Object.hasOwn(models, condition.model) ? models[condition.model] : undefined
    return {
      request: {
        task,
        agents: agentNames(task.agents),
        seed,
        clock,
        server: { kind: 'embedded' },
        planner: condition.planner,
        assignment: condition.assignment,
        model: condition.model,
        trust: condition.trust,
        repair: condition.repair,
        latency: condition.latency,
        timeLimits,
        film,
        plugins: catalogue.references,
      },
      taskFile: file,
      root: folder.runs,
      runId,
      model: endpointOf(modelSettings, condition.model),
      ...(episodeBudget === undefined ? {} : { episodeBudget }),
      hasBudget,
      ...(model === undefined ? {} : { runnerModel: aboutModel(model) }),
    }
  }
}

function aboutModel(model: LanguageModel | Answerer): NonNullable<EpisodeOrder['runnerModel']> {
  const { settings, contextTokens } = identityOf(model)
  return {
    ...(settings === undefined ? {} : { settings }),
    ...(contextTokens === undefined ? {} : { contextTokens }),
  }
}

/** How to call a model's endpoint; the runner limits the number and rate of calls. */
function endpointOf(settings: ExperimentSpec['modelSettings'], model: string): EpisodeOrder['model'] {
  const { concurrency: _c, perMinute: _m, patienceMs: _p, price: _one, prices: _all, ...given } = settings
  const { reportedContexts: _r, ...endpoint } = given
  const contextTokens = contextFor(settings, model)
  return { ...endpoint, ...(contextTokens === undefined ? {} : { contextTokens }) }
}

/** Cannot happen: episodes are built from the specification's own conditions and tasks. */
function present<T>(value: T | undefined): T {
  if (value === undefined)
    throw new TypeError('An episode names a condition or task that is not in the specification.')
  return value
}
