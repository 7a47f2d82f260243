import { countOf, type ItemCount, totals } from '../../game/item-counts.ts'
import { type GameRules, recipesUnder, smeltedFromUnder } from '../../game/rules/rule-book.ts'
import { sceneBefore } from '../../task/scene.ts'
import type { GatheringTask } from './gathering.ts'
import { GatheringPlanner } from './gathering-planner.ts'
import type { GatheringFacts } from './plan-state.ts'

/**
 * Parts of a product that nothing in a task gives: its missing ingredients, with amounts, if some others are available; otherwise
 * the product itself. Of several recipes, the one that lacks the fewest kinds counts.
 * @param spent the planner that lacks the product: its plan may have used up the ingredients for something else
 */
export function missingIngredients(
  task: GatheringTask,
  product: ItemCount,
  team: readonly string[],
  spent: GatheringPlanner,
): ItemCount[] {
  const facts = { task, scene: sceneBefore(task, [...team]) }
  return (
    fewestMissing(facts, product, () => new GatheringPlanner(facts)) ??
    fewestMissing(facts, product, () => new GatheringPlanner(facts, {}, spent)) ?? [product]
  )
}

function fewestMissing(
  { task }: GatheringFacts,
  product: ItemCount,
  start: () => GatheringPlanner,
): ItemCount[] | undefined {
  const lists = recipesOf(product, task).flatMap((takes) => {
    const planner = start()
    planner.needAll(takes)
    const missing = totals(planner.shortfalls)
    // A coal block is no way to a missing piece of coal.
    if (missing.some(({ item }) => item === product.item)) return []
    const isStarted = takes.some(({ item, count }) => countOf(missing, item) < count)
    return isStarted && missing.length > 0 ? [missing] : []
  })
  const [fewest] = lists.sort((a, b) => a.length - b.length)
  return fewest
}

/** Ingredients of each recipe of an item for the required amount; for smelted items the raw one. */
function recipesOf({ item, count }: ItemCount, game: GameRules): ItemCount[][] {
  const crafted = recipesUnder(game, item).map(({ makes, takes }) =>
    takes.map((taken) => ({ item: taken.item, count: taken.count * Math.ceil(count / makes) })),
  )
  return [...crafted, ...smeltedFromUnder(game, item).map((raw) => [{ item: raw, count }])]
}
