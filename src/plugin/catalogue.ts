import type { Random } from '../core/random.ts'
import type { Importer } from '../import/import-file.ts'
import type { AgentAction } from '../judger/actions/action.ts'
import type { Metric } from '../judger/metrics/metric.ts'
import type { Planner } from '../planner/planner.ts'
import { type Answerer, identityOf } from '../question/answerer.ts'
import {
  type AnswererOptions,
  type ComposedAnswerer,
  createAnswerer,
  parseSpec,
} from '../question/create-answerer.ts'
import { foreign, foreignError } from '../question/foreign.ts'
import type { ModelProvider } from '../question/provider.ts'
import type { AnyQuestion } from '../question/question.ts'
import type { Scenario } from '../scenario/scenario.ts'
import type { Suite } from '../suite/suites.ts'
import { ActionVocabulary } from '../task/actions/vocabulary.ts'
import type { AssignmentStrategy } from '../worker/assignment/assignment-strategy.ts'
import { builtIn } from './builtin.ts'
import type { AssignmentDefinition, PlannerDefinition } from './define.ts'
import {
  guardAction,
  guardAssignment,
  guardImporter,
  guardMetric,
  guardModel,
  guardSuite,
} from './guard/parts.ts'
import { guardPlanner } from './guard/planner.ts'
import { guardScenario } from './guard/scenario.ts'
import type { Plugin } from './plugin.ts'
import { PluginError } from './plugin-error.ts'
import { describePlugin, type PluginReference } from './reference.ts'
import { refinedPlanner } from './refinement.ts'
import { Shelf } from './shelf.ts'

/** Checks the return values of a plug-in's part: see `guard/`. */
type Guard<T> = (part: T, origin: string, plugin: string) => T

/**
 * Everything that can be named: the built-in parts and those of plug-ins. It is passed as an argument; there is no global one.
 */
export class Catalogue {
  readonly planners = new Shelf<PlannerDefinition>('planner')
  readonly assignments = new Shelf<AssignmentDefinition>('assignment')
  readonly models = new Shelf<ModelProvider>('model')
  readonly questions = new Shelf<AnyQuestion>('question')
  /** Prompts of plug-ins that replace those of known questions. */
  readonly prompts = new Shelf<URL>('prompt')
  readonly suites = new Shelf<Suite>('suite')
  readonly importers = new Shelf<Importer>('importer')
  /** The actions that agents can call, with their implementations. */
  readonly actions: ActionVocabulary<AgentAction>
  readonly #actions = new Shelf<AgentAction>('action')
  readonly #scenarios = new Shelf<Scenario>('scenario')
  readonly #metrics = new Shelf<Metric>('metric')
  readonly #reported = new Map<string, Promise<number | undefined>>()
  /** References of the plug-in modules, for provenance and for the processes and threads that load them too. */
  readonly references: readonly PluginReference[]

  /**
   *
   * @param plugins additions to the built-in parts, in the order in which help texts list them
   * @param references details of those that were loaded from modules
   * @throws UsageError for a prompt of an unknown question; PluginError when two plug-ins have the same name, or the same id
   * for parts of one kind.
   */
  constructor(plugins: readonly Plugin[] = [], references: readonly PluginReference[] = []) {
    this.references = references
    const names = new Set<string>()
    for (const plugin of [builtIn, ...plugins]) {
      if (names.has(plugin.name)) throw twice(plugin.name)
      names.add(plugin.name)
      this.#add(plugin)
    }
    for (const question of this.prompts.ids) this.questions.get(question)
    this.actions = new ActionVocabulary(this.#actions.list())
  }

  #add(plugin: Plugin): void {
    const { name } = plugin
    // The parts of the package itself are checked by its own tests.
    const guarded = <T>(kind: string, id: string, part: T, guard: Guard<T>): T =>
      plugin === builtIn ? part : guard(part, `${kind} "${id}" of the plug-in "${name}"`, name)
    const add = <T extends { id: string }>(shelf: Shelf<T>, parts: readonly T[] = [], guard?: Guard<T>) => {
      for (const part of parts) {
        const { id } = part
        shelf.add(id, guard === undefined ? part : guarded(shelf.kind, id, part, guard), name)
      }
    }
    add(this.planners, plugin.planners, guardPlanner)
    add(this.assignments, plugin.assignments, guardAssignment)
    add(this.models, plugin.models, guardModel)
    add(this.questions, plugin.questions)
    for (const [question, file] of Object.entries(plugin.prompts ?? {}))
      this.prompts.add(question, file, name)
    for (const action of plugin.actions ?? [])
      this.#actions.add(action.name, guarded('action', action.name, action, guardAction), name)
    add(this.suites, plugin.suites, guardSuite)
    add(this.importers, plugin.importers, guardImporter)
    add(this.#scenarios, plugin.scenarios, guardScenario)
    add(this.#metrics, plugin.metrics, guardMetric)
  }

  /** The plug-in that a scenario comes from; undefined for built-in and unknown ones. */
  pluginOfScenario(id: string): string | undefined {
    const owner = this.#scenarios.ownerOf(id)
    return owner === builtIn.name ? undefined : owner
  }

  /** The available scenarios; `scenarioOf` finds that of a task. */
  get scenarios(): readonly Scenario[] {
    return this.#scenarios.list()
  }

  /** Metrics in addition to those that every scorecard has. */
  get metrics(): readonly Metric[] {
    return this.#metrics.list()
  }

  /** @throws UsageError for an unknown id. */
  planner(id: string): Planner {
    const refined = refinedPlanner(id)
    if (refined !== undefined) return refined
    const planner = this.planners.get(id).create(id)
    if (planner.id === id) return planner
    const owner = this.planners.ownerOf(id)
    throw new PluginError(`The planner "${id}" of the plug-in "${owner}" says its id is "${planner.id}".`, {
      hint: 'Give the planner the id that create(id) is called with.',
    })
  }

  /**
   * Models of a plug-in fail with ModelErrors only, and have the plug-in among their settings, so that caches keep the
   * replies of each version apart.
   */
  #signed(provider: ModelProvider): ModelProvider {
    const owner = this.models.ownerOf(provider.id)
    if (owner === builtIn.name) return provider
    const reference = this.references.find(({ name }) => name === owner)
    return {
      ...provider,
      create(name, context) {
        try {
          const source = foreign(provider.create(name, context))
          if (reference === undefined) return source
          return { ...source, settings: { ...source.settings, plugin: describePlugin(reference) } }
        } catch (error) {
          throw foreignError(provider.id, error)
        }
      },
    }
  }

  /** @throws UsageError for an unknown id. */
  assignment(id: string, random: Random): AssignmentStrategy {
    return this.assignments.get(id).create(random)
  }

  /**
   * The answerer of questions: the specified model with all its middleware.
   * @throws UsageError for an unknown specification, or options that contradict each other.
   */
  answerer(
    options: Omit<AnswererOptions, 'providers' | 'plugins' | 'scenarios' | 'actions'>,
  ): ComposedAnswerer {
    const { answerer, ...rest } = createAnswerer({
      ...options,
      providers: this.models.list().map((provider) => this.#signed(provider)),
      plugins: this.references.map(describePlugin),
      scenarios: this.scenarios,
      actions: this.actions,
    })
    return { answerer: this.withPrompts(answerer), ...rest }
  }

  /**
   * The id of a model and its limitations, without asking it. A model that cannot be made here, such as one whose key only
   * workers have, is assumed to have none.
   * @throws UsageError for an unknown specification.
   */
  identityOf(model: string): Pick<Answerer, 'id' | 'abilities'> {
    const { provider, name } = parseSpec(model, this.models.list())
    try {
      const { scenarios, actions } = this
      const made = this.#signed(provider).create(name, { env: {}, wallClock: () => 0, scenarios, actions })
      return identityOf(made)
    } catch {
      return { id: model }
    }
  }

  /**
   * The context of a model as its endpoint reports it (tokens); undefined if it reports none, or cannot be asked. Each is asked
   * once, since prompts depend on the answer.
   * @throws UsageError for an unknown specification.
   */
  reportedContext(
    model: string,
    { baseUrl, env = process.env }: Pick<AnswererOptions, 'baseUrl' | 'env'> = {},
  ): Promise<number | undefined> {
    const { provider, name } = parseSpec(model, this.models.list())
    if (name === undefined || provider.reportedContext === undefined) return Promise.resolve(undefined)
    const key = JSON.stringify([model, baseUrl])
    const asking = this.#reported.get(key) ?? saidBy(provider, name, { env, baseUrl, wallClock: Date.now })
    this.#reported.set(key, asking)
    return asking
  }

  /** Wraps an answerer so that it uses the prompts of the plug-ins. */
  withPrompts(answerer: Answerer): Answerer {
    if (this.prompts.ids.length === 0) return answerer
    return {
      ...identityOf(answerer),
      answer: (ask, options) => {
        const prompt = this.prompts.find(ask.question.id)
        const prompted = prompt === undefined ? ask : { ...ask, question: { ...ask.question, prompt } }
        return answerer.answer(prompted, options)
      },
    }
  }
}

/** Errors are ignored here: the first real request reports them. */
async function saidBy(
  provider: ModelProvider,
  ...args: Parameters<NonNullable<ModelProvider['reportedContext']>>
): Promise<number | undefined> {
  try {
    return await provider.reportedContext?.(...args)
  } catch {
    return undefined
  }
}

function twice(name: string): Error {
  if (name === builtIn.name)
    return new PluginError(`"${name}" names the built-in parts.`, {
      hint: 'Give the plug-in a name of its own.',
    })
  return new PluginError(`Two plug-ins are called "${name}".`, {
    hint: 'Load each plug-in once, and give each a name of its own.',
  })
}
