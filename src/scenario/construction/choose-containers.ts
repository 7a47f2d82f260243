import { distance, type Position } from '../../core/position.ts'
import { countByItem, type ItemCount } from '../../game/item-counts.ts'
import type { Scene } from '../../task/observation.ts'

/** Items to take out of one container. */
export interface Withdrawal extends ItemCount {
  container: Position
}

/** The containers from which subtasks fetch their materials, so that each finds what it needs. */
export class ContainerChoice {
  readonly #stores: readonly { position: Position; left: Map<string, number> }[]

  constructor({ containers }: Scene) {
    this.#stores = containers.map(({ position, items }) => ({ position, left: countByItem(items) }))
  }

  /**
   * The nearest container that has all of it, otherwise for each item the nearest that has enough, or several containers. The chosen items are subtracted from the stock.
   * @param place where the materials are needed
   */
  take(items: readonly ItemCount[], place: Position): Withdrawal[] {
    const near = [...this.#stores].sort((a, b) => distance(a.position, place) - distance(b.position, place))
    const all = near.find(({ left }) => items.every(({ item, count }) => (left.get(item) ?? 0) >= count))
    return items.flatMap(({ item, count }) => {
      const enough = all ?? near.find(({ left }) => (left.get(item) ?? 0) >= count)
      const chosen = enough === undefined ? near : [enough]
      const taken: Withdrawal[] = []
      let missing = count
      for (const { position, left } of chosen) {
        const there = left.get(item) ?? 0
        const amount = Math.min(missing, there)
        if (amount === 0) continue
        left.set(item, there - amount)
        missing -= amount
        taken.push({ container: position, item, count: amount })
      }
      if (missing === 0) return taken
      // The scene may not show everything: missing items are fetched where most of them should be.
      const first = taken[0]
      if (first !== undefined) first.count += missing
      else taken.push({ container: near[0]?.position ?? { x: 0, y: 0, z: 0 }, item, count: missing })
      return taken
    })
  }
}
