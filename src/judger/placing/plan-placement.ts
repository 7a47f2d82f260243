import { add, blocksBetween, cellKey, distance, formatPosition, type Position } from '../../core/position.ts'
import type { ActionFailure } from '../../task/action.ts'
import { formatBlock } from '../../task/block.ts'
import { isReplaceable } from '../../task/facts/replaceable.ts'
import type { ItemCount } from '../../task/parts.ts'
import { finishingSteps, isBegun, isPlaced, isWet, itemsLeft } from '../../task/placement/finishing.ts'
import { offsetOf, type PlacementOption, placementOptions } from '../../task/placement.ts'
import { SCAFFOLD } from '../../task/scaffold.ts'
import { fail } from '../actions/action.ts'
import { APPROACH_LIMIT } from '../motion/approach.ts'
import type { SceneView } from '../motion/scene-view.ts'
import { hasWayOut } from '../motion/way-out.ts'
import { type Box, pointsOf, visiblePoint } from './line-of-sight.ts'
import { type PillarSite, pillarSites, walkableAround } from './pillar-sites.ts'
import { bodyOf, type PlacementOrder, wallsOf } from './placement-order.ts'
import { findStands, type Stand } from './stands.ts'

/** What the agent carries. */
export interface Hands {
  held: string | undefined
  count(item: string): number
}

/** A plan for placing a block: walk to one of the places, climb if necessary, and click. */
export type PlacementPlan =
  /** The block is already there. */
  | { kind: 'done' }
  /** From the ground: places to walk to, best first. */
  | { kind: 'from-ground'; stands: readonly Stand[] }
  /** From the top of a pillar of dirt that the agent builds and removes again; best site first. */
  | { kind: 'from-pillar'; sites: readonly PillarSite[] }
  /** It cannot be placed now. */
  | { kind: 'refused'; failure: ActionFailure }

const refused = (...failure: Parameters<typeof fail>): PlacementPlan & { kind: 'refused' } => ({
  kind: 'refused',
  failure: fail(...failure),
})

/**
 * Plans how to place a block in the wanted orientation by the rules of the game: which neighbour to click, where on its
 * face, and where to stand. Pure: it only reads what the agent's client shows.
 */
export function planPlacement(view: SceneView, order: PlacementOrder, hands: Hands): PlacementPlan {
  const refusal = refusalOf(view, order, hands)
  if (refusal !== undefined) return refusal
  const walls = wallsOf(order)
  const isOutside = remember((feet) => hasWayOut(view, feet, walls))
  const outside = planFromGround(view, order, isOutside)
  if (outside.kind === 'from-ground') return outside
  // An agent that is already walled in loses nothing by standing there.
  const inside = planFromGround(view, order)
  if (inside.kind !== 'from-ground')
    return inside.failure.reason === 'no_standing_place'
      ? planFromPillar(view, order, hands, inside.failure)
      : inside
  if (!hasWayOut(view, view.position, [])) return inside
  return refused('walls_in', `from where ${formatPosition(order.pos)} can be placed I would have no way out`)
}

/** Reasons to refuse that do not depend on a place to stand. */
function refusalOf(view: SceneView, { pos, item, wanted }: PlacementOrder, hands: Hands) {
  const there = view.blockAt(pos)
  const at = formatPosition(pos)
  if (there === undefined)
    return refused('too_far', `${at} is beyond what I see; go nearer first`, { goTo: pos })
  if (isPlaced(there, wanted)) return { kind: 'done' } as const
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

function lacking(missing: readonly ItemCount[], hands: Hands): string {
  return missing
    .map(({ item, count }) => {
      const carried = hands.count(item)
      return carried === 0 ? `I have no ${item}` : `I have ${carried} of ${count} ${item}`
    })
    .join(', ')
}

function planFromGround(
  view: SceneView,
  order: PlacementOrder,
  accept?: (feet: Position) => boolean,
): Extract<PlacementPlan, { kind: 'from-ground' | 'refused' }> {
  const { pos, wanted } = order
  const what = `${formatBlock(wanted)} at ${formatPosition(pos)}`
  const supported = supportedOptions(view, order)
  if (supported.length === 0) {
    const sides = [...new Set(placementOptions(wanted).map(({ against }) => against))].join(', ')
    return refused('no_support', `${what} needs a block beside it (${sides})`)
  }
  const body = bodyOf(order)
  const stands: Stand[] = []
  for (const option of supported) {
    stands.push(...findStands(view, { target: pos, option, body }, accept))
    if (stands.some(({ visible }) => visible)) break
  }
  const [first] = stands
  if (first === undefined || !canReachOne(view, pos, stands))
    return refused('no_standing_place', `nowhere to stand to place ${what}`)
  const near = stands.filter(({ feet }) => distance(feet, view.position) <= APPROACH_LIMIT)
  if (near.length === 0) return tooFar(view, first.feet)
  const rank = (stand: Stand) =>
    Number(stand.visible) + 2 * Number(isWet(wanted) && canPour(view, pos, stand))
  return { kind: 'from-ground', stands: near.sort((a, b) => rank(b) - rank(a)) }
}

/** The lower half of a cell: what is seen of it is seen of most blocks. */
const LOW: Box = [0, 0, 0, 1, 0.5, 1]

/** Whether water can be poured into the cell from a place: the line of sight decides where a bucket is emptied. */
function canPour(view: SceneView, pos: Position, { feet }: Stand): boolean {
  const middle = { x: feet.x + 0.5, y: feet.y, z: feet.z + 0.5 }
  return visiblePoint(view, pointsOf(pos, [LOW]).slice(0, 1), pos, middle) !== undefined
}

/** @param failure why it cannot be placed from the ground */
function planFromPillar(
  view: SceneView,
  order: PlacementOrder,
  hands: Hands,
  failure: ActionFailure,
): PlacementPlan {
  const [body, walls] = [bodyOf(order), wallsOf(order)]
  const options = supportedOptions(view, order)
  const sites = pillarSites(view, { target: order.pos, options, body, walls })
  const [lowest] = sites
  if (lowest === undefined) return { kind: 'refused', failure }
  const carried = hands.count(SCAFFOLD) - (order.item === SCAFFOLD ? 1 : 0)
  if (carried < lowest.height) {
    const pillar = `from a pillar of ${lowest.height} ${SCAFFOLD} at ${formatPosition(lowest.base)}`
    return refused(failure.reason, `${failure.detail}, but ${pillar}; I have ${carried}`, {
      missing: [{ item: SCAFFOLD, count: lowest.height - carried }],
    })
  }
  const near = sites.filter(({ base }) => distance(base, view.position) <= APPROACH_LIMIT)
  return near.length === 0 ? tooFar(view, lowest.base) : { kind: 'from-pillar', sites: near }
}

const tooFar = (view: SceneView, feet: Position) =>
  refused('too_far', `I stand at ${formatPosition(view.position)}; go to ${formatPosition(feet)} first`, {
    goTo: feet,
    distance: blocksBetween(view.position, feet),
  })

/** Whether one of the places can be reached on foot, unlike, for example, the top of a mast. */
function canReachOne(view: SceneView, pos: Position, stands: readonly Stand[]): boolean {
  if (stands.some(({ feet }) => feet.y <= view.position.y + 1)) return true
  const walkable = new Set(walkableAround(view, pos).map(cellKey))
  return stands.some(({ feet }) => walkable.has(cellKey(feet)))
}

/** The placement options whose neighbour exists. */
const supportedOptions = (view: SceneView, { pos, wanted }: PlacementOrder): PlacementOption[] =>
  placementOptions(wanted).filter((option) => isSupport(view, add(pos, offsetOf(option.against)), option))

/** Blocks without a body on which others grow. */
const CLICKABLE =
  /^(sugar_cane|kelp|kelp_plant|twisting_vines\w*|weeping_vines\w*|cave_vines\w*|big_dripleaf_stem)$/

/** Whether a block can be clicked to place another beside it. Lily pads are put on water. */
function isSupport(view: SceneView, cell: Position, { floats }: PlacementOption): boolean {
  const block = view.blockAt(cell)
  if (floats === true) return block?.name === 'water'
  return block !== undefined && !isReplaceable(block.name) && (block.isSolid || CLICKABLE.test(block.name))
}

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
