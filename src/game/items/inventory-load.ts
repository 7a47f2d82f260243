import { gameData } from '../data/game-data.ts'
import { countByItem, type ItemCount } from '../item-counts.ts'
import type { GameVersion } from '../version.ts'

/** Slots of a player that hold items, including the hotbar (game rule). */
export const INVENTORY_SLOTS = 36

/** An agent's inventory, counted in slots. */
export class InventoryLoad {
  readonly #counts: ReadonlyMap<string, number>
  readonly #stackSize: (item: string) => number
  readonly #isFull: boolean

  /** @param options.isFull whether the game has just refused another kind: stacks may be broken in ways that counts do not show */
  constructor(
    inventory: readonly ItemCount[],
    { version, isFull = false }: { version: GameVersion; isFull?: boolean },
  ) {
    this.#counts = countByItem(inventory)
    this.#stackSize = (item) => gameData(version).stackSize(item)
    this.#isFull = isFull
  }

  /** Items by kind. */
  get kinds(): Iterable<string> {
    return this.#counts.keys()
  }

  carried(item: string): number {
    return this.#counts.get(item) ?? 0
  }

  get freeSlots(): number {
    if (this.#isFull) return 0
    const used = [...this.#counts].reduce((sum, [item, count]) => sum + this.slotsOf(item, count), 0)
    return Math.max(0, INVENTORY_SLOTS - used)
  }

  /** How many more of an item fit if a given number of slots must stay free. */
  roomFor(item: string, keptFree = 0): number {
    const carried = this.carried(item)
    const inBrokenStack = this.#isFull ? 0 : this.slotsOf(item, carried) * this.#stackSize(item) - carried
    return inBrokenStack + Math.max(0, this.freeSlots - keptFree) * this.#stackSize(item)
  }

  /** Free slots that an additional amount of an item uses up; negative if having less of it frees some. */
  slotsFor(item: string, more: number): number {
    const carried = this.carried(item)
    return this.slotsOf(item, carried + more) - this.slotsOf(item, carried)
  }

  /** Slots that an amount of an item fills. */
  slotsOf(item: string, count: number): number {
    return Math.ceil(count / this.#stackSize(item))
  }
}
