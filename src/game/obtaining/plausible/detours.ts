import { type Indispensable, IndispensableNeeds } from './indispensable.ts'
import type { Way } from './way.ts'

type Ways = ReadonlyMap<string, readonly Way[]>

/**
 * Removes detours: ways that need the item itself, and ways and tools that need everything that another one needs, plus more.
 * Repeats until none is left, since each removal may reveal another.
 */
export function withoutDetours(ways: Ways): Ways {
  const needs = new IndispensableNeeds(ways)
  const kept = new Map(
    [...ways].map(([item, own]) => {
      const direct = own.filter((way) => needs.ofWay(way)?.has(item) === false)
      const ofEach = direct.map((way) => needs.ofWay(way) as Indispensable)
      const shortest = direct.filter((_, index) => !ofEach.some((other) => isMore(ofEach[index], other)))
      return [item, shortest.map((way) => withoutWorseTools(way, item, needs))] as const
    }),
  )
  return sizeOf(kept) === sizeOf(ways) ? kept : withoutDetours(kept)
}

/** Whether the first needs everything that the second needs, and more. */
const isMore = (one: Indispensable | undefined, other: Indispensable): boolean =>
  one !== undefined && other.size < one.size && other.isSubsetOf(one)

const withoutWorseTools = (way: Way, item: string, needs: IndispensableNeeds): Way => ({
  ...way,
  groups: way.groups.map((group) =>
    withoutWorse(
      group.filter((tool) => needs.ofItem(tool)?.has(item) === false),
      needs,
    ),
  ),
})

/**
 * The obtainable members of a group of items, without those that need everything that another member needs, and
 * more.
 */
export function withoutWorse(group: readonly string[], needs: IndispensableNeeds): string[] {
  const before = group.map((one) => needs.ofItem(one)?.difference(new Set([one])))
  return group.filter((_, index) => {
    const own = before[index]
    return own !== undefined && !before.some((other) => other !== undefined && isMore(own, other))
  })
}

const sizeOf = (ways: Ways): number =>
  [...ways.values()].flat().reduce((sum, { groups }) => sum + 1 + groups.flat().length, 0)
