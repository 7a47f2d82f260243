import { InvariantError } from '../../core/errors.ts'
import { COUNT_STEPS, cheapestPlan } from './cheapest-plan.ts'
import type { RecipeCosts } from './recipe-costs.ts'
import { SMELT_TICKS } from './recipe-graph.ts'
import { type TextRules, TextWorld } from './text-world.ts'

/** A shortest plan for one of an item in the text world. */
export const shortestTextPlan = (rules: TextRules, item: string): number[] | undefined =>
  textPlan(rules, item, COUNT_STEPS)

/**
 * The cheapest plan for one of an item in the text world, as numbers of atoms in the order in which they are done. The fire is
 * fed with what is left over of what the plan makes.
 * @returns undefined for an item that cannot be obtained
 */
export function textPlan(rules: TextRules, item: string, costs: RecipeCosts): number[] | undefined {
  const plan = cheapestPlan(rules.graph, { goal: [{ item, count: 1 }], costs })
  if (plan === undefined) return undefined
  const byId = new Map(rules.atoms.map(({ atom }, index) => [atom.id, index]))
  const world = new TextWorld(rules)
  const needed = new Map([[item, 1]])
  for (const { recipe, times } of plan.steps)
    for (const taken of recipe.takes)
      needed.set(taken.item, (needed.get(taken.item) ?? 0) + taken.count * times)
  const done: number[] = []
  let heat = 0
  const fuelNow = (): string | undefined => {
    if (heat >= SMELT_TICKS) return undefined
    const spare = ({ item: fuel, ticks }: { item: string; ticks: number }) =>
      world.carried(fuel) - (needed.get(fuel) ?? 0) >= Math.ceil((SMELT_TICKS - heat) / ticks)
    return rules.graph.fuels.toSorted((a, b) => a.ticks - b.ticks).find(spare)?.item
  }
  for (const { recipe, times } of plan.steps) {
    for (let time = 0; time < times; time++) {
      const fuel = recipe.kind === 'smelt' ? fuelNow() : undefined
      const index = byId.get(fuel === undefined ? recipe.id : `${recipe.id} with ${fuel}`)
      if (index === undefined) throw new InvariantError(`No atom does "${recipe.id}".`)
      if (fuel !== undefined) {
        const ticks = rules.graph.fuels.find((one) => one.item === fuel)?.ticks ?? 0
        heat += Math.ceil((SMELT_TICKS - heat) / ticks) * ticks
      }
      if (recipe.kind === 'smelt') heat -= SMELT_TICKS
      for (const taken of recipe.takes) needed.set(taken.item, (needed.get(taken.item) ?? 0) - taken.count)
      world.do(index)
      done.push(index)
    }
  }
  return done
}
