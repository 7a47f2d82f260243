import { itemThatPlaces } from '../../game/blocks/item-blocks.ts'
import type { ItemCount } from '../../game/item-counts.ts'
import type { Estimates } from '../../game/obtaining/estimates.ts'
import { homeOf } from '../../game/obtaining/mob-loot.ts'
import { placeOf } from '../../game/obtaining/natural-blocks.ts'
import { accessTo, type Place } from '../../game/obtaining/recipe.ts'
import type { RecipeGraph } from '../../game/obtaining/recipe-graph.ts'
import { isNowhere } from '../../game/obtaining/unobtainable.ts'

/** A resolved need of an atom: the item to obtain for it, and whether the thing itself is found in the world. */
export interface ResolvedNeed {
  /** `item:NAME`, `block:NAME`, `mob:NAME`. */
  readonly node: string
  /** Items and places to obtain first. */
  readonly goal: readonly ItemCount[]
}

export interface NeedSetting {
  readonly graph: RecipeGraph
  readonly estimates: Estimates
}

/** The cheapest member of a group of which any one is enough; undefined if none can be obtained. */
export function resolveNeed(group: readonly string[], setting: NeedSetting): ResolvedNeed | undefined {
  const options = group.flatMap((node) => optionsFor(node, setting))
  const cost = ({ goal }: ResolvedNeed) => goal.reduce((sum, { item }) => sum + setting.estimates.of(item), 0)
  return options.reduce<ResolvedNeed | undefined>(
    (best, option) => (best === undefined || cost(option) < cost(best) ? option : best),
    undefined,
  )
}

function optionsFor(node: string, { graph }: NeedSetting): ResolvedNeed[] {
  const [kind, name] = [node.slice(0, node.indexOf(':')), node.slice(node.indexOf(':') + 1)]
  const possible = (items: readonly string[]): ResolvedNeed[] =>
    items.every((item) => graph.recipes.has(item))
      ? [{ node, goal: items.map((item) => ({ item, count: 1 })) }]
      : []
  const inWorld = (place: Place) => (place === 'built' ? [] : possible(accessTo(place)))
  if (kind === 'item') return possible([name])
  if (kind === 'mob') return inWorld(homeOf(name))
  if (isNowhere(name)) return []
  return [...inWorld(placeOf(name)), ...possible([itemThatPlaces(name)])]
}
