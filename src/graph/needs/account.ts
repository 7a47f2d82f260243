import { cellKey, type Position } from '../../core/position.ts'
import type { ActionCall } from '../../task/action.ts'
import { giftOf, lootOf } from '../../task/facts/animals.ts'
import { dropsOf, harvestTools, isUnripe, ripeAge } from '../../task/facts/mining.ts'
import { type CraftingRecipe, recipesFor } from '../../task/facts/recipes.ts'
import { fuelFor, OVENS, smelted } from '../../task/facts/smelting.ts'
import { cellOf } from '../cell-of.ts'
import type { Subtask } from '../subtask.ts'
import type { RuleId } from './cause.ts'
import type { Site } from './site.ts'
import { Stores } from './stores.ts'

/** An amount of an item that a subtask uses up and does not obtain itself. */
export interface Demand {
  item: string
  count: number
  rule: RuleId
}

/** One of several things, of which one must be there; it is not used up. */
export interface Requirement {
  anyOf: readonly string[]
  rule: RuleId
}

/** What a subtask takes from the others and what it leaves for them. */
export interface Account {
  id: number
  demands: Demand[]
  /** Tools it needs and does not obtain itself. */
  tools: Requirement[]
  /** Blocks that must stand somewhere. */
  stations: Requirement[]
  /** Items it has over in the end. */
  supplies: ReadonlyMap<string, number>
  /** Items it has brought to another agent. */
  handed: ReadonlyMap<string, number>
  /** Cells of containers that it opens. */
  opens: Position[]
  /** Cells that it digs. */
  digs: Position[]
  /** Crops that it brings forward (plants, feeds with bone meal), and those it harvests. */
  ripens: Position[]
  harvests: Position[]
  /** Soil that it tills. */
  tills: Position[]
}

/**
 * Goes through a subtask's actions in their order. What it obtains itself counts first; what is missing becomes a demand.
 * @param stores what the containers still hold; what the subtask withdraws is taken out
 * @param obtainable items that anybody comes by: of several recipes, one that is made of these is meant
 */
export function accountOf(
  { id, actions }: Subtask,
  site: Site,
  stores: Stores,
  obtainable: ReadonlySet<string>,
): Account {
  const walk = new Walk(id, site, stores, obtainable)
  for (const action of actions) walk.step(action)
  return walk.finish()
}

/** Items that come out of any action of any subtask; nobody asks for them where nothing is crafted. */
export function obtainableItems(subtasks: readonly Subtask[], site: Site): Set<string> {
  const nothing = new Set<string>()
  const items = new Set<string>()
  const isCrafting = subtasks.some(({ actions }) => actions.some(({ name }) => name === 'Craft'))
  if (!isCrafting) return items
  const stores = new Stores(site.task)
  for (const subtask of subtasks) {
    const { supplies, handed } = accountOf({ ...subtask, actions: givingOf(subtask) }, site, stores, nothing)
    for (const item of [...supplies.keys(), ...handed.keys()]) items.add(item)
  }
  return items
}

/** A subtask's actions without those that use items up, so that all it obtains is left over. */
const givingOf = ({ actions }: Subtask): ActionCall[] =>
  actions.filter(({ name }) => !['PlaceBlock', 'Handover'].includes(name))

class Walk {
  readonly #site: Site
  readonly #stores: Stores
  readonly #obtainable: ReadonlySet<string>
  readonly #own = new Map<string, number>()
  readonly #handed = new Map<string, number>()
  readonly #ownBlocks = new Set<string>()
  #held: { item: string; isUsed: boolean } | undefined
  readonly #account: Omit<Account, 'supplies' | 'handed'>

  constructor(id: number, site: Site, stores: Stores, obtainable: ReadonlySet<string>) {
    this.#site = site
    this.#stores = stores
    this.#obtainable = obtainable
    this.#account = {
      id,
      demands: [],
      tools: [],
      stations: [],
      opens: [],
      digs: [],
      ripens: [],
      harvests: [],
      tills: [],
    }
  }

  step({ name, args }: ActionCall): void {
    const item = String(args.item)
    const amount = Number(args.amount ?? 1)
    const pos = cellOf(args.pos)
    if (name === 'WithdrawItem') this.#withdraw(cellOf(args.container), item, amount)
    else if (name === 'CheckContainer') this.#open(cellOf(args.container))
    else if (name === 'Equip') this.#equip(item)
    else if (name === 'PlaceBlock') this.#place(item, pos)
    else if (name === 'Craft') this.#craft(item, amount)
    else if (name === 'Smelt') this.#smelt(item, amount, String(args.fuel))
    else if (name === 'MineBlock' && pos !== undefined) this.#mine(pos)
    else if (name === 'UseOn') this.#useOn(args.target)
    else if (name === 'Attack') this.#attack(String(args.target))
    else if (name === 'Handover') {
      this.#take(item, amount, 'have-before-place')
      this.#handed.set(item, (this.#handed.get(item) ?? 0) + amount)
    }
  }

  finish(): Account {
    this.#letGo()
    return { ...this.#account, supplies: this.#own, handed: this.#handed }
  }

  get #version(): string {
    return this.#site.task.gameVersion
  }

  #give(item: string, count: number): void {
    if (count > 0) this.#own.set(item, (this.#own.get(item) ?? 0) + count)
  }

  #take(item: string, count: number, rule: RuleId): void {
    const own = this.#own.get(item) ?? 0
    const left = own - count
    if (left > 0) this.#own.set(item, left)
    else this.#own.delete(item)
    if (left < 0) this.#account.demands.push({ item, count: -left, rule })
    if (this.#held?.item === item) this.#held.isUsed = true
  }

  #need(anyOf: readonly string[], rule: RuleId): void {
    if (anyOf.length === 0 || anyOf.some((tool) => (this.#own.get(tool) ?? 0) > 0)) return
    this.#account.tools.push({ anyOf, rule })
  }

  #station(anyOf: readonly string[], rule: RuleId): void {
    if (anyOf.some((block) => this.#ownBlocks.has(block) || this.#site.standing.has(block))) return
    this.#account.stations.push({ anyOf, rule })
  }

  /** What was held to no purpose that we know of must have been there all the same. */
  #letGo(): void {
    if (this.#held !== undefined && !this.#held.isUsed) this.#need([this.#held.item], 'have-before-place')
    this.#held = undefined
  }

  #equip(item: string): void {
    this.#letGo()
    this.#held = { item, isUsed: false }
  }

  /** Uses the held item as a tool that stays; true when it is one of these. */
  #useHeld(tools: readonly string[], rule: RuleId): boolean {
    const held = this.#held
    if (held === undefined || !tools.includes(held.item)) return false
    if (!held.isUsed) this.#need([held.item], rule)
    held.isUsed = true
    return true
  }

  #open(container: Position | undefined): void {
    if (container !== undefined) this.#account.opens.push(container)
  }

  #withdraw(container: Position | undefined, item: string, amount: number): void {
    this.#open(container)
    this.#give(item, container === undefined ? amount : this.#stores.withdraw(container, item, amount))
  }

  #place(item: string, pos: Position | undefined): void {
    this.#take(item, 1, 'have-before-place')
    this.#ownBlocks.add(item)
    if (pos === undefined) return
    const block = this.#site.placed.get(cellKey(pos))?.block
    if (block !== undefined && ripeAge(block) !== undefined) this.#account.ripens.push(pos)
  }

  #craft(item: string, amount: number): void {
    const recipe = this.#recipe(item, amount)
    if (recipe === undefined) return
    const times = Math.ceil(amount / recipe.makes)
    if (recipe.needsTable) this.#station(['crafting_table'], 'table-before-craft')
    for (const { item: taken, count } of recipe.takes)
      this.#take(taken, count * times, 'ingredients-before-craft')
    this.#give(item, times * recipe.makes)
    for (const { item: left, count } of recipe.leaves) this.#give(left, count * times)
  }

  #recipe(item: string, amount: number): CraftingRecipe | undefined {
    const recipes = recipesFor(item, this.#version)
    const own = ({ takes, makes }: CraftingRecipe) =>
      takes.every((taken) => (this.#own.get(taken.item) ?? 0) >= taken.count * Math.ceil(amount / makes))
    const known = ({ takes }: CraftingRecipe) =>
      takes.every((taken) => this.#own.has(taken.item) || this.#obtainable.has(taken.item))
    return recipes.find(own) ?? recipes.find(known) ?? recipes[0]
  }

  #smelt(item: string, amount: number, fuel: string): void {
    this.#station(OVENS, 'furnace-and-fuel-before-smelt')
    this.#take(item, amount, 'furnace-and-fuel-before-smelt')
    this.#take(fuel, fuelFor(amount, fuel), 'furnace-and-fuel-before-smelt')
    const product = smelted(item)
    if (product !== undefined) this.#give(product, amount)
  }

  #mine(pos: Position): void {
    this.#account.digs.push(pos)
    const stands = this.#site.blocks.get(cellKey(pos))
    const placed = this.#site.placed.get(cellKey(pos))?.block
    const block = placed ?? stands?.name
    if (block === undefined) return
    const tools = harvestTools(block, this.#version)
    if (!this.#useHeld(tools, 'tool-tier-before-mine')) this.#need(tools, 'tool-tier-before-mine')
    const isCrop = ripeAge(block) !== undefined
    if (isCrop && (placed !== undefined || (stands !== undefined && isUnripe(stands))))
      this.#account.harvests.push(pos)
    for (const { item, count } of dropsOf(block, this.#version)) this.#give(item, count)
  }

  #useOn(target: unknown): void {
    const cell = cellOf(target)
    const held = this.#held
    if (cell === undefined) {
      const gift = held === undefined ? undefined : giftOf(String(target), held.item)
      if (gift === undefined || held === undefined) return
      if (gift.usesUp) this.#take(held.item, 1, 'animal-and-tool')
      else this.#useHeld([held.item], 'animal-and-tool')
      this.#give(gift.gives.item, gift.gives.count)
    } else if (held?.item === 'bone_meal') {
      this.#take('bone_meal', 1, 'have-before-place')
      this.#account.ripens.push(cell)
    } else if (held?.item.endsWith('_hoe')) {
      this.#useHeld([held.item], 'have-before-place')
      this.#account.tills.push(cell)
    } else if (held !== undefined) this.#useHeld([held.item], 'have-before-place')
  }

  #attack(target: string): void {
    if (this.#held !== undefined) this.#useHeld([this.#held.item], 'have-before-place')
    for (const { item, count } of lootOf(target)) this.#give(item, count)
  }
}
