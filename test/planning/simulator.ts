import { cellKey, cellSchema, type Position } from '../../src/core/position.ts'
import { dropsOf } from '../../src/game/blocks/drops.ts'
import { falls } from '../../src/game/blocks/falling.ts'
import { harvestTools, isUnripe } from '../../src/game/blocks/mining.ts'
import { recipesFor } from '../../src/game/items/recipes.ts'
import { fuelFor, OVENS, smelted } from '../../src/game/items/smelting.ts'
import { giftOf, lootOf } from '../../src/game/mobs/animals.ts'
import type { Subtask } from '../../src/graph/subtask.ts'
import type { ActionCall } from '../../src/task/action.ts'
import type { Task } from '../../src/task/task.ts'

/**
 * A world of items and blocks without positions or time, in which a team with a shared inventory carries out subtasks. It
 * knows nothing about dependencies: an action reports what it is missing.
 */
export class Simulator {
  readonly #task: Task
  readonly #pocket = new Map<string, number>()
  readonly #chests = new Map<string, Map<string, number>>()
  readonly #blocks = new Map<string, { name: string; isRipe: boolean }>()
  #held = ''

  constructor(task: Task) {
    this.#task = task
    for (const { position, items } of task.containers) {
      const inside = new Map<string, number>()
      for (const { item, count } of items) inside.set(item, (inside.get(item) ?? 0) + count)
      this.#chests.set(cellKey(position), inside)
    }
    for (const { position, block } of task.sources)
      this.#blocks.set(cellKey(position), { name: block.name, isRipe: !isUnripe(block) })
  }

  count(item: string): number {
    return this.#pocket.get(item) ?? 0
  }

  /** Carries out a subtask. @returns what was missing, if anything */
  run({ id, actions }: Subtask): string | undefined {
    this.#held = ''
    for (const action of actions) {
      const lack = this.#act(action)
      if (lack !== undefined) return `${id}: ${action.name}: ${lack}`
    }
    return undefined
  }

  #act({ name, args }: ActionCall): string | undefined {
    const item = String(args.item)
    const amount = Number(args.amount ?? 1)
    const cell = (value: unknown) => cellSchema.parse(value)
    if (name === 'WithdrawItem') return this.#withdraw(cell(args.container), item, amount)
    if (name === 'Equip') {
      this.#held = item
      return this.count(item) > 0 ? undefined : `no ${item}`
    }
    if (name === 'PlaceBlock') {
      this.#blocks.set(cellKey(cell(args.pos)), { name: item, isRipe: true })
      return this.#take(item, 1)
    }
    if (name === 'Craft') return this.#craft(item, amount)
    if (name === 'Smelt') return this.#smelt(item, amount, String(args.fuel))
    if (name === 'MineBlock') return this.#mine(cell(args.pos))
    if (name === 'UseOn') return this.#useOn(args.target)
    if (name === 'Attack') {
      for (const loot of lootOf(String(args.target))) this.#give(loot.item, loot.count)
    }
    return undefined
  }

  #give(item: string, count: number): void {
    this.#pocket.set(item, this.count(item) + count)
  }

  #take(item: string, count: number): string | undefined {
    if (this.count(item) < count) return `${this.count(item)} of ${count} ${item}`
    this.#give(item, -count)
    return undefined
  }

  #has(station: readonly string[]): boolean {
    return [...this.#blocks.values()].some(({ name }) => station.includes(name))
  }

  #withdraw(container: Position, item: string, amount: number): string | undefined {
    const inside = this.#chests.get(cellKey(container))
    const there = inside?.get(item) ?? 0
    if (there < amount) return `${there} of ${amount} ${item} in the container`
    inside?.set(item, there - amount)
    this.#give(item, amount)
    return undefined
  }

  #craft(item: string, amount: number): string | undefined {
    const recipes = recipesFor(item, this.#task.gameVersion)
    const possible = recipes.filter(({ needsTable }) => !needsTable || this.#has(['crafting_table']))
    if (possible.length === 0) return 'no crafting table'
    for (const { makes, takes, leaves } of possible) {
      const times = Math.ceil(amount / makes)
      if (!takes.every((taken) => this.count(taken.item) >= taken.count * times)) continue
      for (const taken of takes) this.#take(taken.item, taken.count * times)
      for (const left of leaves) this.#give(left.item, left.count * times)
      this.#give(item, times * makes)
      return undefined
    }
    return `ingredients of ${item}`
  }

  #smelt(item: string, amount: number, fuel: string): string | undefined {
    if (!this.#has(OVENS)) return 'no furnace'
    const lack = this.#take(item, amount) ?? this.#take(fuel, fuelFor(amount, fuel))
    if (lack === undefined) this.#give(smelted(item, this.#task.gameVersion) ?? item, amount)
    return lack
  }

  #mine(pos: Position): string | undefined {
    const key = cellKey(pos)
    const block = this.#blocks.get(key)
    if (block === undefined) return 'nothing there'
    const tools = harvestTools(block.name, this.#task.gameVersion)
    if (tools.length > 0 && !tools.some((tool) => this.count(tool) > 0)) return `no tool for ${block.name}`
    if (!block.isRipe) return `${block.name} is not ripe`
    this.#blocks.delete(key)
    for (const { item, count } of dropsOf(block.name, this.#task.gameVersion)) this.#give(item, count)
    this.#settle(pos)
    return undefined
  }

  /** Lets blocks above fall into the hole. */
  #settle({ x, y, z }: Position): void {
    const above = { x, y: y + 1, z }
    const falling = this.#blocks.get(cellKey(above))
    if (falling === undefined || !falls(falling.name)) return
    this.#blocks.delete(cellKey(above))
    this.#blocks.set(cellKey({ x, y, z }), falling)
    this.#settle(above)
  }

  #useOn(target: unknown): string | undefined {
    const cell = cellSchema.safeParse(target)
    if (cell.success) {
      const block = this.#blocks.get(cellKey(cell.data))
      if (this.#held !== 'bone_meal') return undefined
      if (block !== undefined) block.isRipe = true
      return this.#take('bone_meal', 1)
    }
    const gift = giftOf(String(target), this.#held)
    if (gift === undefined) return `${String(target)} gives nothing to ${this.#held}`
    const lack = gift.usesUp ? this.#take(gift.tool, 1) : undefined
    if (lack === undefined) this.#give(gift.gives.item, gift.gives.count)
    return lack
  }
}
