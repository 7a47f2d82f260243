import { distance, formatPosition, type Position } from '../../core/position.ts'
import type { ItemCount } from '../../game/item-counts.ts'
import type { InventoryLoad } from '../../game/items/inventory-load.ts'
import { deposit } from '../../task/actions/deposit.ts'
import type { ActFacts, act } from '../kinds/act.ts'
import type { ReplyOf } from '../question.ts'
import type { ExpertPolicy } from './expert-policy.ts'
import { tuple } from './functions.ts'
import { hasRoom } from './sources.ts'
import { go } from './walking.ts'
import type { Wants } from './wants.ts'

/**
 * Puts back the carried items that are needed last: first those that no subtask of its agenda takes, then those that only the
 * latest of these subtasks take.
 * @param options.container the container from which the agent is taking items: putting something in there costs no walk
 * @param options.kept items that stay with the agent
 * @param options.nearOnly whether no other container is considered
 * @returns undefined if nothing can be put back, because all of it is needed now or no container has room
 */
export function putBack({
  facts,
  wants,
  load,
  kept,
  container,
  policy,
  nearOnly = false,
}: {
  facts: ActFacts
  wants: Wants
  load: InventoryLoad
  kept?: ReadonlySet<string>
  container: Position
  policy: ExpertPolicy
  nearOnly?: boolean
}): ReplyOf<typeof act> | undefined {
  const surplus = surplusOf(load, wants).filter(({ item }) => kept?.has(item) !== true)
  const here = surplus.find((one) => hasRoom(facts, container, one))
  if (here !== undefined) return put(container, here)
  if (nearOnly) return undefined
  const others = facts.observation.containers.map(({ position }) => position)
  const nearest = others
    .sort((a, b) => distance(a, container) - distance(b, container))
    .flatMap((position) => {
      const one = surplus.find((item) => hasRoom(facts, position, item))
      return one === undefined ? [] : [{ position, one }]
    })[0]
  if (nearest === undefined) return undefined
  const { position, one } = nearest
  if (distance(facts.observation.position, position) > policy.containerReach)
    return go(`${formatPosition(position)} has room for ${one.item}.`, position, policy.besideContainer)
  return put(position, one)
}

/** Items that would free a slot if put back, those needed last first. */
function surplusOf(load: InventoryLoad, wants: Wants): ItemCount[] {
  const order = [...wants.keys()]
  const rank = (item: string) => ((wants.get(item)?.soon ?? 0) > 0 ? order.indexOf(item) : order.length)
  return [...load.kinds]
    .map((item) => ({ item, count: load.carried(item) - (wants.get(item)?.now ?? 0) }))
    .filter(({ item, count }) => count > 0 && load.slotsFor(item, -count) < 0)
    .sort((a, b) => rank(b.item) - rank(a.item))
}

const put = (container: Position, { item, count }: ItemCount): ReplyOf<typeof act> => ({
  thought: `I put ${count} ${item} back to make room.`,
  action: deposit.call({ container: tuple(container), item, amount: count }),
})
