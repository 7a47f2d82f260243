import type { Importer } from '../import/import-file.ts'
import type { AgentAction } from '../judger/actions/action.ts'
import type { Metric } from '../judger/metrics/metric.ts'
import type { ModelProvider } from '../question/provider.ts'
import type { AnyQuestion } from '../question/question.ts'
import type { Scenario } from '../scenario/scenario.ts'
import type { Suite } from '../suite/suites.ts'
import type { AssignmentDefinition, PlannerDefinition } from './define.ts'

/** The parts that a plug-in can add. Each is a list of definitions with ids. */
export interface PluginParts {
  readonly planners?: readonly PlannerDefinition[]
  readonly assignments?: readonly AssignmentDefinition[]
  readonly models?: readonly ModelProvider[]
  /** Questions that its planners and agents ask in addition to the built-in ones. */
  readonly questions?: readonly AnyQuestion[]
  /** Other prompts for known questions, by the question's id: Markdown files with the same slots. */
  readonly prompts?: Readonly<Record<string, URL>>
  readonly actions?: readonly AgentAction[]
  readonly suites?: readonly Suite[]
  readonly importers?: readonly Importer[]
  readonly scenarios?: readonly Scenario[]
  readonly metrics?: readonly Metric[]
}

/** Everything that one package or module adds. */
export interface Plugin extends PluginParts {
  /** Names the plug-in in messages, run.json and cassettes. */
  readonly name: string
  /** Without one, the version of the nearest package.json counts. */
  readonly version?: string
}

/**
 * Makes a plug-in. A plug-in module has it as its default export:
 *
 * ```ts
 * export default definePlugin({ name: 'mine', planners: [definePlanner({ id: 'backwards', … })] })
 * ```
 */
export const definePlugin = <const T extends Plugin>(plugin: T): T => plugin
