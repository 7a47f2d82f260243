import { type ItemCount, materialsOf, type Task } from '../task/task.ts'

/**
 * How many of an item each agent may carry beyond what it needs at the moment, so that nobody hoards what another waits
 * for: what the containers hold more than the blueprint takes, divided by the team.
 */
export class Supplies {
  readonly #spare: ReadonlyMap<string, number>

  constructor({ containers, blueprint }: Task, agents: number) {
    const stock = new Map<string, number>()
    for (const { items } of containers)
      for (const { item, count } of items) stock.set(item, (stock.get(item) ?? 0) + count)
    for (const { item, count } of materialsOf(blueprint)) stock.set(item, (stock.get(item) ?? 0) - count)
    this.#spare = new Map([...stock].map(([item, left]) => [item, Math.floor(Math.max(0, left) / agents)]))
  }

  /** As much of these materials as may be taken in advance. */
  allow(items: readonly ItemCount[]): ItemCount[] {
    return items.flatMap(({ item, count }) => {
      const allowed = Math.min(count, this.#spare.get(item) ?? 0)
      return allowed > 0 ? [{ item, count: allowed }] : []
    })
  }
}
