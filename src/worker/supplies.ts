import { cellKey, distance, type Position } from '../core/position.ts'
import { countByItem, type ItemCount } from '../game/item-counts.ts'
import type { Store } from '../question/store.ts'
import type { ActionCall, ActionResult } from '../task/action.ts'
import type { Task } from '../task/task.ts'
import type { TeamWorld } from './team-world.ts'

type SuppliedWorld = Pick<TeamWorld, 'actions' | 'agents' | 'avatar'> & { task: Pick<Task, 'containers'> }

/**
 * Contents of the containers, tracked from the team's own withdrawals. Prevents trips for materials that another agent has
 * already taken: if supplies are exact, a subtask stays with the agent that has the materials.
 */
export class Supplies {
  readonly #world: SuppliedWorld
  /** Remaining contents of each container, by its cell. */
  readonly #stores: ReadonlyMap<string, Map<string, number>>
  /** The contents as listed in prompts; undefined after a change. */
  #listed: readonly Store[] | undefined

  constructor(world: SuppliedWorld) {
    this.#world = world
    this.#stores = new Map(
      world.task.containers.map(({ position, items }) => [cellKey(position), countByItem(items)]),
    )
  }

  /** Records an action that took items out of a container or put some in it. */
  note(action: ActionCall, result: ActionResult): void {
    const role = this.#world.actions.roleOf(action)
    if (!result.ok || (role !== 'fetches' && role !== 'stores')) return
    const { amount } = action.args as { amount?: unknown }
    const container = this.#world.actions.targetCellOf(action)
    const store = container && this.#stores.get(cellKey(container))
    if (store === undefined || typeof amount !== 'number') return
    this.#listed = undefined
    for (const item of this.#world.actions.itemsOf(action))
      store.set(item, this.#in(store, item) + (role === 'stores' ? amount : -amount))
  }

  /** Remaining contents of each container. */
  stores(): readonly Store[] {
    this.#listed ??= this.#world.task.containers.map(({ position }) => {
      const store = this.#stores.get(cellKey(position)) ?? new Map<string, number>()
      const items = [...store].map(([item, count]) => ({ item, count }))
      return { position, items: items.filter(({ count }) => count > 0) }
    })
    return this.#listed
  }

  /** The container that holds an item and has the shortest detour between two places. */
  sourceOf(item: string, from: Position, to: Position = from): Position | undefined {
    const way = (cell: Position) => distance(from, cell) + distance(cell, to)
    return this.#world.task.containers
      .map(({ position }) => position)
      .filter((position) => this.#in(this.#stores.get(cellKey(position)), item) > 0)
      .reduce<Position | undefined>(
        (best, one) => (best !== undefined && way(best) <= way(one) ? best : one),
        undefined,
      )
  }

  /** How many of an item are left in the containers. */
  left(item: string): number {
    return [...this.#stores.values()].reduce((sum, store) => sum + this.#in(store, item), 0)
  }

  /**
   * Whether a subtask is best left to another agent: either the other agent has prepared for it and has all its items while this
   * one has not, or this one cannot get enough and another has everything that the containers no longer hold.
   * @param items the items that the subtask uses up
   * @param ready agents that have prepared for it
   */
  isLeftToOthers(agent: string, items: readonly ItemCount[], ready: readonly string[]): boolean {
    const missing = items
      .map(({ item, count }) => ({ item, count: count - this.left(item) }))
      .filter(({ count }) => count > 0)
    if (!this.#has(agent, items) && ready.some((other) => other !== agent && this.#has(other, items)))
      return true
    return !this.#has(agent, missing) && this.#world.agents.some((other) => this.#has(other, missing))
  }

  #in(store: ReadonlyMap<string, number> | undefined, item: string): number {
    return Math.max(0, store?.get(item) ?? 0)
  }

  #has(agent: string, items: readonly ItemCount[]): boolean {
    const avatar = this.#world.avatar(agent)
    return !avatar.isGone && items.every(({ item, count }) => avatar.carries(item) >= count)
  }
}
