import type { Fold } from '../../core/journal/fold.ts'
import { causesOf } from '../../graph/needs/causes-of.ts'
import type { Look } from '../../judger/scenarios/scenario-judge.ts'
import { EMBEDDED_SERVER } from '../../judger/server/minecraft-server.ts'
import { expandNodes } from '../../planner/expand.ts'
import { subtaskIssues } from '../../planner/subtask-issues.ts'
import { agentNames } from '../../task/agent-names.ts'
import { sceneBefore } from '../../task/scene.ts'
import type { Task } from '../../task/task.ts'
import { scenarioOf } from '../../task/task-format.ts'
import type { Catalogue } from '../catalogue.ts'
import { wrongShape } from './guard.ts'

/** An empty world. */
const EMPTY: Look = {
  shows: () => false,
  carried: () => 0,
  contentsOf: () => undefined,
  standing: () => [],
  living: () => 0,
}

/** Feeds the shortest possible run to a fold. */
function follow(fold: Fold<unknown>): void {
  fold.apply({ t: 0, type: 'setup.done', data: { commands: [] } })
  fold.now()
}

/**
 * Calls all methods of a plug-in's scenario that need no played run, which checks their return values. Built-in scenarios are
 * covered by their own tests.
 * @throws PluginError for a wrong shape, or a decomposition that no planner could use, with plug-in, method and field
 */
export function tryScenario(task: Task, catalogue: Catalogue): void {
  const plugin = catalogue.pluginOfScenario(task.scenario)
  if (plugin === undefined) return
  const scenario = scenarioOf(catalogue.scenarios, task)
  scenario.upgrade?.({ ...task })
  scenario.size(task)
  scenario.traits?.(task)
  scenario.describe(task)
  scenario.order?.(task)
  scenario.ownRules?.(task)
  scenario.decidable?.(task, EMBEDDED_SERVER)
  const judge = scenario.judge(task)
  const agents = agentNames(task.agents)
  judge.commands()
  judge.welcome?.(agents)
  judge.progress(EMPTY)
  follow(scenario.completionFold(task))
  const { actions } = catalogue
  follow(scenario.measureFold(task, actions))
  scenario.placeSection(task, [])
  if (scenario.decomposable?.(task).ok === false) return
  const { functions, nodes } = scenario.decompose({ task, scene: sceneBefore(task, agents) })
  const { subtasks, issues } = expandNodes(functions, nodes, actions)
  const messages = [...issues, ...subtaskIssues(subtasks, task, actions)]
  const origin = `scenario "${scenario.id}" of the plug-in "${plugin}"`
  if (messages.length > 0)
    throw wrongShape(
      origin,
      'decompose',
      messages.map((message) => ({ path: [], message })),
    )
  scenario.together?.(task, subtasks)
  causesOf(task, subtasks, { scenarios: [scenario], actions })
}
