import { joinAborts } from '../../core/join-aborts.ts'
import { floor, formatPosition, type Position } from '../../core/position.ts'
import { formatBlock } from '../../game/block.ts'
import {
  firstBlock,
  isBegun,
  isPlaced,
  isWet,
  needsWater,
  WATER,
  waterCells,
} from '../../game/placement/finishing.ts'
import type { ActionFailure, ActionResult } from '../../task/action.ts'
import { type ActionContext, done, fail } from '../actions/action.ts'
import { countItem } from '../bots/inventory.ts'
import { aimAt } from '../motion/aim.ts'
import { hold } from '../motion/hold.ts'
import { inTheWay } from '../motion/in-the-way.ts'
import { comeDown } from '../motion/pillar.ts'
import type { SceneView } from '../motion/scene-view.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { stepToCenter } from '../motion/walk.ts'
import { hasWayOut, walledInBy } from '../motion/way-out.ts'
import { clickNeighbour } from './click.ts'
import { cursorOn } from './cursor.ts'
import { finishPlacement } from './finish-placement.ts'
import { goOne } from './go.ts'
import { withHelpers } from './helpers.ts'
import { pointsAround, visiblePoint } from './line-of-sight.ts'
import { bodyOf, type PlacementOrder, wallsOf } from './placement-order.ts'
import type { PlacementPlan } from './plan-placement.ts'
import { looksAsPlanned, type Stand, standAt, turnsWithLook } from './stands.ts'
import type { Way } from './ways.ts'

/** How long to wait for another agent to step out of the way (ticks). */
const PATIENCE_TICKS = 60
/** Maximum time for the end of a fall or a jump (ticks). */
const FALL_TICKS = 40
/** Maximum time until a placed block appears (ticks). */
const APPEAR_TICKS = 10
/** How long a refused click is repeated (ms of game time). */
const REFUSED_MS = 500
/** Time between a refused click and the next: a player who holds the button down clicks every four ticks (vanilla). */
const REPEAT_TICKS = 4
/** Maximum time between a block's appearance and the shrinking of the stack (ticks). */
const SHRINK_TICKS = 4

/** Why an agent stops while walking. */
const PLACED = 'another agent has placed the block'

/** The resulting block. */
export interface Placed {
  position: Position
  block: string
  /** Set if the block already existed and nothing was done. */
  already?: boolean
}

type PlacementResult = ActionResult<Placed>

/**
 * Carries out a placement plan: walks, climbs if planned, clicks, and verifies the resulting block. An agent that has climbed
 * stays up; the next action decides whether this is useful.
 * @param plan function that makes a plan for the current state of the world
 */
export async function carryOutPlacement(
  context: ActionContext,
  order: PlacementOrder,
  plan: () => PlacementPlan,
): Promise<PlacementResult> {
  const { entity } = context.bot
  await waitUntil(context, FALL_TICKS, () => entity.onGround)
  let planned = plan()
  if (planned.kind === 'come-down') {
    await comeDown(context, { keeps: planned.keeps })
    planned = plan()
  }
  switch (planned.kind) {
    case 'done':
      return done({ position: order.pos, block: formatBlock(order.wanted), already: true })
    case 'refused':
      return planned.failure
    case 'come-down':
      return fail('stuck', 'could not come down from my pillar')
    case 'placing': {
      const stand = await goUnlessPlaced(context, order, { ways: planned.ways, plan })
      if (stand === 'placed')
        return done({ position: order.pos, block: formatBlock(order.wanted), already: true })
      return 'ok' in stand ? stand : placeFrom(context, stand, order)
    }
  }
}

/** Goes to a place to stand; stops if another agent places the block in the meantime. */
async function goUnlessPlaced(
  context: ActionContext,
  order: PlacementOrder,
  { ways, plan }: { ways: readonly Way[]; plan: () => PlacementPlan },
): Promise<Stand | ActionFailure | 'placed'> {
  const { bot, signal, perch } = context
  const { pos, wanted } = order
  const { view } = context
  const here = (stand: Stand) => clickFromHere(view, stand, order)
  const isThere = () => isPlaced(view.blockAt(pos), wanted) && !perch.scaffolding.has(pos)
  const going = joinAborts([signal])
  const stopLooking = bot.extras.changes.on((x, y, z) => {
    if (x === pos.x && y === pos.y && z === pos.z && isThere()) going.abort(PLACED)
  })
  try {
    const stoppable = { ...context, signal: going.signal }
    let stand = await goOne(stoppable, ways, here)
    // Others keep building, so another path may now be the best.
    if ('ok' in stand && stand.reason === 'unreachable' && !perch.isUp) {
      const again = plan()
      if (again.kind === 'placing') stand = await goOne(stoppable, again.ways, here)
    }
    return going.signal.reason === PLACED && !signal.aborted ? 'placed' : stand
  } finally {
    stopLooking()
    going.release()
  }
}

/** The same click from the agent's current position, if it works there and the agent can leave. */
function clickFromHere(view: SceneView, stand: Stand, order: PlacementOrder): Stand | undefined {
  if (
    stand.helpers.length > 0 ||
    turnsWithLook(stand.manner) ||
    isWet(order.wanted) ||
    bodyOf(order).some((cell) => inTheWay(view, cell) === view.name)
  )
    return undefined
  const feet = floor(view.position)
  const clicking = { ...stand, cursor: cursorOn(stand.face, stand.manner) }
  const canLeave = () => hasWayOut(view, feet, wallsOf(view, order))
  const here = standAt(view, feet, { clicking, body: bodyOf(order) }, canLeave)
  return here === undefined || (stand.visible && !here.visible) ? undefined : here
}

/** Places the block from the current position, once no agent is in the way or would be walled in. */
async function placeFrom(
  context: ActionContext,
  stand: Stand,
  order: PlacementOrder,
): Promise<PlacementResult> {
  const { view } = context
  const { pos } = order
  if (inTheWay(view, pos) === view.name || !looksAsPlanned(view.position, stand))
    await stepToCenter(context, stand.feet)
  // Waiting helps only against others: if its own cell is blocked, the agent has to move.
  const isFree = await waitUntil(context, PATIENCE_TICKS, () =>
    [undefined, view.name].includes(inTheWay(view, pos)),
  )
  if (!isFree || inTheWay(view, pos) === view.name) return blocked(inTheWay(view, pos), pos)
  const walls = wallsOf(view, order)
  let trapped: string[] = []
  const isOpen = await waitUntil(context, PATIENCE_TICKS, () => {
    trapped = walledInBy(view, walls)
    return trapped.length === 0
  })
  if (isOpen) return placeWithHelpers(context, stand, order)
  const names = trapped.join(', ')
  const detail = `${names} would have no way out; ${names} must step out before ${formatPosition(pos)}`
  return fail('walls_in', detail, { blockers: trapped })
}

/** Places a block with its helper blocks. Water is poured after they are gone, because they may hide the block. */
async function placeWithHelpers(
  context: ActionContext,
  stand: Stand,
  order: PlacementOrder,
): Promise<PlacementResult> {
  const { helpers } = stand
  const { pos, wanted } = order
  if (helpers.length === 0 || wanted.properties.waterlogged !== 'true')
    return withHelpers(context, helpers, () => placeInTurn(context, stand, order))
  const dry = { ...order, wanted: { ...wanted, properties: { ...wanted.properties, waterlogged: 'false' } } }
  if (!isPlaced(context.view.blockAt(pos), dry.wanted)) {
    const placed = await withHelpers(context, helpers, () => placeInTurn(context, stand, dry))
    if (!placed.ok) return placed
  }
  return placeInTurn(context, { ...stand, helpers: [] }, order)
}

/** Places the block after any teammate that is clicking into the same cell, who may have placed it by then. */
async function placeInTurn(
  context: ActionContext,
  stand: Stand,
  order: PlacementOrder,
): Promise<PlacementResult> {
  const { turns } = context
  const { pos } = order
  const isMine = await waitUntil(context, PATIENCE_TICKS, () => turns.take(pos))
  try {
    return await place(context, stand, order)
  } finally {
    if (isMine) turns.leave(pos)
  }
}

async function place(context: ActionContext, stand: Stand, order: PlacementOrder): Promise<PlacementResult> {
  const { pos, wanted } = order
  const { view } = context
  const { scaffolding } = context.perch
  const there = () => view.blockAt(pos)
  // A teammate may have placed it while this agent waited for its turn.
  if (isPlaced(there(), wanted)) {
    scaffolding.taken(scaffolding.at(pos))
    return done({ position: pos, block: formatBlock(wanted), already: true })
  }
  const refusal = isBegun(there(), wanted) ? '' : await begin(context, stand, order)
  if (typeof refusal !== 'string') return refusal
  if (isBegun(there(), wanted)) {
    const unfinished = await finishPlacement(context, stand, order)
    if (unfinished !== undefined) return unfinished
  }
  if (!isPlaced(there(), wanted)) return whyNotPlaced(view, order, refusal)
  scaffolding.taken(scaffolding.at(pos))
  return done({ position: pos, block: formatBlock(wanted) })
}

/**
 * Pours the water that the block needs and places its first block.
 * @returns why nothing was placed, or ''
 */
async function begin(
  context: ActionContext,
  stand: Stand,
  order: PlacementOrder,
): Promise<string | ActionFailure> {
  const { bot, view } = context
  const { pos, item, wanted } = order
  const dry = await pourFirst(context, order)
  if (dry !== undefined) return dry
  const owned = countItem(bot, item)
  const isThere = () => isBegun(view.blockAt(pos), wanted)
  const refusal = await clickUntil(context, stand, isThere)
  // Wait for the stack to shrink, which happens a tick later.
  const hasShrunk = () => countItem(bot, item) < owned || bot.game.gameMode === 'creative'
  if (typeof refusal === 'string' && isThere()) await waitUntil(context, SHRINK_TICKS, hasShrunk)
  return refusal
}

/** The failure of a placement after which the cell does not hold the block. */
function whyNotPlaced(view: SceneView, { pos, wanted }: PlacementOrder, refusal: string): ActionFailure {
  const now = view.blockAt(pos)
  if (now !== undefined && [wanted.name, firstBlock(wanted)].includes(now.name)) {
    const detail = `wanted ${formatBlock(wanted)}, got ${formatBlock(now)}; mine it and try from another side`
    return fail('wrong_result', detail)
  }
  const blocker = inTheWay(view, pos)
  if (blocker !== undefined) return blocked(blocker, pos)
  return fail('no_effect', refusal === '' ? `the cell holds ${now?.name ?? 'nothing'}` : refusal)
}

/**
 * Clicks until the server accepts: an agent's body may still have been in the cell when the click arrived.
 * @returns why nothing was placed, or ''
 */
async function clickUntil(
  context: ActionContext,
  stand: Stand,
  isThere: () => boolean,
): Promise<string | ActionFailure> {
  const { bot, clock, signal } = context
  const until = clock.now() + REFUSED_MS
  for (;;) {
    const refusal = await clickNeighbour(context, stand)
    if (typeof refusal !== 'string') return refusal
    const isThereNow = await waitUntil(context, refusal === '' ? APPEAR_TICKS : REPEAT_TICKS, isThere)
    const isOver = refusal === '' || signal.aborted || bot.heldItem === null || clock.now() >= until
    if (isThereNow || isOver) return refusal
  }
}

/** Pours water into the cells of a plant that lives in water. */
async function pourFirst(
  context: ActionContext,
  { pos, item, wanted }: PlacementOrder,
): Promise<ActionFailure | undefined> {
  for (let level = 0; level < waterCells(wanted); level++) {
    const dry = await pourInto(context, { ...pos, y: pos.y + level })
    if (dry !== undefined) return dry
  }
  return needsWater(wanted) ? hold(context, item) : undefined
}

async function pourInto(context: ActionContext, cell: Position): Promise<ActionFailure | undefined> {
  const { view } = context
  const isFull = () => {
    const now = view.blockAt(cell)
    return now?.name === 'water' && now.properties.level === '0'
  }
  if (isFull()) return undefined
  const dry = await hold(context, WATER)
  if (dry !== undefined) return dry
  const faces = pointsAround(cell, (neighbour) => view.blockAt(neighbour)?.isSolid === true)
  const point = visiblePoint(view, faces)
  if (point === undefined)
    return fail('unreachable', `from here I cannot pour water into ${formatPosition(cell)}`)
  await aimAt(context, point)
  context.bot.activateItem()
  if (await waitUntil(context, APPEAR_TICKS, isFull)) return undefined
  return fail('no_effect', `the water does not stay at ${formatPosition(cell)}`)
}

const blocked = (blocker = 'something', pos: Position): ActionFailure =>
  fail('entity_in_the_way', `${blocker} stands at ${formatPosition(pos)}`, { blockers: [blocker] })
