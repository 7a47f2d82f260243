import { cellKey, distance, formatPosition, type Position, sameCell } from '../../core/position.ts'
import type { ItemCount } from '../../game/item-counts.ts'
import { isTool } from '../../game/placement/finishing.ts'
import type { WantedCell } from '../../graph/wanted-cells.ts'
import { placeBlock } from '../../task/actions/place-block.ts'
import { withdrawItem } from '../../task/actions/withdraw-item.ts'
import { SCAFFOLD, scaffoldFor } from '../../task/scaffold.ts'
import type { ActFacts, act } from '../kinds/act.ts'
import type { ReplyOf } from '../question.ts'
import type { Step } from '../step.ts'
import { tuple } from './functions.ts'
import { go } from './walking.ts'

/** Farther away, a container would be refused as too far, so the agent walks first (blocks). */
const NEAR = 6
/** Distance within which taking from a container needs no walk (blocks). */
const AT_HAND = 4
/** Dirt that is fetched beyond what is missing: some gets lost where it falls (items). */
const SPARE_DIRT = 6
/** Stacks that an inventory holds, less some that stay free for what the next cells take. */
const MAX_STACKS = 36 - 8
/** How many times a container that cannot be opened is tried. */
const MAX_FAILURES = 2

/** How much of an item the agent needs now, and soon. */
interface Want {
  now: number
  soon: number
}

/**
 * Fetches what the next cell takes where the agent does not have it, and whatever else of this subtask and the next ones
 * the same container holds: one way for all.
 * @param open cells that still lack their block
 * @param next what the first of them takes
 * @param needed what all of them take
 */
export function fetchMaterials(
  facts: ActFacts,
  open: readonly WantedCell[],
  { next, needed }: { next: readonly ItemCount[]; needed: readonly ItemCount[] },
): ReplyOf<typeof act> | undefined {
  const wants = wantsOf(facts, open, needed)
  const atHand = takeHere(facts, wants, next)
  if (atHand !== undefined) return atHand
  const missing = next.find(({ item, count }) => countOf(facts, item) < count)
  if (missing !== undefined) {
    const { item } = missing
    const container = containerFor(facts, item, open[0]?.position)
    if (container === undefined)
      return { thought: `No container I know of has ${item} for me.`, action: null }
    const why = countOf(facts, item) === 0 ? `I have no ${item}` : `I have too little ${item}`
    return fetchFrom(facts, container, { item, amount: amountOf(facts, container, item, wants), why })
  }
  if (missingDirt(facts, open, needed) === 0) return undefined
  const container = containerFor(facts, SCAFFOLD, open[0]?.position)
  if (container === undefined) return undefined
  const amount = amountOf(facts, container, SCAFFOLD, wants)
  return fetchFrom(facts, container, {
    item: SCAFFOLD,
    amount,
    why: `I need ${SCAFFOLD} to climb or lean on`,
  })
}

/** How many of an item the agent carries. */
export const countOf = ({ observation }: Pick<ActFacts, 'observation'>, item: string): number =>
  observation.inventory.reduce((sum, stack) => (stack.item === item ? sum + stack.count : sum), 0)

function fetchFrom(
  facts: ActFacts,
  container: Position,
  { item, amount, why }: { item: string; amount: number; why: string },
): ReplyOf<typeof act> {
  if (distance(facts.observation.position, container) > NEAR)
    return go(`${why}; the container is at ${formatPosition(container)}.`, container, 3)
  return take(container, item, amount)
}

const take = (container: Position, item: string, amount: number): ReplyOf<typeof act> => ({
  thought: `I take ${amount} ${item}.`,
  action: withdrawItem.call({ container: tuple(container), item, amount }),
})

/**
 * Takes wanted items from a container within reach, or from the one that was just opened. With little room left, it takes
 * only items for the next cell and items that the agent already carries.
 */
function takeHere(
  facts: ActFacts,
  wants: ReadonlyMap<string, Want>,
  next: readonly ItemCount[],
): ReplyOf<typeof act> | undefined {
  const { observation, history } = facts
  const isCrowded = observation.inventory.length >= MAX_STACKS
  const hasRoomFor = (item: string): boolean =>
    !isCrowded || countOf(facts, item) > 0 || next.some((one) => one.item === item)
  const last = history.at(-1)
  const opened = last === undefined ? undefined : withdrawItem.read(last.action)?.container
  if (last !== undefined && !last.result.ok && last.result.reason !== 'missing_item') return undefined
  for (const { position } of observation.containers) {
    const isOpened = opened !== undefined && sameCell(opened, position)
    if (!isOpened && distance(observation.position, position) > AT_HAND) continue
    const found = takeFrom(facts, position, { wants, hasRoomFor })
    if (found !== undefined) return found
  }
  return undefined
}

/** Takes the first item that the agent lacks and that a container may hold. */
function takeFrom(
  facts: ActFacts,
  container: Position,
  { wants, hasRoomFor }: { wants: ReadonlyMap<string, Want>; hasRoomFor: (item: string) => boolean },
): ReplyOf<typeof act> | undefined {
  for (const item of wants.keys()) {
    const { now, soon } = lackOf(facts, item, wants)
    if (now + soon <= 0 || !hasRoomFor(item) || !mayHold(facts, container, item)) continue
    const amount = amountOf(facts, container, item, wants)
    if (amount > 0) return take(container, item, amount)
  }
  return undefined
}

function wantsOf(
  facts: ActFacts,
  open: readonly WantedCell[],
  needed: readonly ItemCount[],
): Map<string, Want> {
  const wants = new Map<string, Want>()
  const want = (item: string, now: number, soon: number) => {
    const known = wants.get(item) ?? { now: 0, soon: 0 }
    wants.set(item, { now: known.now + now, soon: known.soon + soon })
  }
  for (const { item, count } of needed) want(item, count, 0)
  const dirt = missingDirt(facts, open, needed)
  if (dirt > 0) wants.set(SCAFFOLD, { now: countOf(facts, SCAFFOLD) + dirt + SPARE_DIRT, soon: 0 })
  for (const { item, count } of facts.upcoming ?? [])
    if (!isTool(item) || !wants.has(item)) want(item, 0, count)
  return wants
}

/**
 * Dirt that the agent lacks: to climb on where cells are too high to be filled from where it stands, for the helper blocks
 * that the build order plans, or because a placement was refused without it.
 */
function missingDirt(facts: ActFacts, open: readonly WantedCell[], needed: readonly ItemCount[]): number {
  const level = Math.floor(facts.observation.position.y)
  const climb = Math.max(0, ...open.map(({ position }) => scaffoldFor(position.y - level)))
  const helpers = Math.max(0, ...open.map((cell) => cell.helpers ?? 0))
  const lacking = refusedDirt(facts)
  if (climb + helpers + lacking === 0) return 0
  const material = needed.find(({ item }) => item === SCAFFOLD)?.count ?? 0
  return Math.max(0, climb + helpers + material - countOf(facts, SCAFFOLD), lacking)
}

/** The dirt that the last placement was refused for and that has not been fetched since. */
function refusedDirt({ history }: ActFacts): number {
  const steps = history.toReversed()
  const isFetched = ({ action, result }: Step) => result.ok && withdrawItem.read(action)?.item === SCAFFOLD
  const last = steps.find((step) => placeBlock.read(step.action) !== undefined || isFetched(step))
  if (last === undefined || last.result.ok) return 0
  return last.result.missing?.find(({ item }) => item === SCAFFOLD)?.count ?? 0
}

/** What is missing of an item. What is carried counts for now first. */
function lackOf(facts: ActFacts, item: string, wants: ReadonlyMap<string, Want>): Want {
  const { now, soon } = wants.get(item) ?? { now: 0, soon: 0 }
  const carried = countOf(facts, item)
  return { now: now - carried, soon: soon - Math.max(0, carried - now) }
}

/** How much to take: all that is missing, as far as the container is known to have it. */
function amountOf(
  facts: ActFacts,
  container: Position,
  item: string,
  wants: ReadonlyMap<string, Want>,
): number {
  const { now, soon } = lackOf(facts, item, wants)
  return Math.min(
    Math.max(0, now) + Math.max(0, soon),
    leftIn(facts, container, item) ?? stockOf(facts, container, item) ?? Number.POSITIVE_INFINITY,
  )
}

/**
 * The container that lies best on the way to the next cell, of those that hold an item or that the plan names for it; or else
 * the nearest that has not shown to be without it.
 */
function containerFor(facts: ActFacts, item: string, place: Position | undefined): Position | undefined {
  const { observation } = facts
  const here = observation.position
  const way = (to: Position) => distance(to, here) + (place === undefined ? 0 : distance(to, place))
  const known = observation.containers.map(({ position }) => position)
  const candidates = [
    ...sourcesOf(facts, item).sort((a, b) => way(a) - way(b)),
    ...known.sort((a, b) => distance(a, here) - distance(b, here)),
  ]
  return candidates.find((position) => leftIn(facts, position, item) !== 0)
}

/** Whether a container may hold an item: it is known to, the plan says so, or none is known that does. */
function mayHold(facts: ActFacts, container: Position, item: string): boolean {
  const sources = sourcesOf(facts, item)
  return sources.length === 0 || sources.some((position) => sameCell(position, container))
}

/** How many of an item a container holds, as far as the team knows. */
function stockOf({ stores }: ActFacts, container: Position, item: string): number | undefined {
  const store = stores?.find(({ position }) => sameCell(position, container))
  return store?.items.find((one) => one.item === item)?.count
}

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

/** What is left of an item in a container, as far as it has refused some; undefined where nothing is known. */
function leftIn({ history }: ActFacts, container: Position, item: string): number | undefined {
  let left: number | undefined
  let failures = 0
  for (const { action, result } of history) {
    const asked = withdrawItem.read(action)
    if (asked?.item !== item || !sameCell(asked.container, container)) continue
    if (result.ok) left = left === undefined ? undefined : Math.max(0, left - asked.amount)
    else if (result.reason === 'missing_item')
      left = Math.max(0, asked.amount - (result.missing?.[0]?.count ?? asked.amount))
    else if (result.reason === 'inventory_full' || ++failures === MAX_FAILURES) left = 0
  }
  return left
}
