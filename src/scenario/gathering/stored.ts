import { countByItem, type ItemCount, totals } from '../../game/item-counts.ts'
import type { PlanStep } from '../../game/obtaining/amounts.ts'
import type { NodeList } from '../../question/expert/functions.ts'
import type { Scene } from '../../task/observation.ts'

/** The contents of all containers of a scene. */
export const storedIn = ({ containers }: Scene): readonly ItemCount[] =>
  totals(containers.flatMap(({ items }) => items))

/** Items that a plan uses: its goal, the ingredients of its steps, and one of each tool. */
export function usedBy(steps: readonly PlanStep[], wanted: readonly ItemCount[]): ItemCount[] {
  const taken = totals([
    ...wanted,
    ...steps.flatMap(({ recipe, times }) =>
      recipe.takes.map(({ item, count }) => ({ item, count: count * times })),
    ),
  ])
  const tools = new Set(steps.flatMap(({ tool }) => tool ?? []))
  return [...taken, ...[...tools].map((item) => ({ item, count: 1 }))]
}

/** Adds subtasks that take items out of the containers, as far as these have them and no agent carries them. */
export function addFetching(
  list: NodeList,
  { agents, containers }: Scene,
  items: readonly ItemCount[],
): void {
  const carried = countByItem(agents.flatMap((agent) => agent.items ?? []))
  const left = new Map(items.map(({ item, count }) => [item, count - (carried.get(item) ?? 0)]))
  for (const { position, items: stored } of containers) {
    const some = stored.flatMap(({ item, count }) => {
      const amount = Math.min(count, left.get(item) ?? 0)
      if (amount <= 0) return []
      left.set(item, (left.get(item) ?? 0) - amount)
      return [{ item, amount }]
    })
    if (some.length === 0) continue
    const what = some.map(({ item, amount }) => `${amount} ${item}`).join(' and ')
    const { x, y, z } = position
    list.add('fetchItems', { container: [x, y, z], items: some }, `take ${what} out of the container`)
  }
}
