import { playerCosts } from '../player-costs.ts'
import { namedBy, type Way } from './way.ts'

type Ways = ReadonlyMap<string, readonly Way[]>

/**
 * Breaks cycles: if two items each have a way that uses the other (wheat and hay), the item that takes less time keeps its way
 * (the one listed first if they are equal), and the other's is removed. The quickest way to an item is always kept.
 */
export function withoutCircles(ways: Ways): Ways {
  const times = new Times(ways)
  const circleOf = circlesOf(ways)
  const rank = new Map([...ways.keys()].map((item, index) => [item, index]))
  const isAhead = (item: string, need: string): boolean => {
    if (circleOf.get(item) !== circleOf.get(need)) return true
    const later = times.of(item) - times.of(need) || (rank.get(item) ?? 0) - (rank.get(need) ?? 0)
    return later > 0
  }
  return new Map(
    [...ways].map(([item, own]) => {
      const ahead = own
        .map((way) => ({
          ...way,
          groups: way.groups.map((group) => group.filter((tool) => isAhead(item, tool))),
        }))
        .filter(({ all, access, groups }) => {
          const isFirst = [...all, ...access].every((need) => isAhead(item, need))
          return isFirst && groups.every(({ length }) => length > 0)
        })
      return [item, ahead]
    }),
  )
}

/** Time to get one of each item (s), ignoring amounts; always longer than for anything that its quickest way needs. */
class Times {
  readonly #byItem = new Map<string, number>()
  readonly #costs = playerCosts({ known: [] })

  constructor(ways: Ways) {
    for (let changed = true; changed; ) {
      changed = false
      for (const [item, own] of ways) {
        const time = Math.min(...own.map((way) => this.#ofWay(way)))
        if (!(time < this.of(item))) continue
        this.#byItem.set(item, time)
        changed = true
      }
    }
  }

  of(item: string): number {
    return this.#byItem.get(item) ?? Number.POSITIVE_INFINITY
  }

  #ofWay({ recipe, all, access, groups }: Way): number {
    const needs = [...all, ...access].map((need) => this.of(need))
    const tools = groups.map((group) => Math.min(...group.map((tool) => this.of(tool))))
    return [...needs, ...tools].reduce(
      (sum, time) => sum + time,
      this.#costs.once(recipe) + this.#costs.each(recipe),
    )
  }
}

/** Items that need each other have the same number (Tarjan 1972, strongly connected components). */
function circlesOf(ways: Ways): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []

  function visit(item: string): number {
    const own = order.size
    order.set(item, own)
    lowest.set(item, own)
    open.push(item)
    for (const need of new Set(ways.get(item)?.flatMap(namedBy))) {
      if (found.has(need)) continue
      const reached = order.has(need) ? (order.get(need) as number) : visit(need)
      lowest.set(item, Math.min(lowest.get(item) as number, reached))
    }
    if (lowest.get(item) === own) for (const member of open.splice(open.indexOf(item))) found.set(member, own)
    return lowest.get(item) as number
  }

  for (const item of ways.keys()) if (!order.has(item)) visit(item)
  return found
}
