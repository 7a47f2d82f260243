import { shearedDrop } from '../../game/blocks/sheared.ts'
import { addItems } from '../../game/item-counts.ts'
import { BUCKET_FILLS } from '../../game/items/bucket-fills.ts'
import { burnTicks, fuelFor, ovensFor } from '../../game/items/smelting.ts'
import { arenaRecipes, tendingTool } from '../../game/obtaining/arena.ts'
import type { Recipe } from '../../game/obtaining/recipe.ts'
import { carriedAfter } from '../setup/carried.ts'
import type { FindingType, Operation } from '../setup/operation.ts'

/** Something of which a scene has too little. */
export interface Lack {
  readonly type: Extract<
    FindingType,
    'missing_ingredient' | 'missing_station' | 'missing_tool' | 'no_recipe' | 'target_absent'
  >
  readonly what: string
  readonly have: number
  readonly need: number
}

/** How far a recipe is from being possible: missing ingredients weigh more than a missing station. */
const weightOf = (lacks: readonly Lack[]): number =>
  lacks.reduce((sum, { type }) => sum + (type === 'missing_ingredient' ? 2 : 1), 0)

/** Maximum depth of followed recipes, and the depth at which the recipe of a station begins. */
const MAX_DEPTH = 5
const STATION_DEPTH = 2

/**
 * Supplies of a scene: given items, items that can be made of them, drops of its blocks, and products of its animals. Items that
 * have been taken are gone, so that two parts of a goal cannot use the same iron.
 */
export class Supplies {
  readonly #version: string
  #have: Map<string, number>
  #blocks: Map<string, number>
  readonly #mobs: readonly string[]
  /** Stations that are being made: none of them may be needed to make itself. */
  readonly #stationsUnderWay = new Set<string>()

  /** @param blocks the names of the blocks in the scene */
  constructor(
    operations: readonly Operation[],
    { blocks, version }: { blocks: readonly string[]; version: string },
  ) {
    this.#version = version
    this.#have = addItems(new Map(), carriedAfter(operations))
    this.#blocks = new Map()
    for (const block of blocks) this.#blocks.set(block, (this.#blocks.get(block) ?? 0) + 1)
    this.#mobs = operations.flatMap((operation) => (operation.kind === 'summon' ? [operation.entity] : []))
  }

  carries(item: string): number {
    return this.#have.get(item) ?? 0
  }

  /** How many blocks of the scene have a given name. */
  standing(test: (name: string) => boolean): number {
    return [...this.#blocks].reduce((sum, [name, count]) => (test(name) ? sum + count : sum), 0)
  }

  /** How many mobs of a kind were summoned. */
  summoned(test: (name: string) => boolean): number {
    return this.#mobs.filter(test).length
  }

  /** Adds items to the inventory. */
  add(item: string, count: number): void {
    addItems(this.#have, [{ item, count }])
  }

  /** Takes items out of the scene, crafting them if necessary. @returns what is missing, in which case nothing was taken */
  take(item: string, count: number, depth = 0): Lack[] {
    const have = this.carries(item)
    if (have >= count) {
      this.#have.set(item, have - count)
      return []
    }
    const short: Lack = { type: 'missing_ingredient', what: item, have, need: count }
    if (depth >= MAX_DEPTH) return [short]
    const before = this.#kept()
    this.#have.set(item, 0)
    const left = count - have
    if (this.#fetch(item, left, depth)) return []
    if (this.make(item, left, depth).length === 0) return []
    this.#restore(before)
    return [short]
  }

  /** Requires one of several tools, without wearing it out. @returns what is missing */
  tool(tools: readonly string[], forWhat: string): Lack[] {
    if (tools.length === 0 || tools.some((tool) => this.carries(tool) > 0)) return []
    for (const tool of tools)
      if (this.take(tool, 1, 1).length === 0) {
        this.#have.set(tool, 1)
        return []
      }
    return [{ type: 'missing_tool', what: `${tools[0]} or better, for ${forWhat}`, have: 0, need: 1 }]
  }

  /** Requires a station: one in the scene, or one that can be placed. @returns what is missing */
  station(kinds: readonly string[]): Lack[] {
    if (kinds.some((kind) => this.#stands(kind))) return []
    const [usual = ''] = kinds
    for (const kind of kinds)
      if (this.carries(kind) > 0 || (kind === usual && this.#makesStation(kind))) {
        this.#blocks.set(kind, 1)
        return []
      }
    return [{ type: 'missing_station', what: usual, have: 0, need: 1 }]
  }

  #makesStation(kind: string): boolean {
    // Since 1.20 the planks of a table may be bamboo, whose blocks are crafted at a table.
    if (this.#stationsUnderWay.has(kind)) return false
    this.#stationsUnderWay.add(kind)
    const lacks = this.take(kind, 1, STATION_DEPTH)
    this.#stationsUnderWay.delete(kind)
    return lacks.length === 0
  }

  /**
   * Crafts or smelts this many, ignoring existing stock. @returns what the best recipe is missing, in which case nothing was used
   * up
   */
  make(item: string, count: number, depth = 0): Lack[] {
    const recipes = arenaRecipes(item, { gameVersion: this.#version })
    const crafts = recipes.filter(({ kind, takes }) => kind === 'craft' && takes.length > 0)
    // Tries each kind of furnace in turn: execution shows which of them exists.
    const smelts = recipes.filter(({ kind, station }) => kind === 'smelt' && station === 'furnace')
    // A scene need not have a stonecutter if a crafting table is enough.
    const atStation = recipes.filter(
      ({ kind, station = '' }) => (kind === 'cut' || kind === 'smith') && this.#hasStation(station),
    )
    const options = [...crafts, ...smelts, ...atStation]
    if (options.length === 0) return [{ type: 'no_recipe', what: item, have: 0, need: count }]
    const before = this.#kept()
    let least: Lack[] | undefined
    for (const recipe of options) {
      const lacks = this.#carryOut(recipe, count, depth)
      if (lacks.length === 0) return []
      this.#restore(before)
      if (least === undefined || weightOf(lacks) < weightOf(least)) least = lacks
    }
    return least ?? []
  }

  /** Uses up a recipe's ingredients for this many products, and keeps the rest of the last batch. @returns what is missing */
  #carryOut({ kind, makes, takes, leaves, station }: Recipe, count: number, depth: number): Lack[] {
    const times = Math.ceil(count / makes.count)
    const lacks = takes.flatMap((taken) => this.take(taken.item, taken.count * times, depth + 1))
    if (kind === 'smelt') lacks.push(...this.station(ovensFor(takes[0]?.item ?? '')), ...this.#burn(count))
    else if (station !== undefined) lacks.push(...this.station([station]))
    addItems(this.#have, [...leaves, { item: makes.item, count: times * makes.count - count }])
    return lacks
  }

  /** Obtains items from animals, by digging, filling a bucket, or with a tool on a block. @returns whether that is possible */
  #fetch(item: string, count: number, depth: number): boolean {
    const recipes = arenaRecipes(item, { gameVersion: this.#version })
    return (
      [...new Set(this.#mobs)].some((mob) => this.#getFrom(mob, recipes, count)) ||
      recipes.some((recipe) => recipe.kind === 'dig' && this.#dig(recipe, count)) ||
      this.#cutWithShears(item, count) ||
      recipes.some(
        (recipe) => (recipe.kind === 'fill' || recipe.kind === 'alter') && this.#change(recipe, count, depth),
      )
    )
  }

  #cutWithShears(item: string, count: number): boolean {
    if (this.carries('shears') === 0) return false
    for (const [block, standing] of this.#blocks) {
      const drop = shearedDrop(block, this.#version)
      const needed = Math.ceil(count / (drop?.count ?? 1))
      if (drop?.item !== item || standing < needed) continue
      this.#blocks.set(block, standing - needed)
      return true
    }
    return false
  }

  /**
   * Fills buckets from blocks and mobs in the scene, or changes items by a tool or water. Two water sources produce further ones.
   */
  #change({ kind, makes, takes, tools, source }: Recipe, count: number, depth: number): boolean {
    const hasTool = tools.length === 0 || tools.some((tool) => this.carries(tool) > 0)
    if (!hasTool || (kind === 'fill' && !this.#hasSource(makes.item, source?.name, count))) return false
    const times = Math.ceil(count / makes.count)
    return takes.every((taken) => this.take(taken.item, taken.count * times, depth + 1).length === 0)
  }

  #hasSource(filled: string, mob: string | undefined, count: number): boolean {
    const block = BUCKET_FILLS[filled]
    if (block === undefined) return mob !== undefined && this.summoned((kind) => kind === mob) >= count
    const standing = this.#blocks.get(block) ?? 0
    return standing >= (block === 'water' ? Math.min(count, 2) : count)
  }

  #stands(block: string): boolean {
    return (this.#blocks.get(block) ?? 0) > 0
  }

  #hasStation(station: string): boolean {
    return this.#stands(station) || this.carries(station) > 0
  }

  /** The yield of a tool on an animal, or its drops. */
  #getFrom(mob: string, recipes: readonly Recipe[], count: number): boolean {
    const own = recipes.filter(({ source }) => source?.name === mob)
    const gift = own.find(({ kind }) => kind === 'milk' || kind === 'shear')
    const tending = gift === undefined ? undefined : tendingTool(gift)
    if (tending !== undefined && this.carries(tending.tool) >= (tending.usesUp ? count : 1)) {
      if (tending.usesUp) this.#have.set(tending.tool, this.carries(tending.tool) - count)
      return true
    }
    return own.some(({ kind }) => kind === 'kill') && this.summoned((kind) => kind === mob) >= count
  }

  #dig({ source, makes, tools }: Recipe, count: number): boolean {
    const hasTool = tools.length === 0 || tools.some((tool) => this.carries(tool) > 0)
    const needed = Math.ceil(count / makes.count)
    const block = source?.blocks.find((name) => (this.#blocks.get(name) ?? 0) >= needed)
    if (block === undefined || !hasTool) return false
    this.#blocks.set(block, (this.#blocks.get(block) ?? 0) - needed)
    return true
  }

  #burn(items: number): Lack[] {
    const fuels = [...this.#have].filter(
      ([name, have]) => burnTicks(name) > 0 && have >= fuelFor(items, name),
    )
    const [fuel] = fuels.sort(([a], [b]) => burnTicks(b) - burnTicks(a))
    if (fuel === undefined)
      return [{ type: 'missing_ingredient', what: 'fuel, such as coal', have: 0, need: 1 }]
    this.#have.set(fuel[0], fuel[1] - fuelFor(items, fuel[0]))
    return []
  }

  #kept() {
    return { have: new Map(this.#have), blocks: new Map(this.#blocks) }
  }

  #restore({ have, blocks }: { have: Map<string, number>; blocks: Map<string, number> }): void {
    this.#have = new Map(have)
    this.#blocks = new Map(blocks)
  }
}
