import { InvariantError } from '../../core/errors.ts'
import { countByItem } from '../item-counts.ts'
import { SMELT_TICKS } from '../items/smelting.ts'
import type { PlanStep } from './amounts.ts'
import { COUNT_STEPS, cheapestPlan } from './cheapest-plan.ts'
import type { Recipe } from './recipe.ts'
import type { RecipeCosts } from './recipe-costs.ts'
import type { Fuel } from './recipe-graph.ts'
import { type TextRules, TextWorld } from './text-world.ts'

/** The shortest plan for one of an item in the text world. */
export const shortestTextPlan = (rules: TextRules, item: string): number[] | undefined =>
  textPlan(rules, item, COUNT_STEPS)

/**
 * The cheapest plan for one of an item in the text world, as atom indices in order of execution. The plan's own leftovers are the
 * fuel.
 * @returns undefined for an item that cannot be obtained
 */
export function textPlan(rules: TextRules, item: string, costs: RecipeCosts): number[] | undefined {
  const plan = cheapestPlan(rules.graph, { goal: [{ item, count: 1 }], costs })
  if (plan === undefined) return undefined
  const playing = new Playing(rules, plan.steps, item)
  return plan.steps.flatMap(({ recipe, times }) => Array.from({ length: times }, () => playing.do(recipe)))
}

/** Plays the steps of a plan in a text world, and chooses the fuel of each smelting. */
class Playing {
  readonly #rules: TextRules
  readonly #byId: ReadonlyMap<string, number>
  readonly #world: TextWorld
  /** Remaining needs of the plan, by item. */
  readonly #needed: Map<string, number>
  /** Burn time remaining in the furnace (ticks). */
  #heat = 0

  constructor(rules: TextRules, steps: readonly PlanStep[], goal: string) {
    this.#rules = rules
    this.#byId = new Map(rules.atoms.map(({ atom }, index) => [atom.id, index]))
    this.#world = new TextWorld(rules)
    const taken = steps.flatMap(({ recipe, times }) =>
      recipe.takes.map(({ item, count }) => ({ item, count: count * times })),
    )
    this.#needed = countByItem([{ item: goal, count: 1 }, ...taken])
  }

  /** Carries a recipe out once. @returns the number of the atom */
  do(recipe: Recipe): number {
    const fuel = recipe.kind === 'smelt' ? this.#fuel() : undefined
    const index = this.#byId.get(fuel === undefined ? recipe.id : `${recipe.id} with ${fuel.item}`)
    if (index === undefined) throw new InvariantError(`No atom does "${recipe.id}".`)
    if (fuel !== undefined) this.#heat += Math.ceil((SMELT_TICKS - this.#heat) / fuel.ticks) * fuel.ticks
    if (recipe.kind === 'smelt') this.#heat -= SMELT_TICKS
    for (const { item, count } of recipe.takes) this.#needed.set(item, this.#stillNeeded(item) - count)
    this.#world.do(index)
    return index
  }

  /** The fuel with the shortest burn time that the plan can spare; undefined while the furnace is hot. */
  #fuel(): Fuel | undefined {
    if (this.#heat >= SMELT_TICKS) return undefined
    const isToSpare = ({ item, ticks }: Fuel) =>
      this.#world.carried(item) - this.#stillNeeded(item) >= Math.ceil((SMELT_TICKS - this.#heat) / ticks)
    return this.#rules.graph.fuels.toSorted((a, b) => a.ticks - b.ticks).find(isToSpare)
  }

  #stillNeeded(item: string): number {
    return this.#needed.get(item) ?? 0
  }
}
