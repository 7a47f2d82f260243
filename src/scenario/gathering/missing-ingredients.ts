import { type ItemCount, totals } from '../../game/item-counts.ts'
import { recipesFor } from '../../game/items/recipes.ts'
import { smeltedFrom } from '../../game/items/smelting.ts'
import { sceneBefore } from '../../task/scene.ts'
import { GatheringPlanner } from './decompose.ts'
import type { GatheringTask } from './gathering.ts'

/**
 * What a task lacks for a goal: the ingredients that nothing in the task gives, with amounts, rather than a product of
 * which some ingredients are there. Of several recipes the one that lacks the fewest kinds counts. Empty when the goal can be obtained.
 */
export function missingIngredients(
  task: GatheringTask,
  goal: ItemCount,
  team: readonly string[],
): ItemCount[] {
  const planner = new GatheringPlanner({ task, scene: sceneBefore(task, [...team]) })
  planner.need(goal.item, goal.count)
  return totals(planner.shortfalls.flatMap((short) => ingredientsOf(short, { task, team, above: new Set() })))
}

interface Search {
  task: GatheringTask
  team: readonly string[]
  /** Products that the item is an ingredient of: recipes lead round in circles (ingots of nuggets of ingots). */
  above: ReadonlySet<string>
}

function ingredientsOf(short: ItemCount, { task, team, above }: Search): ItemCount[] {
  const below = new Set([...above, short.item])
  const options = recipesOf(short, task.gameVersion).filter(
    (takes) => !takes.some(({ item }) => below.has(item)),
  )
  const lists = options.flatMap((takes) => {
    const planner = new GatheringPlanner({ task, scene: sceneBefore(task, [...team]) })
    planner.needAll(takes)
    // Where none of its ingredients is there either, the product itself is what is missing.
    const isStarted = planner.shortfalls.length < takes.length
    return isStarted
      ? [totals(planner.shortfalls.flatMap((one) => ingredientsOf(one, { task, team, above: below })))]
      : []
  })
  // A recipe whose ingredients are all there lacks its station.
  const [best] = lists.filter((list) => list.length > 0).sort((a, b) => a.length - b.length)
  return best ?? [short]
}

/** What each recipe of an item takes for the wanted amount; for smelted items the raw one. */
function recipesOf({ item, count }: ItemCount, version: string): ItemCount[][] {
  const crafted = recipesFor(item, version).map(({ makes, takes }) =>
    takes.map((taken) => ({ item: taken.item, count: taken.count * Math.ceil(count / makes) })),
  )
  return [...crafted, ...smeltedFrom(item).map((raw) => [{ item: raw, count }])]
}
