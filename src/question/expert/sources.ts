import { cellKey, distance, type Position, sameCell } from '../../core/position.ts'
import { gameData } from '../../game/data/game-data.ts'
import { deposit } from '../../task/actions/deposit.ts'
import { withdrawItem } from '../../task/actions/withdraw-item.ts'
import { CHEST_SLOTS } from '../../task/chests.ts'
import type { ActFacts } from '../kinds/act.ts'
import type { ExpertPolicy } from './expert-policy.ts'

/**
 * The container closest to the path to the next cell, among those that hold an item or that the plan names for
 * it; otherwise the nearest that is not known to lack it.
 */
export function containerFor(
  facts: ActFacts,
  item: string,
  { place, policy }: { place: Position | undefined; policy: ExpertPolicy },
): Position | undefined {
  const { observation } = facts
  const here = observation.position
  const way = (to: Position) => distance(to, here) + (place === undefined ? 0 : distance(to, place))
  const known = observation.containers.map(({ position }) => position)
  const candidates = [
    ...sourcesOf(facts, item).sort((a, b) => way(a) - way(b)),
    ...known
      .filter((position) => storeAt(facts, position) === undefined)
      .sort((a, b) => distance(a, here) - distance(b, here)),
  ]
  return candidates.find((position) => leftIn(facts, position, { item, policy }) !== 0)
}

/** Whether a container may hold an item: it is known to, the plan says so, or no container is known to hold it. */
export function mayHold(facts: ActFacts, container: Position, item: string): boolean {
  const sources = sourcesOf(facts, item)
  return sources.length === 0 || sources.some((position) => sameCell(position, container))
}

/**
 * How many of an item a container can give, as far as the team and the agent's refusals know; undefined if
 * nothing is known.
 */
export const stockOf = (
  facts: ActFacts,
  container: Position,
  request: { item: string; policy: ExpertPolicy },
): number | undefined => leftIn(facts, container, request) ?? countIn(facts, container, request.item)

/** How many of an item a container holds, as far as the team knows. */
const countIn = (facts: ActFacts, container: Position, item: string): number | undefined =>
  storeAt(facts, container)?.items.find((one) => one.item === item)?.count

const storeAt = ({ stores }: ActFacts, container: Position) =>
  stores?.find(({ position }) => sameCell(position, container))

/** The containers that hold an item, and those from which the plan fetches it for this subtask and for the next ones. */
function sourcesOf({ subtask, upcoming, stores }: ActFacts, item: string): Position[] {
  const own = subtask.actions.flatMap((call) => {
    const wanted = withdrawItem.read(call)
    return wanted?.item === item ? [wanted.container] : []
  })
  const next = (upcoming ?? []).flatMap((more) =>
    more.item === item && more.container !== undefined ? [more.container] : [],
  )
  const holding = (stores ?? []).flatMap(({ position, items }) =>
    items.some((one) => one.item === item) ? [position] : [],
  )
  return [...new Map([...own, ...next, ...holding].map((position) => [cellKey(position), position])).values()]
}

/** The remaining amount of an item in a container, inferred from refusals; undefined if there were none. */
function leftIn(
  { history }: ActFacts,
  container: Position,
  { item, policy }: { item: string; policy: ExpertPolicy },
): number | undefined {
  let left: number | undefined
  let failures = 0
  for (const { action, result } of history) {
    const asked = withdrawItem.read(action)
    if (asked?.item !== item || !sameCell(asked.container, container)) continue
    if (result.ok) left = left === undefined ? undefined : Math.max(0, left - asked.amount)
    else if (result.reason === 'missing_item')
      left = Math.max(0, asked.amount - (result.missing?.[0]?.count ?? asked.amount))
    else if (result.reason !== 'inventory_full' && ++failures === policy.containerFailures) left = 0
  }
  return left
}

/**
 * Whether a container has room for this many more of an item, as far as the team knows what it holds and it has not refused
 * any since something was taken out.
 */
export function hasRoom(
  facts: ActFacts,
  container: Position,
  { item, count }: { item: string; count: number },
): boolean {
  const store = storeAt(facts, container)
  if (store === undefined || hasRefused(facts, container)) return false
  const size = gameData(facts.gameVersion).stackSize(item)
  const slotsOf = (one: { item: string; count: number }) =>
    Math.ceil(one.count / gameData(facts.gameVersion).stackSize(one.item))
  const used = store.items.reduce((sum, one) => sum + slotsOf(one), 0)
  const there = store.items.find((one) => one.item === item)?.count ?? 0
  return used + Math.ceil((there + count) / size) - Math.ceil(there / size) <= CHEST_SLOTS
}

function hasRefused({ history }: ActFacts, container: Position): boolean {
  const last = history.findLast(({ action, result }) => {
    const target = deposit.read(action) ?? (result.ok ? withdrawItem.read(action) : undefined)
    return target !== undefined && sameCell(target.container, container)
  })
  return last !== undefined && !last.result.ok
}
