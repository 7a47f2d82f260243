import { cellKey, distance, floor, formatPosition, type Position, sameCell } from '../../core/position.ts'
import { formatBlock } from '../../game/block.ts'
import { isReplaceable } from '../../game/blocks/replaceable.ts'
import { finishingSteps, isBegun, isPlaced, isWet, itemsLeft } from '../../game/placement/finishing.ts'
import { placementOptions } from '../../game/placement/placement-options.ts'
import { SCAFFOLD } from '../../task/scaffold.ts'
import { APPROACH_LIMIT } from '../motion/approach.ts'
import { cellsOf, type Pillar } from '../motion/perch.ts'
import { Scaffolding } from '../motion/scaffolding.ts'
import type { SceneView } from '../motion/scene-view.ts'
import { hasWayOut } from '../motion/way-out.ts'
import { type Clicking, clickingsFor } from './clickings.ts'
import { placesAround, placesToStand, WALK_TICKS } from './footholds.ts'
import { lazily, remembered } from './lazily.ts'
import { type Box, pointsOf, visiblePoint } from './line-of-sight.ts'
import { overlay } from './overlay.ts'
import { bodyOf, type PlacementOrder, wallsOf } from './placement-order.ts'
import { lacking, lacksDirt, noPlace, noSupport, type Refused, refused, tooFar } from './refusals.ts'
import { findStands, MAX_TRIES, type Place, type Stand, standAt, turnsWithLook } from './stands.ts'
import { findWays, type Sought, type Way } from './ways.ts'

/** The items that the agent carries. */
export interface Hands {
  held: string | undefined
  count(item: string): number
}

/** The temporary dirt known to an agent. */
export interface Dirt {
  /** The pillars that it has climbed and still stands on, or on a floor next to them. */
  pillars: readonly Pillar[]
  /** All temporary dirt of agents. */
  scaffolding: Pick<Scaffolding, 'has' | 'ownerOf'>
}

const NO_DIRT: Dirt = { pillars: [], scaffolding: new Scaffolding() }

/** A plan for placing a block. */
export type PlacementPlan =
  /** The block is already there. */
  | { kind: 'done' }
  /** Walk, and climb if necessary, along one of the ways, best first, and click. */
  | { kind: 'placing'; ways: readonly Way[] }
  /** It is placed better from somewhere else: come down from all pillars but the first ones, and plan again. */
  | { kind: 'come-down'; keeps: number }
  /** It cannot be placed now. */
  | Refused

type Placing = Extract<PlacementPlan, { kind: 'placing' }>

/** Maximum distance that an agent walks to the foot of its pillar (blocks). */
const MAX_TO_PILLAR = 24
/** Cost of a place to stand at most one step away; nearer ones are not searched for (ticks). */
const AT_HAND_TICKS = 1.5 * WALK_TICKS
/**
 * Maximum extra walking time for an agent to see the face that it clicks (ticks): one step. The game does not require it, and
 * longer walks cost teams a tenth of their time.
 */
const HIDDEN_TICKS = WALK_TICKS
/** Time to dig a pillar block on the way down (ticks). */
const DESCENT_TICKS = 18

/**
 * Plans how to place a block in the required orientation, following the rules of the game: which neighbour to click, where on its
 * face, with which helper blocks, and where to stand. Pure: it only reads what the agent's client shows.
 *
 * Orientations that no reachable look direction produces are placed by clicking while looking elsewhere: an observer on the
 * ground that looks up, or a fence gate that would be closed from inside. A vanilla server treats look direction and click
 * separately.
 */
export function planPlacement(
  view: SceneView,
  order: PlacementOrder,
  hands: Hands,
  dirt: Dirt = NO_DIRT,
): PlacementPlan {
  const plan = planLooking(view, order, hands, dirt)
  if (plan.kind !== 'refused' || !turns(order)) return plan
  const { reason, missing } = plan.failure
  const isNowhere = reason === 'no_standing_place' || reason === 'walls_in'
  if (!isNowhere || missing !== undefined) return plan
  const aside = planLooking(view, { ...order, looksAside: true }, hands, dirt)
  return aside.kind === 'refused' && reason === 'walls_in' ? plan : aside
}

/** Whether the player's look direction determines the placement. */
const turns = ({ wanted }: PlacementOrder): boolean => placementOptions(wanted).some(turnsWithLook)

function planLooking(view: SceneView, order: PlacementOrder, hands: Hands, dirt: Dirt): PlacementPlan {
  const { pillars } = dirt
  const inPillar = pillars.findIndex((pillar) => cellsOf(pillar).some((cell) => sameCell(cell, order.pos)))
  if (inPillar >= 0) return { kind: 'come-down', keeps: inPillar }
  const refusal = refusalOf(view, order, hands, dirt)
  if (refusal !== undefined) return refusal
  if (pillars.length === 0) return planOnFoot(view, order, hands, dirt)
  return planUp(view, order, hands, dirt)
}

/** The cheapest plan of an agent on pillars: from its place, or after a descent from the last ones. */
function planUp(view: SceneView, order: PlacementOrder, hands: Hands, dirt: Dirt): PlacementPlan {
  let best: PlacementPlan = planWays(view, order, hands, dirt)
  let cost = costOf(best)
  let descent = 0
  for (const [keeps, { height }] of [...dirt.pillars.entries()].toReversed()) {
    descent += height * DESCENT_TICKS
    if (cost <= descent) break
    const below = planBelow(view, order, hands, { dirt, keeps })
    const isWalk = keeps === 0 && below.kind === 'refused' && below.failure.reason === 'too_far'
    if (costOf(below) + descent >= cost && !(isWalk && best.kind === 'refused')) continue
    best = { kind: 'come-down', keeps }
    cost = costOf(below) + descent
  }
  return best
}

/** The plan of an agent that has come down from all pillars but the first ones. */
function planBelow(
  view: SceneView,
  order: PlacementOrder,
  hands: Hands,
  { dirt, keeps }: { dirt: Dirt; keeps: number },
): PlacementPlan {
  const [kept, gone] = [dirt.pillars.slice(0, keeps), dirt.pillars.slice(keeps)]
  const cells = gone.flatMap(cellsOf)
  const [lowest] = gone
  const seen = overlay(view, { air: cells, ...(lowest && { position: feetIn(lowest.base) }) })
  const count = (item: string) => hands.count(item) + (item === SCAFFOLD ? cells.length : 0)
  const plan = keeps === 0 ? planOnFoot : planWays
  return plan(seen, order, { held: hands.held, count }, { ...dirt, pillars: kept })
}

const costOf = (plan: PlacementPlan): number =>
  plan.kind === 'placing' ? (plan.ways[0]?.cost ?? 0) : Number.POSITIVE_INFINITY

const feetIn = ({ x, y, z }: Position): Position => ({ x: x + 0.5, y, z: z + 0.5 })

/** Reasons for refusal that do not depend on a place to stand. */
function refusalOf(view: SceneView, { pos, item, wanted }: PlacementOrder, hands: Hands, dirt: Dirt) {
  const there = view.blockAt(pos)
  const at = formatPosition(pos)
  if (there === undefined)
    return refused('too_far', `${at} is beyond what I see; go nearer first`, { goTo: pos })
  const isTemporary = there.name === SCAFFOLD && dirt.scaffolding.has(pos)
  const owner = isTemporary ? dirt.scaffolding.ownerOf(pos) : undefined
  if (owner !== undefined && owner !== view.name)
    return refused('entity_in_the_way', `the pillar of ${owner} stands at ${at}`, { blockers: [owner] })
  if (isPlaced(there, wanted) && !isTemporary) return { kind: 'done' } as const
  const isUnfinished = isBegun(there, wanted) && finishingSteps(wanted).length > 0
  if (!isReplaceable(there.name) && !isUnfinished) {
    const occupiedBy = formatBlock(there)
    return refused('occupied', `${at} holds ${occupiedBy}`, { occupiedBy })
  }
  const missing = itemsLeft(there, { block: wanted, item }).filter((one) => hands.count(one.item) < one.count)
  if (missing.length > 0) return refused('missing_item', lacking(missing, hands), { missing })
  if (hands.held === item || (isUnfinished && hands.count(item) === 0)) return undefined
  return refused('not_equipped', `I hold ${hands.held ?? 'nothing'}; equip ${item} first`)
}

/** A plan for an agent that is not on a pillar: from a place within walking distance, otherwise with dirt. */
function planOnFoot(view: SceneView, order: PlacementOrder, hands: Hands, dirt: Dirt): PlacementPlan {
  const { pos } = order
  const walls = wallsOf(view, order)
  const isTemporary = (cell: Position) => dirt.scaffolding.has(cell)
  const isOthers = ownedByOthers(view, dirt)
  const direct = clickingsFor(view, order, { maxHelpers: 0, isTemporary, isOthers })
  // Distant targets are refused as too far, so the exact place does not matter.
  const isFar = Math.hypot(pos.x - view.position.x, pos.z - view.position.z) > 2 * APPROACH_LIMIT
  const places = isFar ? placesAround(view, pos) : remembered(placesToStand(view, pos))
  const isOutside = remember((feet) => hasWayOut(view, feet, walls))
  const outside = planFromGround(view, order, direct, places, isOutside)
  if (outside.kind === 'placing' || outside.failure.reason === 'too_far') return outside
  // An agent that is already walled in loses nothing if it stands there.
  const inside = planFromGround(view, order, direct, places)
  if (inside.kind === 'placing' && !hasWayOut(view, view.position, [])) return inside
  const ways = planWays(view, order, hands, dirt)
  if (ways.kind === 'placing' || inside.kind === 'refused') return ways
  return refused('walls_in', `from where ${formatPosition(pos)} can be placed I would have no way out`)
}

function planFromGround(
  view: SceneView,
  order: PlacementOrder,
  direct: readonly Clicking[],
  places: Iterable<Place>,
  accept: (feet: Position) => boolean = () => true,
): Placing | Refused {
  const body = bodyOf(order)
  const suits = (feet: Position) => accept(feet) && (!isWet(order.wanted) || canPour(view, order, feet))
  const here = standHere(view, places, (feet) => suits(feet), direct, body)
  if (here !== undefined) return { kind: 'placing', ways: [{ legs: [], stand: here, cost: 0, dirt: 0 }] }
  const stands: (Stand & Place)[] = []
  let first: Stand | undefined
  const isAtHand = ({ visible, cost }: Stand & Place) => visible && cost <= AT_HAND_TICKS
  for (const clicking of direct) {
    let seeing = 0
    for (const stand of findStands(view, places, { clicking, body }, suits)) {
      first ??= stand
      if (distance(stand.feet, view.position) > APPROACH_LIMIT) continue
      stands.push(stand)
      if (stand.visible && ++seeing >= MAX_TRIES) break
    }
    if (stands.some(isAtHand)) break
  }
  if (first === undefined) return noPlace(order)
  if (stands.length === 0) return tooFar(view, first.feet)
  const dearness = ({ visible, cost }: Stand & Place) => cost + (visible ? 0 : HIDDEN_TICKS)
  stands.sort((a, b) => dearness(a) - dearness(b))
  return { kind: 'placing', ways: stands.map(({ cost, ...stand }) => ({ legs: [], stand, cost, dirt: 0 })) }
}

/** A placement without taking a step, with the clicked face in view. */
function standHere(
  view: SceneView,
  places: Iterable<Place>,
  accept: (feet: Position) => boolean,
  direct: readonly Clicking[],
  body: readonly Position[],
): Stand | undefined {
  for (const { feet } of places) {
    if (!sameCell(feet, floor(view.position))) return undefined
    const suits = lazily(() => accept(feet))
    for (const clicking of direct) {
      const stand = standAt(view, feet, { clicking, body }, suits)
      if (stand?.visible === true) return stand
    }
    return undefined
  }
  return undefined
}

/** The lower third of a cell: a sample of visibility that suits most blocks. Signs on posts are as high as their cell. */
const LOW: Box = [0, 0, 0, 1, 0.35, 1]
const POST: Box = [0.25, 0, 0.25, 0.75, 1, 0.75]

/** Whether water can be poured on a block from a place: the line of sight decides where a bucket is emptied. */
function canPour(view: SceneView, { pos, wanted }: PlacementOrder, feet: Position): boolean {
  const middle = { x: feet.x + 0.5, y: feet.y, z: feet.z + 0.5 }
  const box = 'rotation' in wanted.properties ? POST : LOW
  return visiblePoint(view, pointsOf(pos, [box]).slice(0, 1), pos, middle) !== undefined
}

/** Whether a teammate still uses the dirt in a cell. */
const ownedByOthers =
  (view: SceneView, { scaffolding }: Dirt) =>
  (cell: Position): boolean =>
    ![undefined, view.name].includes(scaffolding.ownerOf(cell))

/** With helper blocks, from a pillar, or from an upper floor if the agent is already there. */
function planWays(view: SceneView, order: PlacementOrder, hands: Hands, dirt: Dirt): Placing | Refused {
  const { pos } = order
  const isTemporary = (cell: Position) => dirt.scaffolding.has(cell)
  const isOthers = ownedByOthers(view, dirt)
  const sought: Sought = {
    target: pos,
    clickings: (seen) => clickingsFor(seen, order, { isTemporary, isOthers }),
    clickingsBeside: (seen, pillar, maxHelpers) => {
      const isOwn = (cell: Position) => isTemporary(cell) || pillar.some((own) => sameCell(own, cell))
      return clickingsFor(seen, order, { maxHelpers, isTemporary: isOwn, isOthers })
    },
    body: bodyOf(order),
    walls: wallsOf(view, order),
    suits: (feet) => !isWet(order.wanted) || canPour(view, order, feet),
    others: order.stillToFill,
  }
  const ways = findWays(view, sought, dirt.pillars)
  const [best] = ways
  if (best === undefined) return clickingsFor(view, order).length === 0 ? noSupport(order) : noPlace(order)
  const carried = hands.count(SCAFFOLD) - (order.item === SCAFFOLD ? 1 : 0)
  const affordable = ways.filter(({ dirt }) => dirt <= carried)
  if (affordable.length === 0) return lacksDirt(order, best, carried)
  const near = affordable.filter((way) => distance(startOf(way), view.position) <= limitOf(way))
  return near.length === 0 ? tooFar(view, startOf(affordable[0] as Way)) : { kind: 'placing', ways: near }
}

/** The start of a path, and its maximum length. */
const startOf = ({ legs, stand }: Way): Position => legs[0]?.base ?? stand.feet
const limitOf = ({ legs }: Way): number => (legs.length === 0 ? APPROACH_LIMIT : MAX_TO_PILLAR)

/** Memoizes a predicate by cell. */
function remember(ask: (cell: Position) => boolean): (cell: Position) => boolean {
  const answers = new Map<string, boolean>()
  return (cell) => {
    const key = cellKey(cell)
    const answer = answers.get(key) ?? ask(cell)
    answers.set(key, answer)
    return answer
  }
}
