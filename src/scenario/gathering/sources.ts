import type { Position } from '../../core/position.ts'
import { dropsOf } from '../../game/blocks/drops.ts'
import { falls } from '../../game/blocks/falling.ts'
import { isLog, planksOf } from '../../game/blocks/kinds/wood.ts'
import { harvestTools, isUnripe, needsBelow } from '../../game/blocks/mining.ts'
import { countByItem } from '../../game/item-counts.ts'
import { type CraftingRecipe, recipesFor } from '../../game/items/recipes.ts'
import { smeltedFrom } from '../../game/items/smelting.ts'
import { giftsOf, lootOf } from '../../game/mobs/animals.ts'
import type { Scene } from '../../task/observation.ts'
import type { PlacedBlock } from '../../task/parts.ts'
import type { GatheringTask } from './gathering.ts'

/** A way to obtain an item. */
export type Way =
  | { kind: 'container' }
  | { kind: 'block' }
  | { kind: 'animal'; animal: string }
  | { kind: 'smelt'; from: string }
  | { kind: 'craft'; recipe: CraftingRecipe }

/** What is still available in the world during planning, and which items can be obtained at all. */
export class Sources {
  readonly #version: string
  readonly #containers: { position: Position; items: Map<string, number> }[]
  /**
   * Remaining blocks by what they drop, lowest first so that drops can be picked up, except that blocks that need the block
   * below come highest first.
   */
  readonly #blocks = new Map<string, PlacedBlock[]>()
  readonly #animals = new Map<string, number>()
  /** Items that the team carries, and tools that it will have, which are not used up. */
  readonly #atHand: Set<string>

  constructor({ gathering, sources, gameVersion }: GatheringTask, { agents, containers }: Scene) {
    this.#version = gameVersion
    this.#atHand = new Set(agents.flatMap(({ items = [] }) => items.map(({ item }) => item)))
    this.#containers = containers.map(({ position, items }) => ({ position, items: countByItem(items) }))
    for (const source of [...sources].sort((a, b) => rankOf(a) - rankOf(b))) {
      const item = dropsOf(source.block.name, gameVersion)[0]?.item
      if (item !== undefined && item !== 'crafting_table' && item !== 'furnace')
        this.#blocks.set(item, [...(this.#blocks.get(item) ?? []), source])
    }
    for (const { kind, count } of gathering.animals)
      this.#animals.set(kind, (this.#animals.get(kind) ?? 0) + count)
    if (this.waysTo('bone_meal').length === 0) this.#leaveUnripe()
  }

  /** Unripe crops give seeds at most, and without bone meal they take many minutes to grow. */
  #leaveUnripe(): void {
    for (const [item, sources] of this.#blocks) {
      const ripe = sources.filter(({ block }) => !isUnripe(block))
      if (ripe.length > 0) this.#blocks.set(item, ripe)
      else this.#blocks.delete(item)
    }
  }

  /** The feasible ways to obtain an item, shortest first. */
  waysTo(item: string, beyond: ReadonlySet<string> = new Set()): Way[] {
    if (beyond.has(item)) return []
    const further = new Set([...beyond, item])
    const can = (name: string) => this.#atHand.has(name) || this.waysTo(name, further).length > 0
    if (this.#containers.some(({ items }) => (items.get(item) ?? 0) > 0)) return [{ kind: 'container' }]
    const source = this.#blocks.get(item)?.[0]
    if (source !== undefined) {
      const tools = harvestTools(source.block.name, this.#version)
      if (tools.length === 0 || tools.some(can)) return [{ kind: 'block' }]
    }
    for (const [animal, left] of this.#animals) {
      const gift = giftsOf(animal).find(({ gives }) => gives.item === item)
      if (gift !== undefined && can(gift.tool)) return [{ kind: 'animal', animal }]
      if (left > 0 && lootOf(animal).some((loot) => loot.item === item)) return [{ kind: 'animal', animal }]
    }
    const raw = smeltedFrom(item, this.#version).find(can)
    if (raw !== undefined && this.fuel(() => 1, further) !== undefined) return [{ kind: 'smelt', from: raw }]
    const recipe = recipesFor(item, this.#version).find(({ takes }) =>
      takes.every((taken) => can(taken.item)),
    )
    return recipe === undefined ? [] : [{ kind: 'craft', recipe }]
  }

  /** Prefers a tool that the team has, then one in a container, then the first that can be made. */
  toolOf(tools: readonly string[]): { tool: string; isThere: boolean } | undefined {
    const there = tools.find((tool) => this.#atHand.has(tool))
    if (there !== undefined) return { tool: there, isThere: true }
    const stored = tools.find((tool) => this.#containers.some(({ items }) => (items.get(tool) ?? 0) > 0))
    const tool = stored ?? tools.find((name) => this.waysTo(name).length > 0)
    return tool === undefined ? undefined : { tool, isThere: false }
  }

  keepTool(tool: string): void {
    this.#atHand.add(tool)
  }

  /** A fuel that can be obtained. */
  fuel(burns: (item: string) => number, beyond: ReadonlySet<string> = new Set()): string | undefined {
    const logs = [...this.#blocks.keys()].filter(isLog)
    const planks = logs.map(planksOf)
    return ['coal', ...planks, ...logs, 'oak_planks', 'stick'].find(
      (item) => burns(item) > 0 && (this.#atHand.has(item) || this.waysTo(item, beyond).length > 0),
    )
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
    return block === undefined ? 1 : (dropsOf(block, this.#version)[0]?.count ?? 1)
  }

  /** Takes blocks of one kind that give up to the given amount of an item. */
  mine(
    item: string,
    count: number,
  ): { block: string; cells: Position[]; gives: number; unripe: Position[] } | undefined {
    const left = this.#blocks.get(item) ?? []
    const block = left[0]?.block.name
    if (block === undefined) return undefined
    const each = this.each(item)
    const alike = left.filter((source) => source.block.name === block).slice(0, Math.ceil(count / each))
    this.#blocks.set(
      item,
      left.filter((source) => !alike.includes(source)),
    )
    return {
      block,
      cells: alike.map(({ position }) => position),
      gives: alike.length * each,
      unripe: alike.filter((source) => isUnripe(source.block)).map(({ position }) => position),
    }
  }

  /** Takes up to the given number of animals from the herd. */
  hunt(animal: string, count: number): number {
    const left = this.#animals.get(animal) ?? 0
    this.#animals.set(animal, left - Math.min(left, count))
    return Math.min(left, count)
  }
}

const rankOf = ({ position: { y }, block: { name } }: PlacedBlock): number =>
  falls(name) || needsBelow(name) ? -y : y
