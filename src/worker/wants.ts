import { countByItem, type ItemCount } from '../game/item-counts.ts'
import { accountOf, obtainableFrom } from '../graph/needs/account-of.ts'
import { siteOf } from '../graph/needs/site.ts'
import { Stores } from '../graph/needs/stores.ts'
import type { Subtask } from '../graph/subtask.ts'
import type { ActionCall } from '../task/action.ts'
import { isPreparing } from '../task/actions/roles.ts'
import type { ActionVocabulary } from '../task/actions/vocabulary.ts'
import { materialsOf, type Task } from '../task/task.ts'

/**
 * Ingredients and tools that an agent must carry to do a subtask, beyond what the subtask itself obtains. Materials of a
 * blueprint do not count: every agent fetches them from the containers.
 * @param left the calls that are still to be carried out
 * @param carried the largest amount of an item that a single agent of the team carries; among suitable tools, a carried one
 * counts
 */
export function wantsOf(
  { task, actions }: { task: Task; actions: ActionVocabulary },
  subtasks: readonly Subtask[],
  {
    subtask,
    left,
    carried,
  }: { subtask: Subtask; left: readonly ActionCall[]; carried(item: string): number },
): ItemCount[] {
  const calls = callsFor(subtask, left, actions)
  const { site, isObtainable, materials } = surveyOf(task, subtasks, actions)
  const { demands, tools } = accountOf(
    { ...subtask, actions: [...calls] },
    site,
    new Stores(task),
    isObtainable,
  )
  const counts = countByItem(demands)
  for (const { anyOf } of tools) {
    const tool = anyOf.find((item) => carried(item) > 0)
    if (tool !== undefined) counts.set(tool, Math.max(1, counts.get(tool) ?? 0))
  }
  for (const item of materials) counts.delete(item)
  return [...counts].map(([item, count]) => ({ item, count }))
}

/** Items that the subtasks place and can obtain, taken together. */
interface Survey {
  task: Task
  site: ReturnType<typeof siteOf>
  isObtainable: ReturnType<typeof obtainableFrom>
  materials: readonly string[]
}

const surveys = new WeakMap<readonly Subtask[], Survey>()

/** Surveys a list of subtasks once: every agent needs it before each subtask, and there may be thousands. */
function surveyOf(task: Task, subtasks: readonly Subtask[], actions: ActionVocabulary): Survey {
  const cached = surveys.get(subtasks)
  if (cached?.task === task) return cached
  const site = siteOf(task, subtasks, actions)
  const isObtainable = obtainableFrom(subtasks, site)
  const survey = { task, site, isObtainable, materials: materialsOf(task.blueprint).map(({ item }) => item) }
  surveys.set(subtasks, survey)
  return survey
}

/** The remaining calls, with the tools that must be held for them. */
function callsFor(
  { actions: calls }: Subtask,
  left: readonly ActionCall[],
  actions: ActionVocabulary,
): readonly ActionCall[] {
  if (left.length === 0) return []
  const lasting = calls.filter((call) => {
    const role = actions.roleOf(call)
    return role === undefined || !isPreparing(role)
  })
  if (left.length >= lasting.length) return calls
  return [...calls.filter((call) => actions.roleOf(call) === 'readies'), ...left]
}
