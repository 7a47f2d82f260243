import { type ItemStack, Items } from '../items/stack.ts'
import type { RecipeCell, Registry } from '../library/prismarine.ts'
import type { WorldRules } from '../rules.ts'
import { specialRecipe } from './special-recipes.ts'

/**
 * Interchangeable items of vanilla recipes, by item tag. The data lists a recipe once per material; if it lists several materials
 * of a group for the same result, they may also be mixed.
 */
const GROUPS: Readonly<Record<string, (name: string) => boolean>> = {
  planks: (name) => name.endsWith('_planks'),
  wooden_slabs: (name) =>
    /^(oak|spruce|birch|jungle|acacia|dark_oak|pale_oak|mangrove|cherry|bamboo|crimson|warped)_slab$/.test(
      name,
    ),
  logs: (name) => /_(log|wood|stem|hyphae)$/.test(name) && !name.includes('mushroom'),
  wool: (name) => name.endsWith('_wool'),
  coals: (name) => name === 'coal' || name === 'charcoal',
  stones: (name) => ['cobblestone', 'blackstone', 'cobbled_deepslate'].includes(name),
  sand: (name) => name === 'sand' || name === 'red_sand',
  soul_base: (name) => name === 'soul_sand' || name === 'soul_soil',
}

/** The item that an ingredient leaves behind in the grid. */
const REMAINDERS: Readonly<Record<string, string>> = {
  water_bucket: 'bucket',
  lava_bucket: 'bucket',
  milk_bucket: 'bucket',
  honey_bottle: 'glass_bottle',
  dragon_breath: 'glass_bottle',
}

interface Result {
  readonly name: string
  readonly count: number
}

/** Recipes that differ only within groups. */
interface Mixed {
  readonly result: Result
  readonly allowed: Set<number>
}

type Rows = readonly (readonly number[])[]

const EMPTY = -1

const known = new WeakMap<Registry, Recipes>()

/** The recipes of a version. Shared by all worlds of that version without a rule book. */
export function recipesOf(registry: Registry, rules?: WorldRules): Recipes {
  if (rules !== undefined) return new Recipes(registry, new Items(registry), rules)
  const recipes = known.get(registry) ?? new Recipes(registry, new Items(registry))
  known.set(registry, recipes)
  return recipes
}

/** The crafting recipes of a version. */
export class Recipes {
  readonly #items: Items
  readonly #groupOf = new Map<number, string>()
  readonly #exact = new Map<string, Result>()
  readonly #mixed = new Map<string, Mixed[]>()
  /** Recipes that a world's rule book adds; they take precedence. */
  readonly #changed = new Map<string, Result>()

  constructor(registry: Registry, items: Items, rules: WorldRules = { recipes: {} }) {
    this.#items = items
    for (const item of registry.itemsArray)
      for (const [group, has] of Object.entries(GROUPS)) if (has(item.name)) this.#groupOf.set(item.id, group)
    for (const recipe of Object.values(registry.recipes).flat()) {
      const name = registry.items[recipe.result.id]?.name
      // the data of some versions lists it, but without the effects of its flowers
      if (name === 'suspicious_stew') continue
      if (name && !Object.hasOwn(rules.recipes, name))
        this.#addRecipe(recipe, { name, count: recipe.result.count })
    }
    this.#change(registry, rules)
  }

  #change(registry: Registry, { recipes }: WorldRules): void {
    for (const [name, { makes, takes }] of Object.entries(recipes)) {
      const ids = takes.flatMap(({ item, count }) => {
        const id = registry.itemsByName[item]?.id
        return id === undefined ? [] : Array.from({ length: count }, () => id)
      })
      this.#changed.set(shapelessKey(ids, String), { name, count: makes })
    }
  }

  #addRecipe({ inShape, ingredients }: Registry['recipes'][string][number], result: Result): void {
    const shape = inShape && trim(inShape.map((row) => row.map(idOf)))
    if (shape)
      for (const rows of [shape, mirror(shape)])
        this.#add(shapedKey(rows, String), rows.flat(), result, shapedKey(rows, this.#named))
    else if (ingredients) {
      const ids = ingredients.map(idOf)
      this.#add(shapelessKey(ids, String), ids, result, shapelessKey(ids, this.#named))
    }
  }

  /** The result of a grid of width × width cells, or null. */
  match(cells: readonly (ItemStack | null)[], width: number): ItemStack | null {
    const ids = cells.map((stack) => stack?.id ?? EMPTY)
    const rows = trim(Array.from({ length: width }, (_, y) => ids.slice(y * width, (y + 1) * width)))
    if (!rows) return null
    const used = ids.filter((id) => id !== EMPTY)
    const result =
      this.#changed.get(shapelessKey(used, String)) ??
      this.#exact.get(shapedKey(rows, String)) ??
      this.#exact.get(shapelessKey(used, String)) ??
      this.#mixture(shapedKey(rows, this.#named), used) ??
      this.#mixture(shapelessKey(used, this.#named), used)
    return result ? this.#items.make(result.name, result.count) : specialRecipe(this.#items, cells)
  }

  remainderOf(name: string): string | null {
    return REMAINDERS[name] ?? null
  }

  readonly #named = (id: number): string => this.#groupOf.get(id) ?? String(id)

  #add(key: string, ids: readonly number[], result: Result, mixedKey: string): void {
    if (!this.#exact.has(key)) this.#exact.set(key, result)
    if (mixedKey === key) return
    const list = this.#mixed.get(mixedKey) ?? []
    this.#mixed.set(mixedKey, list)
    let mixed = list.find((other) => other.result.name === result.name && other.result.count === result.count)
    if (!mixed) {
      mixed = { result, allowed: new Set() }
      list.push(mixed)
    }
    for (const id of ids) mixed.allowed.add(id)
  }

  #mixture(key: string, used: readonly number[]): Result | undefined {
    return this.#mixed.get(key)?.find((other) => used.every((id) => other.allowed.has(id)))?.result
  }
}

function idOf(cell: RecipeCell): number {
  return (typeof cell === 'object' ? cell?.id : cell) ?? EMPTY
}

/** Removes empty rows and columns at the edges; null if nothing is left. */
function trim(rows: Rows): Rows | null {
  const width = Math.max(0, ...rows.map((row) => row.length))
  const full = rows.map((row) => Array.from({ length: width }, (_, x) => row[x] ?? EMPTY))
  const used = (row: readonly number[]) => row.some((id) => id !== EMPTY)
  const top = full.findIndex(used)
  if (top < 0) return null
  const bottom = full.findLastIndex(used)
  const columns = Array.from({ length: width }, (_, x) => full.map((row) => row[x] ?? EMPTY))
  const left = columns.findIndex(used)
  const right = columns.findLastIndex(used)
  return full.slice(top, bottom + 1).map((row) => row.slice(left, right + 1))
}

const mirror = (rows: Rows): Rows => rows.map((row) => [...row].reverse())

const shapedKey = (rows: Rows, name: (id: number) => string): string =>
  rows.map((row) => row.map((id) => (id === EMPTY ? '' : name(id))).join(',')).join('/')

const shapelessKey = (ids: readonly number[], name: (id: number) => string): string =>
  `any:${ids.map(name).sort().join(',')}`
