import type { ItemCount } from '../item-counts.ts'
import type { Recipe } from './recipe.ts'
import { type Fuel, type RecipeGraph, SMELT_TICKS } from './recipe-graph.ts'

/** A recipe, and how often it is carried out. */
export interface PlanStep {
  readonly recipe: Recipe
  readonly times: number
  /** The tool that was chosen for it. */
  readonly tool?: string
}

/** What has been decided so far: the recipe for each item, the tool of each recipe, and the fuel. */
export interface Decisions {
  readonly recipes: ReadonlyMap<string, Recipe>
  readonly tools: ReadonlyMap<string, string>
  readonly fuel?: Fuel | undefined
}

/** Stands for the fuel among what is to be decided. */
export const FUEL = '(fuel)'

interface Setting {
  goal: readonly ItemCount[]
  have?: ReadonlyMap<string, number>
  usesLeft?: ReadonlyMap<string, number>
  near?: ReadonlySet<string>
}

/** How much of everything a plan takes by what has been decided; what has not been decided yet is `open`. */
export class Amounts {
  /** False if an item would be needed to obtain itself. */
  readonly isPossible: boolean
  readonly steps: readonly PlanStep[] = []
  /** What is needed and has no recipe yet. */
  readonly open: readonly ItemCount[] = []

  constructor(graph: RecipeGraph, setting: Setting, decisions: Decisions) {
    const order = consumersFirst(setting, decisions)
    this.isPossible = order !== undefined
    if (order === undefined) return
    // More fuel may take more of everything, which may leave more fuel over.
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

/** What a recipe needs, used up or not. */
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

/** The items in an order in which none comes after what it is made from; undefined if they go round in a circle. */
function consumersFirst({ goal, have, near }: Setting, decisions: Decisions): string[] | undefined {
  const state = new Map<string, 'open' | 'done'>()
  const order: string[] = []
  const visit = (item: string): boolean => {
    const known = state.get(item)
    if (known !== undefined) return known === 'done'
    state.set(item, 'open')
    const recipe = decisions.recipes.get(item)
    if (recipe !== undefined)
      for (const needed of needsOf(recipe, decisions)) {
        if (near?.has(needed) === true || isAtHand(needed, recipe, have)) continue
        if (!visit(needed)) return false
      }
    state.set(item, 'done')
    order.push(item)
    return true
  }
  if (!goal.every(({ item }) => visit(item))) return undefined
  for (const item of decisions.recipes.keys()) if (!visit(item)) return undefined
  return order.reverse()
}

/** A carried tool or station is not made first, so that it closes no circle. */
const isAtHand = (
  needed: string,
  { takes }: Recipe,
  have: ReadonlyMap<string, number> | undefined,
): boolean => (have?.get(needed) ?? 0) > 0 && takes.every(({ item }) => item !== needed)

function count(
  graph: RecipeGraph,
  { goal, have = new Map(), usesLeft, near }: Setting,
  { decisions, order, fuel }: { decisions: Decisions; order: readonly string[]; fuel: number },
): { steps: PlanStep[]; open: ItemCount[]; lack: number } {
  const used = new Map<string, number>()
  /** What must be held at some time, beyond what is used up. */
  const held = new Map<string, number>()
  const wear = new Map<string, number>()
  const left = new Map(have)
  const byProducts = new Map<string, number>()
  const need = (item: string, amount: number) => used.set(item, (used.get(item) ?? 0) + amount)
  const hold = (item: string, amount: number) => held.set(item, Math.max(held.get(item) ?? 0, amount))
  for (const { item, count: amount } of goal) hold(item, amount)
  if (decisions.fuel !== undefined && fuel > 0) need(decisions.fuel.item, fuel)
  const steps: PlanStep[] = []
  const open: ItemCount[] = []
  let heat = 0
  const settle = (item: string) => {
    const lasting = usesLeft?.get(item) ?? (have.get(item) ?? 0) * graph.durability(item)
    const worn = (wear.get(item) ?? 0) - lasting
    if (worn > 0) hold(item, (have.get(item) ?? 0) + Math.ceil(worn / graph.durability(item)))
    const wanted = (used.get(item) ?? 0) + (held.get(item) ?? 0)
    const missing = wanted - (have.get(item) ?? 0) - (byProducts.get(item) ?? 0)
    if (missing <= 0) {
      left.set(item, -missing + (held.get(item) ?? 0))
      return
    }
    const recipe = decisions.recipes.get(item)
    if (recipe === undefined) {
      open.push({ item, count: missing })
      return
    }
    const times = Math.ceil(missing / recipe.makes.count)
    left.set(item, times * recipe.makes.count - missing)
    const tool = decisions.tools.get(recipe.id)
    steps.push({ recipe, times, ...(tool === undefined ? {} : { tool }) })
    for (const taken of recipe.takes) need(taken.item, taken.count * times)
    for (const rest of recipe.leaves)
      byProducts.set(rest.item, (byProducts.get(rest.item) ?? 0) + rest.count * times)
    if (tool !== undefined) wear.set(tool, (wear.get(tool) ?? 0) + times / (recipe.source?.chance ?? 1))
    for (const node of recipe.access) hold(node, 1)
    if (recipe.station !== undefined && near?.has(recipe.station) !== true) hold(recipe.station, 1)
    if (recipe.kind === 'smelt') heat += times * SMELT_TICKS
  }
  for (const item of order) settle(item)
  const known = new Set(order)
  for (const item of [...used.keys(), ...held.keys(), ...wear.keys()]) if (!known.has(item)) settle(item)
  // What is left over burns for nothing; what the plan adds for the fire is among what is used.
  const spare = graph.fuels.reduce((sum, { item, ticks }) => {
    const isKept = goal.some((wanted) => wanted.item === item) || (held.get(item) ?? 0) > 0
    return isKept ? sum : sum + ticks * (left.get(item) ?? 0)
  }, 0)
  const lack = Math.max(0, heat - spare - fuel * (decisions.fuel?.ticks ?? 0))
  return { steps: steps.reverse(), open: unique(open), lack }
}

const unique = (open: readonly ItemCount[]): ItemCount[] => [
  ...new Map(open.map((one) => [one.item, one])).values(),
]
