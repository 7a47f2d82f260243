import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import {
  add,
  blocksBetween,
  cellKey,
  distance,
  formatPosition,
  type Position,
  sameCell,
} from '../../core/position.ts'
import type { ActionFailure, ActionResult as Result } from '../../task/action.ts'
import { placeBlock as placeBlockSpec } from '../../task/actions/place-block.ts'
import { type BlockSpec, formatBlock, satisfies } from '../../task/block.ts'
import { isReplaceable } from '../../task/facts/replaceable.ts'
import { blockPlacedBy } from '../../task/item-blocks.ts'
import { offsetOf, type PlacementOption, placementOptions, type Side } from '../../task/placement.ts'
import { SCAFFOLD } from '../../task/scaffold.ts'
import { countItem } from '../bots/inventory.ts'
import { aimAt } from '../motion/aim.ts'
import { APPROACH_LIMIT } from '../motion/approach.ts'
import { REACTS_TO_CLICKS } from '../motion/clicks.ts'
import { inTheWay } from '../motion/in-the-way.ts'
import { fromPillar } from '../motion/pillar.ts'
import { pillarSites, walkableAround } from '../motion/pillar-sites.ts'
import { findStands, type Stand } from '../motion/stands.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { goalCell, stepToCenter, walk } from '../motion/walk.ts'
import { hasWayOut, walledInBy } from '../motion/way-out.ts'
import { type ActionContext, defineAction, done, fail } from './action.ts'

/** Placed there, these leave the way as open as it was. */
const PASSABLE =
  /torch$|_(button|sign|banner|sapling|carpet|pressure_plate|head|skull|tulip)$|^(lever|rail|ladder|vine|lantern|soul_lantern|chain|snow|redstone_wire)$/
/** How long somebody who stands in the way has to step aside (ticks). */
const PATIENCE_TICKS = 60
const MAX_STANDS = 3

/**
 * Places the held item as a block in the wanted orientation, by the game's own rules: it picks the neighbour to click
 * and the place to stand, walks the last steps, and checks what came to stand there. The paper's function has no word on
 * orientation although its completion rate counts it; `state` is ours, e.g. {"facing": "north", "half": "top"}.
 */
export const placeBlock = defineAction({
  ...placeBlockSpec,
  async run({ item, pos, state }, context) {
    const { bot } = context
    const wanted: BlockSpec = { name: blockPlacedBy(item, state), properties: state }
    const there = blockAt(bot, pos)
    if (there === null)
      return fail('too_far', `${formatPosition(pos)} is beyond what I see; go nearer first`, { goTo: pos })
    if (satisfies(there, wanted)) return done({ position: pos, block: formatBlock(wanted), already: true })
    if (!isReplaceable(there.name) && !completesSlab(there, wanted)) {
      return fail('occupied', `${formatPosition(pos)} holds ${formatBlock(there)}`, {
        occupiedBy: formatBlock(there),
      })
    }
    if (countItem(bot, item) === 0)
      return fail('missing_item', `I have no ${item}`, { missing: [{ item, count: 1 }] })
    if (bot.heldItem?.name !== item) {
      return fail('not_equipped', `I hold ${bot.heldItem?.name ?? 'nothing'}; equip ${item} first`)
    }
    const walls = fillsOf(pos, wanted)
    const order: Order = { pos, item, wanted, walls }
    const isOutside = remembered((feet) => hasWayOut(bot, feet, walls))
    const outside = standsFor(bot, pos, wanted, isOutside)
    // Who is inside already loses nothing by a stand there.
    const found = Array.isArray(outside) ? outside : standsFor(bot, pos, wanted)
    if (!Array.isArray(found)) return isNowhere(found) ? placeFromPillar(context, order, found) : found
    if (found !== outside && hasWayOut(bot, bot.entity.position, []))
      return fail('walls_in', `from where ${formatPosition(pos)} can be placed I would have no way out`)
    const walked = await walkToOne(context, found)
    return 'ok' in walked ? walked : placeFrom(context, walked, order)
  },
})

/** What is to be placed where. */
interface Order {
  pos: Position
  item: string
  wanted: BlockSpec
  /** Its cells that nobody can walk through. */
  walls: readonly Position[]
}

const isNowhere = (refusal: ActionResult): refusal is Refused =>
  !refusal.ok && refusal.reason === 'no_standing_place'
type Refused = ActionFailure
type ActionResult = Result<{ position: Position; block: string; already?: boolean }>

/** Places from the top of a pillar of dirt, where one would serve and the agent carries enough; else says how much would do. */
async function placeFromPillar(
  context: ActionContext,
  order: Order,
  refusal: Refused,
): Promise<ActionResult> {
  const { bot } = context
  const { pos: target, item, wanted, walls } = order
  const sites = pillarSites(bot, {
    target,
    options: supportedOptions(bot, target, wanted),
    body: bodyOf(target, wanted),
    walls,
  })
  const [first] = sites
  if (first === undefined) return refusal
  const carried = countItem(bot, SCAFFOLD) - (item === SCAFFOLD ? 1 : 0)
  if (carried < first.height) {
    const pillar = `from a pillar of ${first.height} ${SCAFFOLD} at ${formatPosition(first.base)}`
    return fail(refusal.reason, `${refusal.detail}, but ${pillar}; I have ${carried}`, {
      missing: [{ item: SCAFFOLD, count: first.height - carried }],
    })
  }
  const near = sites.filter(({ base }) => distance(base, bot.entity.position) <= APPROACH_LIMIT)
  if (near.length === 0) return goTo(bot, first.base)
  const walked = await walkToOne(
    context,
    near.map((site) => ({ ...site, feet: site.base })),
  )
  if ('ok' in walked) return walked
  return fromPillar(context, walked, () => placeFrom(context, walked.stand, order))
}

/** Places from where the agent stands now, once nobody is in the way or would be walled in. */
async function placeFrom(context: ActionContext, stand: Stand, order: Order): Promise<ActionResult> {
  const { bot } = context
  const { pos, walls } = order
  if (inTheWay(bot, pos) === bot.username) await stepToCenter(context, stand.feet)
  const free = await waitUntil(context, PATIENCE_TICKS, () => inTheWay(bot, pos) === undefined)
  if (!free) return blockedBy(inTheWay(bot, pos), pos)
  let trapped: string[] = []
  const open = await waitUntil(context, PATIENCE_TICKS, () => {
    trapped = walledInBy(bot, walls)
    return trapped.length === 0
  })
  if (open) return place(context, stand, order)
  const who = trapped.join(', ')
  const detail = `${who} would have no way out; ${who} must step out before ${formatPosition(pos)}`
  return fail('walls_in', detail, { blockers: trapped })
}

const blockedBy = (blocker = 'something', pos: Position) =>
  fail('entity_in_the_way', `${blocker} stands at ${formatPosition(pos)}`, { blockers: [blocker] })

const blockAt = (bot: Bot, { x, y, z }: Position) => {
  const block = bot.blockAt(new Vec3(x, y, z))
  return block === null
    ? null
    : { name: block.name, properties: block.getProperties(), solid: block.boundingBox === 'block' }
}

/** A second slab in the same cell makes a double slab. */
const completesSlab = (there: { name: string }, wanted: BlockSpec): boolean =>
  there.name === wanted.name && wanted.name.endsWith('_slab') && wanted.properties.type === 'double'

function standsFor(
  bot: Bot,
  pos: Position,
  wanted: BlockSpec,
  accept?: (feet: Position) => boolean,
): Stand[] | ActionResult {
  const supported = supportedOptions(bot, pos, wanted)
  if (supported.length === 0) {
    const sides = [...new Set(placementOptions(wanted).map(({ against }) => against))].join(', ')
    return fail(
      'no_support',
      `${formatBlock(wanted)} at ${formatPosition(pos)} needs a block beside it (${sides})`,
    )
  }
  const body = bodyOf(pos, wanted)
  const stands: Stand[] = []
  for (const option of supported) {
    stands.push(...findStands(bot, pos, option, body, accept))
    if (stands.some(({ visible }) => visible)) break
  }
  const here = bot.entity.position
  if (!canReachOne(bot, pos, stands)) {
    return fail(
      'no_standing_place',
      `nowhere to stand to place ${formatBlock(wanted)} at ${formatPosition(pos)}`,
    )
  }
  const within = stands.filter(({ feet }) => distance(feet, here) <= APPROACH_LIMIT)
  if (within.length > 0) return within.sort((a, b) => Number(b.visible) - Number(a.visible))
  return goTo(bot, (stands[0] as Stand).feet)
}

const goTo = (bot: Bot, feet: Position): ActionResult =>
  fail('too_far', `I stand at ${formatPosition(bot.entity.position)}; go to ${formatPosition(feet)} first`, {
    goTo: feet,
    distance: blocksBetween(bot.entity.position, feet),
  })

/** Tops of masts and the like are places to stand, but nobody gets there on foot. */
function canReachOne(bot: Bot, pos: Position, stands: readonly Stand[]): boolean {
  const { y } = bot.entity.position
  if (stands.length === 0 || stands.some(({ feet }) => feet.y <= y + 1)) return stands.length > 0
  const walkable = new Set(walkableAround(bot, pos).map(cellKey))
  return stands.some(({ feet }) => walkable.has(cellKey(feet)))
}

/** The ways to place it whose neighbour is there. */
const supportedOptions = (bot: Bot, pos: Position, wanted: BlockSpec): PlacementOption[] =>
  placementOptions(wanted).filter(({ against }) => carries(bot, add(pos, offsetOf(against))))

function carries(bot: Bot, cell: Position): boolean {
  const block = blockAt(bot, cell)
  return block !== null && !isReplaceable(block.name) && block.solid
}

/** All cells that the new block will fill. */
function bodyOf(pos: Position, { name, properties }: BlockSpec): Position[] {
  if (name.endsWith('_door')) return [pos, add(pos, offsetOf('up'))]
  if (name.endsWith('_bed')) return [pos, add(pos, offsetOf((properties.facing ?? 'north') as Side))]
  return [pos]
}

/** Asks about each cell only once. */
function remembered(ask: (cell: Position) => boolean): (cell: Position) => boolean {
  const answers = new Map<string, boolean>()
  return (cell) => {
    const known = answers.get(cellKey(cell))
    if (known !== undefined) return known
    const answer = ask(cell)
    answers.set(cellKey(cell), answer)
    return answer
  }
}

/** The cells of a new block that nobody can walk through. */
const fillsOf = (pos: Position, wanted: BlockSpec): Position[] =>
  PASSABLE.test(wanted.name) ? [] : bodyOf(pos, wanted)

/** Walks to the first of some places that can be reached. */
async function walkToOne<T extends { feet: Position }>(
  context: ActionContext,
  stands: readonly T[],
): Promise<T | ActionResult> {
  let last: ActionResult = fail('unreachable', 'no stand was tried')
  const tried: Position[] = []
  for (const stand of stands) {
    if (tried.some((feet) => sameCell(feet, stand.feet))) continue
    if (tried.length >= MAX_STANDS) break
    tried.push(stand.feet)
    const walked = await walk(context, goalCell(stand.feet))
    if (walked.ok) return stand
    last = { ...walked, detail: `${walked.detail}: ${formatPosition(stand.feet)}` }
    if (walked.reason === 'cancelled' || walked.reason === 'agent_gone') return last
  }
  return last
}

interface PlacingBot {
  _placeBlockWithOptions(
    reference: unknown,
    face: Vec3,
    options: { delta: Vec3; swingArm: 'right'; forceLook: 'ignore' },
  ): Promise<void>
}

async function place(
  context: ActionContext,
  stand: Stand,
  { pos, item, wanted }: Order,
): Promise<ActionResult> {
  const { bot } = context
  const { reference, face, cursor } = stand
  const block = bot.blockAt(new Vec3(reference.x, reference.y, reference.z))
  if (block === null) return fail('no_support', `the block at ${formatPosition(reference)} is gone`)
  const { x, y, z } = offsetOf(face)
  const sneaks = REACTS_TO_CLICKS.test(block.name)
  if (sneaks) bot.setControlState('sneak', true)
  await aimAt(context, add(reference, cursor))
  const owned = countItem(bot, item)
  let refusal = ''
  try {
    await (bot as unknown as PlacingBot)._placeBlockWithOptions(block, new Vec3(x, y, z), {
      delta: new Vec3(cursor.x, cursor.y, cursor.z),
      swingArm: 'right',
      forceLook: 'ignore',
    })
  } catch (error) {
    refusal = (error as Error).message
  } finally {
    if (sneaks) bot.setControlState('sneak', false)
  }
  const isPlaced = await waitUntil(context, 10, () => {
    const now = blockAt(bot, pos)
    return now !== null && satisfies(now, wanted)
  })
  // The stack shrinks a tick later; whoever looks before that would count on an item that is gone.
  if (isPlaced) {
    await waitUntil(context, 4, () => countItem(bot, item) < owned || bot.game.gameMode === 'creative')
    return done({ position: pos, block: formatBlock(wanted) })
  }
  const now = blockAt(bot, pos)
  if (now !== null && now.name === wanted.name) {
    return fail(
      'wrong_result',
      `wanted ${formatBlock(wanted)}, got ${formatBlock(now)}; mine it and try from another side`,
    )
  }
  const blocker = inTheWay(bot, pos)
  if (blocker !== undefined) return blockedBy(blocker, pos)
  return fail('no_effect', refusal === '' ? `the cell holds ${now?.name ?? 'nothing'}` : refusal)
}
