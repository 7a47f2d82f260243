import { once, onceByName } from '../../core/once.ts'
import { durabilityOf } from '../blocks/mining.ts'
import { burnTicks } from '../items/smelting.ts'
import { allows, type Economy } from './economy.ts'
import type { Recipe } from './recipe.ts'
import { recipesOf } from './recipes/all-recipes.ts'

/** A fuel and its burn time per item (ticks). */
export interface Fuel {
  readonly item: string
  readonly ticks: number
}

/**
 * Everything that can be obtained starting from bare hands, and every recipe for it: an AND/OR graph over
 * items.
 */
export interface RecipeGraph {
  readonly version: string
  /** Obtainable items, places and skills, each with its recipes; in the order in which they become obtainable. */
  readonly recipes: ReadonlyMap<string, readonly Recipe[]>
  /** Minimum number of steps to an item: 0 if it is dug by hand, otherwise one more than the highest of a recipe's needs. */
  readonly depth: ReadonlyMap<string, number>
  readonly fuels: readonly Fuel[]
  /** Number of uses until the tool breaks. */
  durability(tool: string): number
}

const byEconomy = once((economy: Economy) =>
  onceByName((version) =>
    growGraph(
      version,
      recipesOf(version).filter((recipe) => allows(economy, recipe)),
    ),
  ),
)

/** The part of a version's graph that an economy can use, made once in a process. */
export const recipeGraph = (version: string, economy: Economy): RecipeGraph => byEconomy(economy)(version)

/**
 * The graph that the given recipes span. It keeps the items that can be obtained with them, round by round.
 * @param given existing items
 */
export function growGraph(
  version: string,
  recipes: readonly Recipe[],
  given: readonly string[] = [],
): RecipeGraph {
  let open = [...recipes]
  const depth = new Map<string, number>()
  const isThere = new Set(given)
  const can = (node: string) => depth.has(node) || isThere.has(node)
  const usable: Recipe[] = []
  for (let round = 0; open.length > 0; round++) {
    const [now, later] = split(open, (recipe) => isOpen(recipe, can))
    if (now.length === 0) break
    open = later
    for (const { makes } of now) if (!depth.has(makes.item)) depth.set(makes.item, round)
    usable.push(...now)
  }
  const kept = usable.map((recipe) => ({ ...recipe, tools: recipe.tools.filter(can) }))
  const byItem = Map.groupBy(kept, ({ makes }) => makes.item)
  const fuels = [...byItem.keys()].flatMap((item) => {
    const ticks = burnTicks(item)
    return ticks === 0 ? [] : [{ item, ticks }]
  })
  return { version, recipes: byItem, depth, fuels, durability: (tool) => durabilityOf(tool, version) }
}

/** Whether everything that a recipe needs can be obtained. */
const isOpen = ({ takes, tools, station, access }: Recipe, can: (node: string) => boolean): boolean =>
  takes.every(({ item }) => can(item)) &&
  (tools.length === 0 || tools.some(can)) &&
  (station === undefined || can(station)) &&
  access.every(can)

function split<T>(all: readonly T[], test: (one: T) => boolean): [T[], T[]] {
  const groups = Map.groupBy(all, test)
  return [groups.get(true) ?? [], groups.get(false) ?? []]
}
