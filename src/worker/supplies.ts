import type { ActionCall, ActionResult } from '../task/action.ts'
import { countByItem } from '../task/item-counts.ts'
import type { ItemCount, Task } from '../task/task.ts'
import type { TeamWorld } from './team-world.ts'

/**
 * What the containers still hold, as far as the team has seen itself take things out. Guards that nobody sets out for
 * materials that another agent has fetched already: where the stock is exact, a subtask stays with the agent that has them.
 */
export class Supplies {
  readonly #world: Pick<TeamWorld, 'actions' | 'agents' | 'avatar'>
  readonly #left: Map<string, number>

  constructor(world: Pick<TeamWorld, 'actions' | 'agents' | 'avatar'> & { task: Pick<Task, 'containers'> }) {
    this.#world = world
    this.#left = countByItem(world.task.containers.flatMap(({ items }) => items))
  }

  /** Notes what an action has taken out of a container. */
  note(action: ActionCall, result: ActionResult): void {
    if (!result.ok || this.#world.actions.roleOf(action) !== 'fetches') return
    const { amount } = action.args as { amount?: unknown }
    for (const item of this.#world.actions.itemsOf(action))
      if (typeof amount === 'number') this.#left.set(item, (this.#left.get(item) ?? 0) - amount)
  }

  /** How many of an item the containers still hold. */
  left(item: string): number {
    return Math.max(0, this.#left.get(item) ?? 0)
  }

  /**
   * Whether a subtask is best left to another agent. One that has got ready for it has all of it, and this one has not; or
   * this one can get too little, and another has all that the containers do not hold any more.
   * @param items what the subtask uses up
   * @param ready agents that have got ready for it
   */
  isLeftToOthers(agent: string, items: readonly ItemCount[], ready: readonly string[]): boolean {
    const missing = items
      .map(({ item, count }) => ({ item, count: count - this.left(item) }))
      .filter(({ count }) => count > 0)
    if (!this.#has(agent, items) && ready.some((other) => other !== agent && this.#has(other, items)))
      return true
    return !this.#has(agent, missing) && this.#world.agents.some((other) => this.#has(other, missing))
  }

  #has(agent: string, items: readonly ItemCount[]): boolean {
    const avatar = this.#world.avatar(agent)
    return !avatar.isGone && items.every(({ item, count }) => avatar.carries(item) >= count)
  }
}
