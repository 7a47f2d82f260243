import { type Account, accountOf, obtainableItems } from '../graph/needs/account.ts'
import { siteOf } from '../graph/needs/site.ts'
import { Stores } from '../graph/needs/stores.ts'
import type { Subtask } from '../graph/subtask.ts'
import type { ActionCall } from '../task/action.ts'
import { type ItemCount, materialsOf, type Task } from '../task/task.ts'

/**
 * What a subtask must find in its agent's hands: ingredients and tools that it does not come by itself. Materials of a
 * blueprint are not among them: everybody fetches these from the containers.
 * @param left the calls that are still to be carried out
 * @param carried how many of an item somebody in the team carries; of several tools that would do, one that is there is meant
 */
export function wantsOf(
  task: Task,
  subtasks: readonly Subtask[],
  {
    subtask,
    left,
    carried,
  }: { subtask: Subtask; left: readonly ActionCall[]; carried(item: string): number },
): ItemCount[] {
  const { demands, tools } = account(task, subtasks, { ...subtask, actions: [...callsFor(subtask, left)] })
  const counts = new Map<string, number>()
  for (const { item, count } of demands) counts.set(item, (counts.get(item) ?? 0) + count)
  for (const { anyOf } of tools) {
    const tool = anyOf.find((item) => carried(item) > 0)
    if (tool !== undefined) counts.set(tool, Math.max(1, counts.get(tool) ?? 0))
  }
  for (const { item } of materialsOf(task.blueprint)) counts.delete(item)
  return [...counts].map(([item, count]) => ({ item, count }))
}

function account(task: Task, subtasks: readonly Subtask[], subtask: Subtask): Account {
  const site = siteOf(task, subtasks)
  return accountOf(subtask, site, new Stores(task), obtainableItems(subtasks, site))
}

/** What is left, with the tools that are to be held for it. */
function callsFor({ actions }: Subtask, left: readonly ActionCall[]): readonly ActionCall[] {
  const lasting = actions.filter(({ name }) => name !== 'NavigateTo' && name !== 'Equip')
  if (left.length === 0 || left.length >= lasting.length) return left.length === 0 ? [] : actions
  return [...actions.filter(({ name }) => name === 'Equip'), ...left]
}
