import { add, type Position, sameCell } from '../../core/position.ts'
import { isLog, planksOf } from '../../game/blocks/kinds/wood.ts'
import { agesToRipe, isUnripe, needsBelow } from '../../game/blocks/mining.ts'
import { countByItem } from '../../game/item-counts.ts'
import { burnTicks } from '../../game/items/smelting.ts'
import { arenaRecipes, diggingOf, tendingTool } from '../../game/obtaining/arena.ts'
import type { Recipe } from '../../game/obtaining/recipe.ts'
import { offsetOf } from '../../game/placement/placement-options.ts'
import { cropFood, dropsUnder, type GameRules, needsFoot } from '../../game/rules/rule-book.ts'
import { groundLevel } from '../../task/arena-ground.ts'
import type { Scene } from '../../task/observation.ts'
import type { PlacedBlock } from '../../task/parts.ts'
import type { GatheringTask } from './gathering.ts'
import { PICK_UP_RISE } from './heights.ts'

/** How an item is obtained: taken out of a container, or by a recipe. */
export type Supply = 'container' | Recipe

/** A crop to be fed, and by how many ages it must grow. */
export interface UnripeCrop {
  position: Position
  ages: number
}

/** Fuels that can be made of other fuels, which costs time. */
const COALS: ReadonlySet<string> = new Set(['coal', 'charcoal'])
/** Stations in an arena are used, not dug, unless a plan gives them up for what they drop. */
export const STATIONS: ReadonlySet<string> = new Set(['crafting_table', 'furnace'])

interface Container {
  readonly position: Position
  readonly items: Map<string, number>
}

/** The items still available in the world during planning, and which items can be obtained at all. */
export class Sources {
  readonly #game: GameRules
  /** The lowest cells above the ground. */
  readonly #ground: number
  readonly #containers: readonly Container[]
  /**
   * Remaining blocks by their drops, lowest first so that drops can be picked up, except that blocks that need
   * the block below come highest first. Riper crops come before others.
   */
  readonly #blocks = new Map<string, PlacedBlock[]>()
  readonly #animals = new Map<string, number>()
  /** Items that the team carries, and tools that it will have, which are not used up. */
  readonly #atHand: Set<string>

  private constructor(
    { game, ground }: { game: GameRules; ground: number },
    containers: readonly Container[],
    atHand: Iterable<string>,
  ) {
    this.#game = game
    this.#ground = ground
    this.#containers = containers
    this.#atHand = new Set(atHand)
  }

  /** Everything that a task offers at the start, with its stations as blocks to dig if they are given up. */
  static of(
    { gathering, sources, arena, gameVersion, rules }: GatheringTask,
    { agents, containers }: Scene,
    givesUpStations = false,
  ): Sources {
    const all = new Sources(
      { game: { gameVersion, rules }, ground: groundLevel(arena) },
      containers.map(({ position, items }) => ({ position, items: countByItem(items) })),
      agents.flatMap(({ items = [] }) => items.map(({ item }) => item)),
    )
    const rankOf = ({ position: { y }, block: { name } }: PlacedBlock) =>
      needsFoot(rules, name) || needsBelow(name) ? -y : y
    const order = (a: PlacedBlock, b: PlacedBlock) =>
      rankOf(a) - rankOf(b) || agesToRipe(a.block) - agesToRipe(b.block)
    for (const source of [...sources].sort(order)) {
      const item = dropsUnder(all.#game, source.block.name)[0]?.item
      if (item !== undefined && (givesUpStations || !STATIONS.has(source.block.name)))
        all.#blocks.set(item, [...(all.#blocks.get(item) ?? []), source])
    }
    for (const { kind, count } of gathering.animals)
      all.#animals.set(kind, (all.#animals.get(kind) ?? 0) + count)
    all.#leaveUnripe()
    return all
  }

  /** The same items, from which can be taken without taking them here. */
  copy(): Sources {
    const containers = this.#containers.map(({ position, items }) => ({ position, items: new Map(items) }))
    const copy = new Sources({ game: this.#game, ground: this.#ground }, containers, this.#atHand)
    for (const [item, blocks] of this.#blocks) copy.#blocks.set(item, blocks)
    for (const [kind, count] of this.#animals) copy.#animals.set(kind, count)
    return copy
  }

  /** Unripe crops give seeds at most, and take many minutes to grow unless they are fed. */
  #leaveUnripe(): void {
    const isFed = ({ block }: PlacedBlock) =>
      this.supplyOf(cropFood(this.#game.rules, block.name)) !== undefined
    // Find all of them before removing any: the product of one crop may feed another.
    const ripening = [...this.#blocks].map(
      ([item, all]) => [item, all.filter((one) => !isUnripe(one.block) || isFed(one))] as const,
    )
    for (const [item, sources] of ripening) {
      if (sources.length > 0) this.#blocks.set(item, sources)
      else this.#blocks.delete(item)
    }
  }

  /** How an item is obtained at present; undefined if it cannot be. Existing items come before items to be made. */
  supplyOf(item: string, beyond: ReadonlySet<string> = new Set()): Supply | undefined {
    if (beyond.has(item)) return undefined
    if (this.#containers.some(({ items }) => (items.get(item) ?? 0) > 0)) return 'container'
    const further = new Set([...beyond, item])
    const can = (name: string) => this.#atHand.has(name) || this.supplyOf(name, further) !== undefined
    return this.#recipeFor(item, can, further)
  }

  #recipeFor(item: string, can: (name: string) => boolean, beyond: ReadonlySet<string>): Recipe | undefined {
    const recipes = arenaRecipes(item, this.#game)
    return (
      this.#digging(item, can) ??
      this.#tending(recipes, can) ??
      recipes.find((recipe) => recipe.kind === 'smelt' && this.#canMake(recipe, can, beyond)) ??
      recipes.find((recipe) => recipe.kind === 'craft' && this.#canMake(recipe, can, beyond))
    )
  }

  #digging(item: string, can: (name: string) => boolean): Recipe | undefined {
    const block = this.#blocks.get(item)?.[0]?.block.name
    const recipe = block === undefined ? undefined : diggingOf(block, item, this.#game)
    return recipe !== undefined && (recipe.tools.length === 0 || recipe.tools.some(can)) ? recipe : undefined
  }

  /** Animal by animal: products for a tool before those of a kill. */
  #tending(recipes: readonly Recipe[], can: (name: string) => boolean): Recipe | undefined {
    for (const [animal, left] of this.#animals) {
      const own = recipes.filter(({ source }) => source?.name === animal)
      const gift = own.find(({ kind }) => kind === 'milk' || kind === 'shear')
      const tool = gift === undefined ? undefined : tendingTool(gift)?.tool
      if (tool !== undefined && can(tool)) return gift
      const kill = own.find(({ kind }) => kind === 'kill')
      if (left > 0 && kill !== undefined) return kill
    }
    return undefined
  }

  #canMake({ takes, kind }: Recipe, can: (name: string) => boolean, beyond: ReadonlySet<string>): boolean {
    if (!takes.every((taken) => can(taken.item))) return false
    return kind !== 'smelt' || this.fuels(beyond).next().done !== true
  }

  /** The amount of an item in all containers. */
  storedOf(item: string): number {
    return this.#containers.reduce((sum, { items }) => sum + (items.get(item) ?? 0), 0)
  }

  /** Whether an item can be obtained other than out of a container. */
  canMake(item: string): boolean {
    const beyond = new Set([item])
    const can = (name: string) => this.#atHand.has(name) || this.supplyOf(name, beyond) !== undefined
    return this.#recipeFor(item, can, beyond) !== undefined
  }

  /** The recipe that makes an item from others, ignoring existing stock. */
  makingOf(item: string): Recipe | undefined {
    const supply = this.supplyOf(item)
    return supply === undefined || supply === 'container' || !isMaking(supply) ? undefined : supply
  }

  /** Prefers a tool that the team has, then one in a container, then the first that can be made. */
  toolOf(tools: readonly string[]): { tool: string; isThere: boolean } | undefined {
    const there = tools.find((tool) => this.#atHand.has(tool))
    if (there !== undefined) return { tool: there, isThere: true }
    const stored = tools.find((tool) => this.#containers.some(({ items }) => (items.get(tool) ?? 0) > 0))
    const tool = stored ?? tools.find((name) => this.supplyOf(name) !== undefined)
    return tool === undefined ? undefined : { tool, isThere: false }
  }

  keepTool(tool: string): void {
    this.#atHand.add(tool)
  }

  /** The fuels that can be obtained, those that need no making of other fuels first. */
  *fuels(beyond: ReadonlySet<string> = new Set()): Generator<string> {
    const stored = this.#containers.flatMap(({ items }) => [...items.keys()])
    const there = [...this.#blocks.keys(), ...this.#atHand, ...stored]
    const logs = there.filter(isLog)
    const made = Object.keys(this.#game.rules?.recipes ?? {})
    const known = [
      'coal',
      ...logs.map(planksOf),
      ...logs,
      'oak_planks',
      'stick',
      ...there,
      ...made,
      'charcoal',
    ]
    const atOnce = known.filter((item) => !COALS.has(item) || there.includes(item))
    for (const item of new Set([...atOnce, ...known])) {
      if (burnTicks(item) === 0) continue
      if (this.#atHand.has(item) || this.supplyOf(item, beyond) !== undefined) yield item
    }
  }

  /** Takes up to the given amount from the first container that has any. */
  withdraw(item: string, count: number): { container: Position; amount: number } | undefined {
    const enough = this.#containers.find(({ items }) => (items.get(item) ?? 0) >= count)
    const found = enough ?? this.#containers.find(({ items }) => (items.get(item) ?? 0) > 0)
    if (found === undefined) return undefined
    const there = found.items.get(item) ?? 0
    const amount = Math.min(there, count)
    found.items.set(item, there - amount)
    return { container: found.position, amount }
  }

  /** The number of items that one block gives. */
  each(item: string): number {
    const block = this.#blocks.get(item)?.[0]?.block.name
    return block === undefined ? 1 : (dropsUnder(this.#game, block)[0]?.count ?? 1)
  }

  /** Takes blocks of one kind that give up to the given amount of an item. */
  mine(
    item: string,
    count: number,
  ): { block: string; cells: Position[]; gives: number; unripe: UnripeCrop[] } | undefined {
    const left = this.#blocks.get(item) ?? []
    const block = left[0]?.block.name
    if (block === undefined) return undefined
    const each = this.each(item)
    const same = left.filter((source) => source.block.name === block)
    const alike = this.#withThoseBelow(same.slice(0, Math.ceil(count / each)), same)
    this.#blocks.set(
      item,
      left.filter((source) => !alike.includes(source)),
    )
    return {
      block,
      cells: alike.map(({ position }) => position),
      gives: alike.length * each,
      unripe: alike.flatMap((source) => {
        const ages = agesToRipe(source.block)
        return ages > 0 ? [{ position: source.position, ages }] : []
      }),
    }
  }

  /** Adds the blocks of a tower on which drops of higher ones would lie out of reach. */
  #withThoseBelow(taken: readonly PlacedBlock[], all: readonly PlacedBlock[]): PlacedBlock[] {
    const digs = [...taken]
    for (const { position, block } of digs) {
      if (!needsFoot(this.#game.rules, block.name) || position.y - this.#ground <= PICK_UP_RISE) continue
      const below = all.find((other) => sameCell(other.position, add(position, offsetOf('down'))))
      if (below !== undefined && !digs.includes(below)) digs.push(below)
    }
    return digs.length === taken.length ? digs : digs.sort((a, b) => b.position.y - a.position.y)
  }

  /** Takes up to the given number of animals from the herd. */
  hunt(animal: string, count: number): number {
    const left = this.#animals.get(animal) ?? 0
    this.#animals.set(animal, left - Math.min(left, count))
    return Math.min(left, count)
  }
}

const isMaking = ({ kind }: Recipe): boolean => kind === 'craft' || kind === 'smelt'
