import type { ItemCount } from '../item-counts.ts'
import { SMELT_TICKS } from '../items/smelting.ts'
import type { Recipe } from './recipe.ts'
import type { Fuel, RecipeGraph } from './recipe-graph.ts'

/** A recipe, and how often it is carried out. */
export interface PlanStep {
  readonly recipe: Recipe
  readonly times: number
  /** The tool that was chosen for it. */
  readonly tool?: string
}

/** The decisions so far: the recipe for each item, the tool of each recipe, and the fuel. */
export interface Decisions {
  readonly recipes: ReadonlyMap<string, Recipe>
  readonly tools: ReadonlyMap<string, string>
  readonly fuel?: Fuel | undefined
}

/** Placeholder for fuel in the list of undecided items. */
export const FUEL = '(fuel)'

interface Setting {
  goal: readonly ItemCount[]
  have?: ReadonlyMap<string, number>
  usesLeft?: ReadonlyMap<string, number>
  near?: ReadonlySet<string>
}

/** How much of everything a plan needs according to the recipes chosen so far; undecided items are `open`. */
export class Amounts {
  /** False if an item would be needed to obtain itself. */
  readonly isPossible: boolean
  readonly steps: readonly PlanStep[] = []
  /** Needed items without a recipe so far. */
  readonly open: readonly ItemCount[] = []

  constructor(graph: RecipeGraph, setting: Setting, decisions: Decisions) {
    const order = consumersFirst(setting, decisions)
    this.isPossible = order !== undefined
    if (order === undefined) return
    // More fuel may need more of everything, which may leave more fuel over after use.
    for (let fuel = 0; ; ) {
      const { steps, open, lack } = count(graph, setting, { decisions, order, fuel })
      this.steps = steps
      this.open = open
      if (lack === 0) return
      if (decisions.fuel === undefined) {
        this.open = [...open, { item: FUEL, count: 1 }]
        return
      }
      fuel += Math.ceil(lack / decisions.fuel.ticks)
    }
  }
}

/** Everything that a recipe needs, whether it is used up or not. */
function needsOf(recipe: Recipe, { tools, fuel }: Decisions): string[] {
  const tool = tools.get(recipe.id)
  return [
    ...recipe.takes.map(({ item }) => item),
    ...(tool === undefined ? [] : [tool]),
    ...(recipe.station === undefined ? [] : [recipe.station]),
    ...recipe.access,
    ...(recipe.kind === 'smelt' && fuel !== undefined ? [fuel.item] : []),
  ]
}

/** The items, ordered so that none comes before its ingredients; undefined if there is a cycle. */
function consumersFirst({ goal, have, near }: Setting, decisions: Decisions): string[] | undefined {
  const state = new Map<string, 'open' | 'done'>()
  const order: string[] = []
  const ingredientsOf = (item: string): string[] => {
    const recipe = decisions.recipes.get(item)
    if (recipe === undefined) return []
    const isThere = (needed: string) => near?.has(needed) === true || isAtHand(needed, recipe, have)
    return needsOf(recipe, decisions).filter((needed) => !isThere(needed))
  }
  const visit = (item: string): boolean => {
    const known = state.get(item)
    if (known !== undefined) return known === 'done'
    state.set(item, 'open')
    if (!ingredientsOf(item).every(visit)) return false
    state.set(item, 'done')
    order.push(item)
    return true
  }
  const isAcyclic = goal.every(({ item }) => visit(item)) && [...decisions.recipes.keys()].every(visit)
  return isAcyclic ? order.reverse() : undefined
}

/** A carried tool or station need not be made, so it does not close a cycle. */
const isAtHand = (
  needed: string,
  { takes }: Recipe,
  have: ReadonlyMap<string, number> | undefined,
): boolean => (have?.get(needed) ?? 0) > 0 && takes.every(({ item }) => item !== needed)

interface Counted {
  readonly steps: PlanStep[]
  readonly open: ItemCount[]
  /** Missing burn time (ticks). */
  readonly lack: number
}

function count(
  graph: RecipeGraph,
  setting: Setting,
  { decisions, order, fuel }: { decisions: Decisions; order: readonly string[]; fuel: number },
): Counted {
  const tally = new Tally(graph, setting, decisions)
  if (decisions.fuel !== undefined && fuel > 0) tally.use(decisions.fuel.item, fuel)
  for (const item of order) tally.settle(item)
  tally.settleOthers(new Set(order))
  return {
    steps: tally.steps.reverse(),
    open: unique(tally.open),
    lack: Math.max(0, tally.heat - tally.spareHeat() - fuel * (decisions.fuel?.ticks ?? 0)),
  }
}

/** Adds up a plan's needs, item by item, consumers first. */
class Tally {
  readonly steps: PlanStep[] = []
  readonly open: ItemCount[] = []
  /** Burn time that the plan's smelting takes (ticks). */
  heat = 0
  readonly #graph: RecipeGraph
  readonly #setting: Setting
  readonly #decisions: Decisions
  readonly #used = new Map<string, number>()
  /** Items that must be in the inventory at some point but are not used up. */
  readonly #held = new Map<string, number>()
  readonly #wear = new Map<string, number>()
  readonly #left: Map<string, number>
  readonly #byProducts = new Map<string, number>()

  constructor(graph: RecipeGraph, setting: Setting, decisions: Decisions) {
    this.#graph = graph
    this.#setting = setting
    this.#decisions = decisions
    this.#left = new Map(setting.have)
    for (const { item, count: amount } of setting.goal) this.#hold(item, amount)
  }

  use(item: string, amount: number): void {
    this.#used.set(item, (this.#used.get(item) ?? 0) + amount)
  }

  /** Decides how often an item's recipe is carried out, and adds the ingredients. */
  settle(item: string): void {
    this.#replaceWornOut(item)
    const wanted = (this.#used.get(item) ?? 0) + (this.#held.get(item) ?? 0)
    const missing = wanted - this.#carried(item) - (this.#byProducts.get(item) ?? 0)
    const recipe = this.#decisions.recipes.get(item)
    if (missing <= 0) this.#left.set(item, -missing + (this.#held.get(item) ?? 0))
    else if (recipe === undefined) this.open.push({ item, count: missing })
    else this.#carryOut(recipe, missing)
  }

  /** Settles needs of the plan for items that the order does not include. */
  settleOthers(known: ReadonlySet<string>): void {
    for (const item of [...this.#used.keys(), ...this.#held.keys(), ...this.#wear.keys()])
      if (!known.has(item)) this.settle(item)
  }

  /** Burn time of leftover fuel (ticks); fuel that the plan adds counts as used. */
  spareHeat(): number {
    const isKept = (item: string) =>
      this.#setting.goal.some((wanted) => wanted.item === item) || (this.#held.get(item) ?? 0) > 0
    return this.#graph.fuels.reduce(
      (sum, { item, ticks }) => (isKept(item) ? sum : sum + ticks * (this.#left.get(item) ?? 0)),
      0,
    )
  }

  #carryOut(recipe: Recipe, missing: number): void {
    const times = Math.ceil(missing / recipe.makes.count)
    this.#left.set(recipe.makes.item, times * recipe.makes.count - missing)
    const tool = this.#decisions.tools.get(recipe.id)
    this.steps.push({ recipe, times, ...(tool === undefined ? {} : { tool }) })
    for (const taken of recipe.takes) this.use(taken.item, taken.count * times)
    for (const rest of recipe.leaves)
      this.#byProducts.set(rest.item, (this.#byProducts.get(rest.item) ?? 0) + rest.count * times)
    if (tool !== undefined)
      this.#wear.set(tool, (this.#wear.get(tool) ?? 0) + times / (recipe.source?.chance ?? 1))
    for (const node of recipe.access) this.#hold(node, 1)
    if (recipe.station !== undefined && this.#setting.near?.has(recipe.station) !== true)
      this.#hold(recipe.station, 1)
    if (recipe.kind === 'smelt') this.heat += times * SMELT_TICKS
  }

  /** Adds one more of a tool for each one that wears out. */
  #replaceWornOut(item: string): void {
    const durability = this.#graph.durability(item)
    const lasting = this.#setting.usesLeft?.get(item) ?? this.#carried(item) * durability
    const worn = (this.#wear.get(item) ?? 0) - lasting
    if (worn > 0) this.#hold(item, this.#carried(item) + Math.ceil(worn / durability))
  }

  #carried(item: string): number {
    return this.#setting.have?.get(item) ?? 0
  }

  #hold(item: string, amount: number): void {
    this.#held.set(item, Math.max(this.#held.get(item) ?? 0, amount))
  }
}

const unique = (open: readonly ItemCount[]): ItemCount[] => [
  ...new Map(open.map((one) => [one.item, one])).values(),
]
