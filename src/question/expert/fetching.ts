import { distance, formatPosition, type Position, sameCell } from '../../core/position.ts'
import type { ItemCount } from '../../game/item-counts.ts'
import type { InventoryLoad } from '../../game/items/inventory-load.ts'
import type { WantedCell } from '../../graph/wanted-cells.ts'
import { withdrawItem } from '../../task/actions/withdraw-item.ts'
import { SCAFFOLD, scaffoldFor } from '../../task/scaffold.ts'
import type { ActFacts, act } from '../kinds/act.ts'
import type { ReplyOf } from '../question.ts'
import { EXPERT_POLICY, type ExpertPolicy } from './expert-policy.ts'
import { tuple } from './functions.ts'
import { itemsToCarry, loadOf } from './load.ts'
import { putBack } from './putting-back.ts'
import { containerFor, mayHold, stockOf } from './sources.ts'
import { depositsOf, isOnRound } from './steps-of-fetching.ts'
import { go } from './walking.ts'
import { countOf, lackOf, missingDirt, type Wants, wantsOf } from './wants.ts'

/** The basis of a decision about fetching. */
interface Errand {
  facts: ActFacts
  wants: Wants
  load: InventoryLoad
  /** Items that the agent should carry; items needed later are left in place. */
  carried: ReadonlySet<string>
  /** The cell where the materials are needed next. */
  place: Position | undefined
  policy: ExpertPolicy
}

/**
 * Fetches the next cell's items if the agent lacks them, and everything else of this subtask and the next ones
 * that the same container holds: one trip for all. An agent on its round of the containers continues until it
 * has everything for this subtask, or its inventory is full. Without room, it puts back what it needs last.
 * @param open cells that still lack their block
 * @param next items for the first of them
 * @param needed items for all of them
 */
export function fetchMaterials(
  facts: ActFacts,
  open: readonly WantedCell[],
  {
    next,
    needed,
    policy = EXPERT_POLICY,
  }: { next: readonly ItemCount[]; needed: readonly ItemCount[]; policy?: ExpertPolicy },
): ReplyOf<typeof act> | undefined {
  const wants = wantsOf(facts, open, { needed, policy })
  const load = loadOf(facts)
  const carried = itemsToCarry(load, wants, policy)
  const errand: Errand = { facts, wants, load, carried, place: open[0]?.position, policy }
  const atHand = takeHere(errand)
  if (atHand !== undefined) return atHand
  const missing = next.find(({ item, count }) => countOf(facts, item) < count)
  if (missing !== undefined) {
    const { item } = missing
    const container = containerFor(facts, item, errand)
    if (container === undefined)
      return { thought: `No container I know of has ${item} for me.`, action: null }
    const why = countOf(facts, item) === 0 ? `I have no ${item}` : `I have too little ${item}`
    return fetchFrom(errand, container, { item, why })
  }
  const further = isOnRound(facts) || isAboutToClimb(facts, open) ? nextOnRound(errand) : undefined
  if (further !== undefined) return further
  if (missingDirt(facts, open, needed) === 0) return undefined
  const container = containerFor(facts, SCAFFOLD, errand)
  if (container === undefined) return undefined
  return fetchFrom(errand, container, { item: SCAFFOLD, why: `I need ${SCAFFOLD} to climb or lean on` })
}

/**
 * Whether the next cell needs a pillar that the agent has yet to climb: anything it lacks up there would cost
 * another climb. After a refusal it works with what it has.
 */
function isAboutToClimb({ observation, history }: ActFacts, [cell]: readonly WantedCell[]): boolean {
  if (cell === undefined || observation.isUp === true || history.at(-1)?.result.ok === false) return false
  return scaffoldFor(cell.position.y - Math.floor(observation.position.y)) > 0
}

function fetchFrom(
  errand: Errand,
  container: Position,
  { item, why }: { item: string; why: string },
): ReplyOf<typeof act> {
  const { facts, policy, load } = errand
  if (distance(facts.observation.position, container) > policy.containerReach)
    return (
      (load.roomFor(item) === 0 ? makeRoomHere(errand) : undefined) ??
      go(`${why}; the container is at ${formatPosition(container)}.`, container, policy.besideContainer)
    )
  return takeOrMakeRoom(errand, container, item) ?? { thought: `I have no room for ${item}.`, action: null }
}

/** Puts something back before the agent leaves: otherwise it would arrive without room for the item, and return to make room. */
function makeRoomHere({ facts, wants, load, policy }: Errand): ReplyOf<typeof act> | undefined {
  const { containers, position: here } = facts.observation
  for (const { position: container } of containers) {
    if (distance(here, container) > policy.containerReach) continue
    const reply = putBack({ facts, wants, load, container, policy, nearOnly: true })
    if (reply !== undefined) return reply
  }
  return undefined
}

/** Takes an item for this subtask, after putting something back if there is no room for it. */
function takeOrMakeRoom(errand: Errand, container: Position, item: string): ReplyOf<typeof act> | undefined {
  const { load, facts, wants, policy } = errand
  if (load.roomFor(item) === 0) return putBack({ facts, wants, load, container, policy })
  const amount = amountOf(errand, container, item)
  return amount > 0 ? take(container, item, amount) : undefined
}

const take = (container: Position, item: string, amount: number): ReplyOf<typeof act> => ({
  thought: `I take ${amount} ${item}.`,
  action: withdrawItem.call({ container: tuple(container), item, amount }),
})

/** Takes wanted items from a container within reach, or from the one that was just opened. */
function takeHere(errand: Errand): ReplyOf<typeof act> | undefined {
  const { facts, policy } = errand
  const { observation, history } = facts
  const last = history.at(-1)
  const opened = last === undefined ? undefined : withdrawItem.read(last.action)?.container
  const isAnotherRefusal =
    last !== undefined &&
    !last.result.ok &&
    last.result.reason !== 'missing_item' &&
    last.result.reason !== 'inventory_full'
  if (isAnotherRefusal) return undefined
  for (const { position } of observation.containers) {
    const isOpened = opened !== undefined && sameCell(opened, position)
    if (!isOpened && distance(observation.position, position) > policy.containerAtHand) continue
    const reply = takeFrom(errand, position)
    if (reply !== undefined) return reply
  }
  return undefined
}

/** Takes the first missing item that a container may hold. */
function takeFrom(errand: Errand, container: Position): ReplyOf<typeof act> | undefined {
  const { facts, wants } = errand
  for (const item of wants.keys()) {
    const { now, soon } = lackOf(facts, item, wants)
    if (now + soon <= 0 || !mayHold(facts, container, item) || amountIn(errand, container, item) === 0)
      continue
    const amount = amountOf(errand, container, item)
    const reply = now > 0 ? takeOrMakeRoom(errand, container, item) : swapFor(errand, container, item)
    if (reply !== undefined) return reply
    if (amount > 0) return take(container, item, amount)
  }
  return undefined
}

/**
 * Puts back what is needed later than an item that the container holds for one of the next subtasks, where there is no room for
 * both: then that subtask needs no walk of its own.
 */
function swapFor(errand: Errand, container: Position, item: string): ReplyOf<typeof act> | undefined {
  const { facts, load, wants, carried, policy } = errand
  if (!carried.has(item) || load.carried(item) > 0 || amountOf(errand, container, item) > 0) return undefined
  if (depositsOf(facts) >= policy.swapsPerSubtask) return undefined
  return putBack({ facts, wants, load, kept: carried, container, policy, nearOnly: true })
}

/**
 * The nearest container with something that this subtask still needs, or that the next ones need if the detour is
 * shorter than the later walk that it saves.
 */
function nextOnRound(errand: Errand): ReplyOf<typeof act> | undefined {
  const { facts, wants } = errand
  const here = facts.observation.position
  const stops = [...wants.keys()].flatMap((item) => {
    const { now, soon } = lackOf(facts, item, wants)
    if (now + soon === 0) return []
    const container = containerFor(facts, item, errand)
    if (container === undefined || !mayHold(facts, container, item)) return []
    if (now === 0 && !savesAWalk(errand, container)) return []
    return amountOf(errand, container, item) > 0 ? [{ item, container, isNeededNow: now > 0 }] : []
  })
  const nearest = stops.sort((a, b) => distance(a.container, here) - distance(b.container, here))[0]
  if (nearest === undefined) return undefined
  const { item, container, isNeededNow } = nearest
  const why = isNeededNow ? `I also lack ${item}` : `I will need ${item}`
  const reply = fetchFrom(errand, container, { item, why })
  return reply.action === null ? undefined : reply
}

/** Whether visiting a container now is a short detour, compared with a later walk from the site and back. */
function savesAWalk({ facts, place, policy }: Errand, container: Position): boolean {
  if (place === undefined) return false
  const here = facts.observation.position
  const back = distance(container, place)
  const detour = distance(here, container) + back - distance(here, place)
  return detour <= policy.detourShare * 2 * back
}

const amountIn = ({ facts, policy }: Errand, container: Position, item: string): number =>
  stockOf(facts, container, { item, policy }) ?? Number.POSITIVE_INFINITY

/**
 * How much to take: everything missing for this subtask, and for the next ones as much as leaves room for the rest of this one;
 * never more than the container is known to hold.
 */
function amountOf(errand: Errand, container: Position, item: string): number {
  const { facts, wants, load, carried, policy } = errand
  const { now, soon: later } = lackOf(facts, item, wants)
  const soon = carried.has(item) ? later : 0
  const urgent = Math.min(now, load.roomFor(item))
  const others = [...wants.keys()].filter((other) => other !== item)
  const slots = others.reduce((sum, other) => sum + load.slotsFor(other, lackOf(facts, other, wants).now), 0)
  const keptFree = Math.max(
    0,
    Math.min(slots + policy.slotsKeptFree, load.freeSlots - load.slotsFor(item, urgent)),
  )
  const amount = Math.min(now + soon, Math.max(urgent, load.roomFor(item, keptFree)))
  return Math.min(amount, amountIn(errand, container, item))
}
