import { countByItem } from '../task/item-counts.ts'
import { type ItemCount, materialsOf, type Task } from '../task/task.ts'

/**
 * How many of an item each agent may carry beyond what it needs at the moment, so that nobody hoards what another agent
 * waits for: what the containers hold beyond the needs of the blueprint, divided by the size of the team.
 */
export class Supplies {
  readonly #spare: ReadonlyMap<string, number>

  constructor({ containers, blueprint }: Task, agents: number) {
    const stock = countByItem(containers.flatMap(({ items }) => items))
    for (const { item, count } of materialsOf(blueprint)) stock.set(item, (stock.get(item) ?? 0) - count)
    this.#spare = new Map([...stock].map(([item, left]) => [item, Math.floor(Math.max(0, left) / agents)]))
  }

  /** As much of these materials as an agent may fetch in advance. */
  allow(items: readonly ItemCount[]): ItemCount[] {
    return items.flatMap(({ item, count }) => {
      const allowed = Math.min(count, this.#spare.get(item) ?? 0)
      return allowed > 0 ? [{ item, count: allowed }] : []
    })
  }
}
