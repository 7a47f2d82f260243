import { unknownScene } from '../../task/actions/effects.ts'
import { isSpending } from '../../task/actions/roles.ts'
import type { Subtask } from '../subtask.ts'
import type { Account } from './account.ts'
import type { Site } from './site.ts'
import { Stores } from './stores.ts'
import { Walk } from './walk.ts'

/**
 * Goes through a subtask's actions in order. The subtask first uses the items that it has obtained itself; the rest becomes a
 * demand.
 * @param stores the remaining contents of containers, from which withdrawn items are removed
 * @param isObtainable whether any subtask obtains an item; used to choose between several recipes
 */
export function accountOf(
  { id, actions }: Subtask,
  site: Site,
  stores: Stores,
  isObtainable: (item: string) => boolean,
): Account {
  const walk = new Walk(id, site, stores, isObtainable)
  for (const call of actions)
    for (const effect of site.actions.effectsOf(call, walk.scene)) walk.apply(effect)
  return walk.finish()
}

/** Records which items subtasks put into which containers. */
export function noteStored(subtasks: readonly Subtask[], site: Site, stores: Stores): void {
  const scene = unknownScene(site.task)
  for (const call of subtasks.flatMap(({ actions }) => actions)) {
    if (site.actions.roleOf(call) !== 'stores') continue
    for (const effect of site.actions.effectsOf(call, scene))
      if (effect.kind === 'store') stores.willHold(effect.container, effect.item)
  }
}

/** Whether any action of any subtask obtains an item. Computed on first use, because few actions need it. */
export function obtainableFrom(subtasks: readonly Subtask[], site: Site): (item: string) => boolean {
  let items: Set<string> | undefined
  return (item) => {
    items ??= obtainedItems(subtasks, site)
    return items.has(item)
  }
}

function obtainedItems(subtasks: readonly Subtask[], site: Site): Set<string> {
  const stores = new Stores(site.task)
  const accounts = subtasks.map((subtask) =>
    accountOf({ ...subtask, actions: obtaining(subtask, site) }, site, stores, () => false),
  )
  return new Set(accounts.flatMap(({ supplies, handed }) => [...supplies.keys(), ...handed.keys()]))
}

/** A subtask's actions without those that only use items up, so that all of its products are left over. */
const obtaining = ({ actions }: Subtask, site: Site): Subtask['actions'] =>
  actions.filter((call) => {
    const role = site.actions.roleOf(call)
    return role !== undefined && !isSpending(role)
  })
