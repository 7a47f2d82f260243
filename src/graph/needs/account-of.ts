import { isSpending } from '../../task/actions/roles.ts'
import type { Subtask } from '../subtask.ts'
import type { Account } from './account.ts'
import type { Site } from './site.ts'
import { Stores } from './stores.ts'
import { Walk } from './walk.ts'

/**
 * Goes through a subtask's actions in their order. What it obtains itself counts first; what is missing becomes a demand.
 * @param stores what the containers still hold; what the subtask withdraws is taken out
 * @param isObtainable whether any subtask obtains an item: of several recipes, one made of such items is meant
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

/** Tells whether an item comes out of any action of any subtask. Found out when first asked: few actions ask. */
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

/** A subtask's actions without those that only use items up, so that all it obtains is left over. */
const obtaining = ({ actions }: Subtask, site: Site): Subtask['actions'] =>
  actions.filter((call) => {
    const role = site.actions.roleOf(call)
    return role !== undefined && !isSpending(role)
  })
