import type { ItemCount } from '../item-counts.ts'
import { Amounts, type Decisions, FUEL, type PlanStep } from './amounts.ts'
import { Estimates } from './estimates.ts'
import { LATER_WOODS, NETHER_WOODS, WOODS } from './game-names.ts'
import type { Recipe } from './recipe.ts'
import type { RecipeCosts } from './recipe-costs.ts'
import type { RecipeGraph } from './recipe-graph.ts'

/** Every step costs 1, so the cheapest plan is the shortest. */
export const COUNT_STEPS: RecipeCosts = { once: () => 0, each: () => 1 }

export interface PlanOptions {
  goal: readonly ItemCount[]
  /** What is carried. */
  have?: ReadonlyMap<string, number>
  /** Remaining uses of carried tools, added up per kind. Default: new ones. */
  usesLeft?: ReadonlyMap<string, number>
  /** Stations that stand nearby. */
  near?: ReadonlySet<string>
  costs?: RecipeCosts
}

export interface ObtainingPlan {
  /** In an executable order. */
  readonly steps: readonly PlanStep[]
  readonly cost: number
}

/** Search budget, in partial plans; when it runs out the best plan found so far wins. */
const MAX_NODES = 4000

/**
 * The cheapest plan that ends with the goal in the inventory: a recipe for each item, tools and fuel, amounts net of inventory
 * and leftovers; worn-out tools are replaced. Branch and bound over the decisions, with one recipe per item throughout; the bound
 * ignores tools, stations, fires and places. @returns undefined if there is none
 */
export function cheapestPlan(graph: RecipeGraph, options: PlanOptions): ObtainingPlan | undefined {
  return new Search(graph, options).run()
}

class Search {
  readonly #graph: RecipeGraph
  readonly #options: PlanOptions
  readonly #costs: RecipeCosts
  readonly #estimates: Estimates
  readonly #least: ReadonlyMap<string, number>
  readonly #isWanted: (item: string) => boolean
  readonly #searches = new Map<string, number>()
  #best: ObtainingPlan | undefined
  /** Plans of at least this cost are not examined. */
  #limit = Number.POSITIVE_INFINITY
  #nodes = 0

  constructor(graph: RecipeGraph, options: PlanOptions) {
    this.#graph = graph
    this.#options = options
    this.#costs = options.costs ?? COUNT_STEPS
    this.#least = leastCosts(graph, options.goal, this.#costs)
    const recipes = relevantRecipes(
      graph,
      options.goal.map(({ item }) => item),
    )
    const { have, near } = options
    this.#estimates = new Estimates(recipes, { costs: this.#costs, fuels: graph.fuels, have, near })
    this.#isWanted = withoutRedundantWoods(graph, options, this.#costs)
  }

  run(): ObtainingPlan | undefined {
    const first = this.#firstPlan()
    // Among plans with the same cost, the one that the search finds without a hint is preferred.
    this.#limit = first === undefined ? Number.POSITIVE_INFINITY : first.cost + 1e-6
    this.#decide({ recipes: new Map(), tools: new Map() })
    return this.#best ?? first
  }

  /**
   * The plan that follows the estimated cheapest recipe for each item: an upper bound, and the result if the search ends early.
   */
  #firstPlan(): ObtainingPlan | undefined {
    let decisions: Decisions = { recipes: new Map(), tools: new Map() }
    for (;;) {
      const amounts = new Amounts(this.#graph, this.#options, decisions)
      if (!amounts.isPossible) return undefined
      const [next] = amounts.open
      if (next === undefined) {
        const cost = this.#costOf(amounts.steps)
        return cost < Number.POSITIVE_INFINITY ? { steps: amounts.steps, cost } : undefined
      }
      const rank = ({ recipes, tools, fuel }: Decisions): number => {
        if (next.item === FUEL)
          return fuel === undefined ? Number.POSITIVE_INFINITY : this.#estimates.ofFire(fuel)
        const recipe = recipes.get(next.item)
        if (recipe === undefined) return Number.POSITIVE_INFINITY
        const tool = tools.get(recipe.id)
        return this.#estimates.ofRecipe(recipe) + (tool === undefined ? 0 : 1e-3 * this.#estimates.of(tool))
      }
      const choices = this.#choices(next.item, decisions)
      if (choices.length === 0) return undefined
      decisions = choices.reduce((best, choice) => (rank(choice) < rank(best) ? choice : best))
    }
  }

  #decide(decisions: Decisions): void {
    if (this.#nodes++ > MAX_NODES) return
    const amounts = new Amounts(this.#graph, this.#options, decisions)
    if (!amounts.isPossible) return
    const cost = this.#costOf(amounts.steps)
    const bound = amounts.open.reduce(
      (sum, { item, count }) => sum + count * this.#leastOf(item) + this.#searchFor(item),
      cost,
    )
    if (bound >= this.#limit || bound === Number.POSITIVE_INFINITY) return
    const [next] = amounts.open
    if (next === undefined) {
      this.#best = { steps: amounts.steps, cost }
      this.#limit = cost
      return
    }
    for (const choice of this.#choices(next.item, decisions)) this.#decide(choice)
  }

  /** All recipes to choose from for an item, those that seem cheapest first. */
  #choices(item: string, { recipes, tools, fuel }: Decisions): Decisions[] {
    if (item === FUEL) {
      return this.#graph.fuels
        .filter((one) => this.#isWanted(one.item) && this.#leastOf(one.item) < Number.POSITIVE_INFINITY)
        .sort((a, b) => this.#leastOf(a.item) / a.ticks - this.#leastOf(b.item) / b.ticks)
        .map((one) => ({ recipes, tools, fuel: one }))
    }
    const possible = (this.#graph.recipes.get(item) ?? []).filter(
      (recipe) =>
        this.#costs.each(recipe) + this.#costs.once(recipe) < Number.POSITIVE_INFINITY &&
        recipe.takes.every((taken) => this.#isWanted(taken.item)) &&
        !this.#estimates.isDominated(recipe, this.#leastEach(recipe)),
    )
    return possible
      .sort((a, b) => this.#leastBy(a) - this.#leastBy(b))
      .flatMap((recipe) => {
        const decided = new Map(recipes).set(item, recipe)
        if (recipe.tools.length === 0) return [{ recipes: decided, tools, fuel }]
        return this.#toolsFor(recipe).map((tool) => ({
          recipes: decided,
          tools: new Map(tools).set(recipe.id, tool),
          fuel,
        }))
      })
  }

  /** The tools for a recipe: a carried one that lasts long enough, otherwise all. */
  #toolsFor({ tools }: Recipe): readonly string[] {
    const { have } = this.#options
    const carried = tools.filter((tool) => (have?.get(tool) ?? 0) > 0)
    return [...new Set([...carried, ...tools])]
  }

  #costOf(steps: readonly PlanStep[]): number {
    return steps.reduce(
      (sum, { recipe, times }) => sum + this.#costs.once(recipe) + times * this.#costs.each(recipe),
      0,
    )
  }

  #leastOf(item: string): number {
    return item === FUEL ? 0 : (this.#least.get(item) ?? Number.POSITIVE_INFINITY)
  }

  /** The shortest search among an item's recipes: each open item needs one. */
  #searchFor(item: string): number {
    const cached = this.#searches.get(item)
    if (cached !== undefined) return cached
    const searches = (this.#graph.recipes.get(item) ?? []).map((recipe) => this.#costs.once(recipe))
    const least = searches.length === 0 ? 0 : Math.min(...searches)
    this.#searches.set(item, least)
    return least
  }

  #leastBy(recipe: Recipe): number {
    return this.#costs.once(recipe) + this.#leastEach(recipe)
  }

  #leastEach(recipe: Recipe): number {
    const taken = recipe.takes.reduce((sum, { item, count }) => sum + count * this.#leastOf(item), 0)
    return (this.#costs.each(recipe) + taken) / recipe.makes.count
  }
}

/** Minimum cost of one of each item: its cheapest recipe, without tools, stations, fires and searches. */
function leastCosts(graph: RecipeGraph, goal: readonly ItemCount[], costs: RecipeCosts): Map<string, number> {
  const least = new Map<string, number>()
  const recipes = relevantRecipes(
    graph,
    goal.map(({ item }) => item),
  )
  for (let changed = true; changed; ) {
    changed = false
    for (const recipe of recipes) {
      if (costs.once(recipe) === Number.POSITIVE_INFINITY) continue
      const taken = recipe.takes.reduce(
        (sum, one) => sum + one.count * (least.get(one.item) ?? Number.POSITIVE_INFINITY),
        0,
      )
      const cost = (costs.each(recipe) + taken) / recipe.makes.count
      if (cost >= (least.get(recipe.makes.item) ?? Number.POSITIVE_INFINITY) - 1e-9) continue
      least.set(recipe.makes.item, cost)
      changed = true
    }
  }
  return least
}

const relevant = new WeakMap<RecipeGraph, Map<string, readonly Recipe[]>>()

/** All recipes that a plan for these items could use; computed once per goal. */
function relevantRecipes(graph: RecipeGraph, items: readonly string[]): readonly Recipe[] {
  const known = relevant.get(graph) ?? new Map<string, readonly Recipe[]>()
  relevant.set(graph, known)
  const key = items.toSorted().join()
  const cached = known.get(key)
  if (cached !== undefined) return cached
  const needed = new Set(items)
  const recipes: Recipe[] = []
  for (const item of needed)
    for (const recipe of graph.recipes.get(item) ?? []) {
      recipes.push(recipe)
      for (const name of allNeeds(recipe, graph)) needed.add(name)
    }
  // Items that are obtained earlier come first, so that costs converge in few rounds.
  recipes.sort((a, b) => (graph.depth.get(a.makes.item) ?? 0) - (graph.depth.get(b.makes.item) ?? 0))
  known.set(key, recipes)
  return recipes
}

/** Everything that a recipe may need: ingredients, any tool, station, access, any fuel. */
const allNeeds = (recipe: Recipe, { fuels }: RecipeGraph): string[] => [
  ...recipe.takes.map(({ item }) => item),
  ...recipe.tools,
  ...(recipe.station === undefined ? [] : [recipe.station]),
  ...recipe.access,
  ...(recipe.kind === 'smelt' ? fuels.map(({ item }) => item) : []),
]

/**
 * Any wood is good enough, so only the cheapest is considered, plus those that the goal names or agents carry. Otherwise each
 * plank of a plan could be any of seven kinds.
 */
function withoutRedundantWoods(
  graph: RecipeGraph,
  { goal, have = new Map() }: PlanOptions,
  costs: RecipeCosts,
): (item: string) => boolean {
  const logCost = (wood: string) =>
    Math.min(
      ...(graph.recipes.get(`${wood}_log`) ?? []).map((recipe) => costs.once(recipe) + costs.each(recipe)),
    )
  const cheapest = WOODS.toSorted((a, b) => logCost(a) - logCost(b))[0]
  const named = [
    ...goal.map(({ item }) => item),
    ...[...have].flatMap(([item, count]) => (count > 0 ? [item] : [])),
  ]
  const kept = new Set([cheapest, ...named.map(woodOf)])
  return (item) => {
    const wood = woodOf(item)
    return wood === undefined || kept.has(wood)
  }
}

const ALL_WOODS = [...WOODS, ...LATER_WOODS, ...NETHER_WOODS]

const woodOf = (item: string): string | undefined =>
  ALL_WOODS.find((wood) => item.startsWith(`${wood}_`) || item.startsWith(`stripped_${wood}_`))
