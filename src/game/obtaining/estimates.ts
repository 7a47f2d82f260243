import { SMELT_TICKS } from '../items/smelting.ts'
import type { Recipe } from './recipe.ts'
import type { RecipeCosts } from './recipe-costs.ts'
import type { Fuel } from './recipe-graph.ts'

/** A cost in two parts: a fixed part, and one per item. */
interface Parts {
  readonly once: number
  readonly each: number
}

const NOTHING: Parts = { once: 0, each: 0 }
const UNKNOWN: Parts = { once: Number.POSITIVE_INFINITY, each: Number.POSITIVE_INFINITY }

/**
 * Cost of one of each item when its needs share nothing, including tools, stations, places, fire and searches:
 * an OR over recipes, each an AND over its needs (Knuth 1977). A recipe costs more than all of its needs
 * together, so following the cheapest ones never leads into a cycle. Takes time proportional to recipes ×
 * rounds.
 */
export class Estimates {
  readonly #costs: RecipeCosts
  readonly #fuels: readonly Fuel[]
  readonly #have: ReadonlyMap<string, number>
  readonly #near: ReadonlySet<string>
  readonly #byItem = new Map<string, Parts>()

  constructor(
    recipes: readonly Recipe[],
    setting: {
      costs: RecipeCosts
      fuels: readonly Fuel[]
      have?: ReadonlyMap<string, number> | undefined
      near?: ReadonlySet<string> | undefined
    },
  ) {
    this.#costs = setting.costs
    this.#fuels = setting.fuels
    this.#have = setting.have ?? new Map()
    this.#near = setting.near ?? new Set()
    for (let changed = true; changed; ) {
      changed = false
      for (const recipe of recipes) {
        const parts = this.partsOf(recipe)
        if (!(parts.once + parts.each < this.of(recipe.makes.item) - 1e-9)) continue
        this.#byItem.set(recipe.makes.item, parts)
        changed = true
      }
    }
  }

  /** The cost of one of an item. */
  of(item: string): number {
    const { once, each } = this.#parts(item)
    return once + each
  }

  /** The cost of one of a recipe's product with this recipe. */
  ofRecipe(recipe: Recipe): number {
    const { once, each } = this.partsOf(recipe)
    return once + each
  }

  /** The cost of the fire for one item. */
  ofFire({ item, ticks }: Fuel): number {
    const { once, each } = this.#parts(item)
    return once + (each * SMELT_TICKS) / ticks
  }

  /** A recipe's fixed cost, and its cost per product. */
  partsOf(recipe: Recipe): Parts {
    const { takes, tools, station, access, makes, kind } = recipe
    const kept = [...(station === undefined ? [] : [station]), ...access].map((node) => this.#held(node))
    const tool = tools.length === 0 ? 0 : Math.min(...tools.map((one) => this.#held(one)))
    const taken = takes.map(({ item, count }) => ({ ...this.#parts(item), count }))
    const fire = kind === 'smelt' ? this.#fire() : NOTHING
    const once =
      this.#costs.once(recipe) +
      tool +
      fire.once +
      kept.reduce((sum, cost) => sum + cost, 0) +
      taken.reduce((sum, one) => sum + one.once, 0)
    const each = taken.reduce((sum, one) => sum + one.count * one.each, this.#costs.each(recipe) + fire.each)
    return { once, each: each / makes.count }
  }

  /** An item's cost with its cheapest recipe. */
  #parts(item: string): Parts {
    return this.#byItem.get(item) ?? UNKNOWN
  }

  #fire(): Parts {
    return this.#fuels.reduce((best: Parts, { item, ticks }) => {
      const { once, each } = this.#parts(item)
      const fire = { once, each: (each * SMELT_TICKS) / ticks }
      return fire.once + fire.each < best.once + best.each ? fire : best
    }, UNKNOWN)
  }

  /** Whether another recipe for the same item is certain to cost less, however many are made. */
  isDominated(recipe: Recipe, leastEach: number): boolean {
    const { once, each } = this.#parts(recipe.makes.item)
    return this.#costs.once(recipe) > once && leastEach >= each
  }

  /** Something that must be present without being used up. */
  #held(node: string): number {
    return (this.#have.get(node) ?? 0) > 0 || this.#near.has(node) ? 0 : this.of(node)
  }
}
