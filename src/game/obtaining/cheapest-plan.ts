import type { ItemCount } from '../item-counts.ts'
import { Amounts, type Decisions, FUEL, type PlanStep } from './amounts.ts'
import type { TechTree, Way } from './tech-tree.ts'
import { WOODS } from './wild.ts'

/** What ways cost: going to look for something once, and each time that it is done; Infinity where it cannot be done. */
export interface WayCosts {
  once(way: Way): number
  each(way: Way): number
}

/** Every step costs 1: the cheapest plan is the shortest. */
const COUNT_STEPS: WayCosts = { once: () => 0, each: () => 1 }

export interface PlanOptions {
  goal: readonly ItemCount[]
  /** What is carried. */
  have?: ReadonlyMap<string, number>
  /** Uses that are left of carried tools, all of a kind together. Default: new ones. */
  usesLeft?: ReadonlyMap<string, number>
  /** Stations that stand nearby. */
  near?: ReadonlySet<string>
  costs?: WayCosts
}

export interface TechPlan {
  /** In an order in which they can be done. */
  readonly steps: readonly PlanStep[]
  readonly cost: number
}

/** So many partial plans are looked at most; then the best so far is taken. */
const MAX_NODES = 4000

/**
 * The cheapest plan by which the goal is carried in the end: which way to each item, which tool and which fuel, each
 * amount with what is carried and left over taken off, tools made anew when they wear out. Branch and bound over the
 * decisions, each item by one way throughout; the bound leaves out tools, stations, fires and searches.
 * @returns undefined when there is none
 */
export function cheapestPlan(tree: TechTree, options: PlanOptions): TechPlan | undefined {
  return new Search(tree, options).run()
}

class Search {
  readonly #tree: TechTree
  readonly #options: PlanOptions
  readonly #costs: WayCosts
  readonly #least: ReadonlyMap<string, number>
  readonly #isWanted: (item: string) => boolean
  #best: TechPlan | undefined
  #nodes = 0

  constructor(tree: TechTree, options: PlanOptions) {
    this.#tree = tree
    this.#options = options
    this.#costs = options.costs ?? COUNT_STEPS
    this.#least = leastCosts(tree, options.goal, this.#costs)
    this.#isWanted = fewWoods(tree, options, this.#costs)
  }

  run(): TechPlan | undefined {
    this.#decide({ ways: new Map(), tools: new Map() })
    return this.#best
  }

  #decide(decisions: Decisions): void {
    if (this.#nodes++ > MAX_NODES) return
    const amounts = new Amounts(this.#tree, this.#options, decisions)
    if (!amounts.isPossible) return
    const cost = this.#costOf(amounts.steps)
    const bound = amounts.open.reduce((sum, { item, count }) => sum + count * this.#leastOf(item), cost)
    if (bound >= (this.#best?.cost ?? Number.POSITIVE_INFINITY) || bound === Number.POSITIVE_INFINITY) return
    const [next] = amounts.open
    if (next === undefined) {
      this.#best = { steps: amounts.steps, cost }
      return
    }
    for (const choice of this.#choices(next.item, decisions)) this.#decide(choice)
  }

  /** All ways to decide about an item, those that seem cheapest first. */
  #choices(item: string, { ways, tools, fuel }: Decisions): Decisions[] {
    if (item === FUEL) {
      return this.#tree.fuels
        .filter((one) => this.#isWanted(one.item) && this.#leastOf(one.item) < Number.POSITIVE_INFINITY)
        .sort((a, b) => this.#leastOf(a.item) / a.ticks - this.#leastOf(b.item) / b.ticks)
        .map((one) => ({ ways, tools, fuel: one }))
    }
    const possible = (this.#tree.ways.get(item) ?? []).filter(
      (way) =>
        this.#costs.each(way) + this.#costs.once(way) < Number.POSITIVE_INFINITY &&
        way.takes.every((taken) => this.#isWanted(taken.item)),
    )
    return possible
      .sort((a, b) => this.#leastBy(a) - this.#leastBy(b))
      .flatMap((way) => {
        const decided = new Map(ways).set(item, way)
        if (way.tools.length === 0) return [{ ways: decided, tools, fuel }]
        return this.#toolsFor(way).map((tool) => ({
          ways: decided,
          tools: new Map(tools).set(way.id, tool),
          fuel,
        }))
      })
  }

  /** The tools for a way: one that is carried and lasts, or else all. */
  #toolsFor({ tools }: Way): readonly string[] {
    const { have } = this.#options
    const carried = tools.filter((tool) => (have?.get(tool) ?? 0) > 0)
    return [...new Set([...carried, ...tools])]
  }

  #costOf(steps: readonly PlanStep[]): number {
    return steps.reduce(
      (sum, { way, times }) => sum + this.#costs.once(way) + times * this.#costs.each(way),
      0,
    )
  }

  #leastOf(item: string): number {
    return item === FUEL ? 0 : (this.#least.get(item) ?? Number.POSITIVE_INFINITY)
  }

  #leastBy(way: Way): number {
    const taken = way.takes.reduce((sum, { item, count }) => sum + count * this.#leastOf(item), 0)
    return this.#costs.once(way) + (this.#costs.each(way) + taken) / way.makes.count
  }
}

/** What one of each item costs at least: its cheapest way, without tools, stations, fires and searches. */
function leastCosts(tree: TechTree, goal: readonly ItemCount[], costs: WayCosts): Map<string, number> {
  const least = new Map<string, number>()
  const ways = relevantWays(
    tree,
    goal.map(({ item }) => item),
  )
  for (let changed = true; changed; ) {
    changed = false
    for (const way of ways) {
      if (costs.once(way) === Number.POSITIVE_INFINITY) continue
      const taken = way.takes.reduce(
        (sum, one) => sum + one.count * (least.get(one.item) ?? Number.POSITIVE_INFINITY),
        0,
      )
      const cost = (costs.each(way) + taken) / way.makes.count
      if (cost >= (least.get(way.makes.item) ?? Number.POSITIVE_INFINITY) - 1e-9) continue
      least.set(way.makes.item, cost)
      changed = true
    }
  }
  return least
}

const relevant = new WeakMap<TechTree, Map<string, readonly Way[]>>()

/** All ways that a plan for these items could take; worked out once for a goal. */
function relevantWays(tree: TechTree, items: readonly string[]): readonly Way[] {
  const known = relevant.get(tree) ?? new Map<string, readonly Way[]>()
  relevant.set(tree, known)
  const key = items.toSorted().join()
  const cached = known.get(key)
  if (cached !== undefined) return cached
  const needed = new Set(items)
  const ways: Way[] = []
  for (const item of needed)
    for (const way of tree.ways.get(item) ?? []) {
      ways.push(way)
      for (const taken of way.takes) needed.add(taken.item)
      for (const tool of way.tools) needed.add(tool)
      if (way.station !== undefined) needed.add(way.station)
      if (way.kind === 'smelt') for (const fuel of tree.fuels) needed.add(fuel.item)
    }
  // What is obtained first is listed first, so that costs settle in few rounds.
  ways.sort((a, b) => (tree.depth.get(a.makes.item) ?? 0) - (tree.depth.get(b.makes.item) ?? 0))
  known.set(key, ways)
  return ways
}

/**
 * Any wood will do, so that only the cheapest is looked at, beside those that the goal names and that are carried. Without
 * this each plank of a plan could be of seven kinds.
 */
function fewWoods(
  tree: TechTree,
  { goal, have = new Map() }: PlanOptions,
  costs: WayCosts,
): (item: string) => boolean {
  const logCost = (wood: string) =>
    Math.min(...(tree.ways.get(`${wood}_log`) ?? []).map((way) => costs.once(way) + costs.each(way)))
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

const woodOf = (item: string): string | undefined =>
  WOODS.find((wood) => item.startsWith(`${wood}_`) || item.startsWith(`stripped_${wood}_`))
