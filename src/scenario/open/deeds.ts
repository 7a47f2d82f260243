import { cellKey } from '../../core/position.ts'
import { type Site, siteOf } from '../../graph/needs/site.ts'
import { Stores } from '../../graph/needs/stores.ts'
import { Walk } from '../../graph/needs/walk.ts'
import type { Subtask } from '../../graph/subtask.ts'
import type { Deed } from '../../mcu/predicate/deed.ts'
import type { ActionCall } from '../../task/action.ts'
import type { ActionVocabulary } from '../../task/actions/vocabulary.ts'
import type { Task } from '../../task/task.ts'

/** The calls of all subtasks, in the order of ids. Invalid calls are left out. */
export function deedsOf(task: Task, subtasks: readonly Subtask[], actions: ActionVocabulary): Deed[] {
  const site = siteOf(task, subtasks, actions)
  const stores = new Stores(task)
  const inOrder = [...subtasks].sort((a, b) => a.id - b.id)
  return inOrder.flatMap((subtask) => {
    const walk = new Walk(subtask.id, site, stores, () => false)
    return subtask.actions.flatMap((call) => deedOf(call, subtask, site, walk) ?? [])
  })
}

function deedOf(call: ActionCall, { id, actions: all }: Subtask, site: Site, walk: Walk): Deed | undefined {
  const { actions, blocks } = site
  const role = actions.roleOf(call)
  if (role === undefined || actions.read(call) === undefined) return undefined
  const effects = actions.effectsOf(call, walk.scene)
  const { held } = walk.scene
  for (const effect of effects) walk.apply(effect)
  const target = actions.targetOf(call)
  const cell = actions.targetCellOf(call)
  const there = cell && (blocks.get(cellKey(cell)) ?? walk.scene.blockAt(cell)?.block)
  return {
    subtask: id,
    call,
    role,
    held,
    mob: target?.kind === 'entity' ? target.name : undefined,
    block: there?.name,
    places: actions.fillsOf(call)?.item,
    effects,
    onlyGoes: all.every((one) => ['moves', 'looks'].includes(actions.roleOf(one) ?? '')),
  }
}
