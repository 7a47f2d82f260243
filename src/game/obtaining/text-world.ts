import { InvariantError } from '../../core/errors.ts'
import { SMELT_TICKS } from '../items/smelting.ts'
import type { Recipe } from './recipe.ts'
import type { RecipeGraph } from './recipe-graph.ts'

/** A world without blocks: the inventory, and the atoms that are currently possible. */
export interface TextAtom {
  /** `dig oak_log`, `smelt raw_iron with coal`. */
  readonly id: string
  readonly recipe: Recipe
  /** Fuel to burn if the furnace is cold; undefined if no fire is needed, or if it is still burning. */
  readonly fuel?: string
}

/** An atom in numbers: pairs of an item and an amount, one after another. */
interface Compiled {
  atom: TextAtom
  takes: readonly number[]
  gives: readonly number[]
  tools: readonly number[]
  station: number
  /** Item to burn; −1 for none. */
  fuel: number
  burns: number
  isSmelting: boolean
}

/** The atoms of a graph with their dependencies, computed once and shared by all episodes. */
export class TextRules {
  readonly graph: RecipeGraph
  readonly items: readonly string[]
  readonly atoms: readonly Compiled[]
  /**
   * The atoms that need each item, by item, each followed by the amount; the amount is 0 for fuel, since it depends on the fire.
   */
  readonly dependents: readonly (readonly number[])[]
  /** The atoms that need each station, by station, grouped by their first ingredient. */
  readonly atStation: ReadonlyMap<number, readonly { input: number; atoms: readonly number[] }[]>
  /** Atoms that are possible with empty hands. */
  readonly first: readonly number[]
  readonly durability: Float64Array
  readonly #ids = new Map<string, number>()

  constructor(graph: RecipeGraph) {
    this.graph = graph
    const recipes = [...graph.recipes.values()].flat()
    const named = recipes.flatMap(({ makes, leaves }) => [makes.item, ...leaves.map(({ item }) => item)])
    this.items = [...new Set([...graph.recipes.keys(), ...named])]
    for (const [index, item] of this.items.entries()) this.#ids.set(item, index)
    this.durability = Float64Array.from(this.items, (item) => graph.durability(item))
    this.atoms = recipes.flatMap((recipe) => this.#compile(recipe))
    const dependents = this.items.map((): number[] => [])
    const atStation = new Map<number, number[]>()
    for (const [index, { takes, tools, station, fuel }] of this.atoms.entries()) {
      for (let at = 0; at < takes.length; at += 2)
        dependents[takes[at] as number]?.push(index, takes[at + 1] as number)
      for (const item of tools) dependents[item]?.push(index, 1)
      if (station >= 0) atStation.set(station, [...(atStation.get(station) ?? []), index])
      dependents[fuel]?.push(index, 0)
    }
    this.dependents = dependents
    const inputOf = (index: number) => this.atoms[index]?.takes[0] as number
    this.atStation = new Map(
      [...atStation].map(([station, all]) => [
        station,
        [...Map.groupBy(all, inputOf)].map(([input, atoms]) => ({ input, atoms })),
      ]),
    )
    const idle = new TextWorld(this)
    this.first = this.atoms.flatMap((_, index) => (idle.isPossible(index) ? [index] : []))
  }

  /** The index of an item; undefined if it cannot be obtained. */
  idOf(item: string): number | undefined {
    return this.#ids.get(item)
  }

  #compile(recipe: Recipe): Compiled[] {
    const id = (item: string) => this.#ids.get(item) as number
    const pairs = (list: Recipe['takes']) => list.flatMap(({ item, count }) => [id(item), count])
    const shared = {
      takes: pairs(recipe.takes),
      gives: pairs([recipe.makes, ...recipe.leaves]),
      tools: recipe.tools.map(id),
      station: recipe.station === undefined ? -1 : id(recipe.station),
    }
    if (recipe.kind !== 'smelt')
      return [{ ...shared, atom: { id: recipe.id, recipe }, fuel: -1, burns: 0, isSmelting: false }]
    const cold = this.graph.fuels.map(({ item, ticks }) => ({
      ...shared,
      atom: { id: `${recipe.id} with ${item}`, recipe, fuel: item },
      fuel: id(item),
      burns: ticks,
      isSmelting: true,
    }))
    return [{ ...shared, atom: { id: recipe.id, recipe }, fuel: -1, burns: 0, isSmelting: true }, ...cold]
  }
}

/**
 * One episode of planning without a world (SkillForge_text): it begins with nothing, lists the atoms whose prerequisites hold,
 * and carries out the chosen one. Digging yields the block's best drops at once; recipes consume and produce their amounts; a
 * furnace keeps burning as long as its fuel lasts; tools wear out.
 */
export class TextWorld {
  readonly #rules: TextRules
  readonly #counts: Int32Array
  /** Remaining uses of the current tool, by item. */
  readonly #worn: Int32Array
  /** Burn time remaining in the furnace (ticks). */
  #heat = 0
  #steps = 0
  readonly #possible: Set<number>

  constructor(rules: TextRules) {
    this.#rules = rules
    this.#counts = new Int32Array(rules.items.length)
    this.#worn = new Int32Array(rules.items.length)
    this.#possible = new Set(rules.first ?? [])
  }

  /** Number of atoms that have been carried out. */
  get steps(): number {
    return this.#steps
  }

  carried(item: string): number {
    const id = this.#rules.idOf(item)
    return id === undefined ? 0 : (this.#counts[id] as number)
  }

  /** All carried items. */
  inventory(): { item: string; count: number }[] {
    return this.#rules.items.flatMap((item, id) => {
      const count = this.#counts[id] as number
      return count === 0 ? [] : [{ item, count }]
    })
  }

  /** Indices of the atoms that are currently possible. */
  possible(): ReadonlySet<number> {
    return this.#possible
  }

  /** The atoms that are currently possible, in the order of the rules. */
  list(): TextAtom[] {
    return [...this.#possible].sort((a, b) => a - b).map((index) => this.#atom(index).atom)
  }

  isPossible(index: number): boolean {
    const { takes, tools, station, fuel, burns, isSmelting } = this.#atom(index)
    const counts = this.#counts
    if (station >= 0 && (counts[station] as number) < 1) return false
    if (tools.length > 0 && !tools.some((tool) => (counts[tool] as number) > 0)) return false
    for (let at = 0; at < takes.length; at += 2)
      if ((counts[takes[at] as number] as number) < (takes[at + 1] as number)) return false
    if (!isSmelting) return true
    if (fuel < 0) return this.#heat >= SMELT_TICKS
    if (this.#heat >= SMELT_TICKS) return false
    const needed = Math.ceil((SMELT_TICKS - this.#heat) / burns) + this.#takenOf(takes, fuel)
    return (counts[fuel] as number) >= needed
  }

  /**
   * Carries out an atom.
   * @throws InvariantError if its prerequisites do not hold
   */
  do(index: number): void {
    if (!this.#possible.has(index))
      throw new InvariantError(`"${this.#rules.atoms[index]?.atom.id ?? index}" cannot be done now.`)
    const { takes, gives, tools, station, fuel, burns, isSmelting } = this.#atom(index)
    const heatBefore = this.#heat
    const changed: number[] = []
    const add = (item: number, amount: number) => {
      const before = this.#counts[item] as number
      this.#counts[item] = before + amount
      changed.push(item, before)
    }
    for (let at = 0; at < takes.length; at += 2) add(takes[at] as number, -(takes[at + 1] as number))
    for (let at = 0; at < gives.length; at += 2) add(gives[at] as number, gives[at + 1] as number)
    if (isSmelting) {
      const burnt = fuel < 0 ? 0 : Math.ceil((SMELT_TICKS - this.#heat) / burns)
      if (burnt > 0) add(fuel, -burnt)
      this.#heat += burnt * burns - SMELT_TICKS
    }
    const tool = tools.find((one) => (this.#counts[one] as number) > 0)
    if (tool !== undefined) this.#wear(tool, add)
    this.#steps++
    for (let at = 0; at < changed.length; at += 2)
      this.#follow(changed[at] as number, changed[at + 1] as number)
    if (this.#heat !== heatBefore) this.#lookAt(station)
  }

  /** Updates which atoms a station now makes possible. */
  #lookAt(station: number): void {
    for (const { input, atoms } of this.#rules.atStation.get(station) ?? [])
      if ((this.#counts[input] as number) > 0) for (const other of atoms) this.#look(other)
  }

  /** Updates which atoms an item's new amount makes possible or impossible. */
  #follow(item: number, before: number): void {
    const dependents = this.#rules.dependents[item] as readonly number[]
    const now = this.#counts[item] as number
    if (before > 0 !== now > 0) this.#lookAt(item)
    for (let at = 0; at < dependents.length; at += 2) {
      const amount = dependents[at + 1] as number
      if (amount === 0 || before >= amount !== now >= amount) this.#look(dependents[at] as number)
    }
  }

  #wear(tool: number, add: (item: number, amount: number) => void): void {
    const worn = (this.#worn[tool] as number) + 1
    const isBroken = worn >= (this.#rules.durability[tool] as number)
    this.#worn[tool] = isBroken ? 0 : worn
    if (isBroken) add(tool, -1)
  }

  #look(index: number): void {
    if (this.isPossible(index)) this.#possible.add(index)
    else this.#possible.delete(index)
  }

  #takenOf(takes: readonly number[], item: number): number {
    for (let at = 0; at < takes.length; at += 2) if (takes[at] === item) return takes[at + 1] as number
    return 0
  }

  #atom(index: number): Compiled {
    return this.#rules.atoms[index] as Compiled
  }
}
