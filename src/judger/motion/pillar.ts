import { Vec3 } from 'vec3'
import { TICK_MS } from '../../core/clock.ts'
import { add, center, floor, formatPosition, type Position, sameCell } from '../../core/position.ts'
import { isAir } from '../../game/block.ts'
import { isDirtOrGrass } from '../../game/blocks/kinds/ground.ts'
import type { ActionFailure } from '../../task/action.ts'
import { SCAFFOLD } from '../../task/scaffold.ts'
import { type ActionContext, fail } from '../actions/action.ts'
import { countItem } from '../bots/inventory.ts'
import type { Bot } from '../client/bot.ts'
import { aimAt } from './aim.ts'
import { approach } from './approach.ts'
import { dig } from './dig.ts'
import { hold } from './hold.ts'
import { inTheWay } from './in-the-way.ts'
import { cellsOf, type Pillar, topOf } from './perch.ts'
import { countGains, itemsAround, pickUp } from './pick-up.ts'
import { putDirt } from './put-dirt.ts'
import { waitUntil } from './wait-until.ts'
import { goalCell, stepToCenter, walk } from './walk.ts'

/** Height of the feet at which there is room for the block below them (blocks; a jump rises 1.25). */
const CLEARANCE = 1.05
/** Maximum time for a jump to reach its height, and to land (ticks). */
const RISE_TICKS = 12
const LAND_TICKS = 20
const MAX_JUMPS = 4
/** Dirt left after a climb with which an agent abandons its low pillars instead of recovering their dirt (blocks). */
const SPARE = 4
/** Maximum time for a fall of a few blocks (ticks). */
const FALL_TICKS = 40
/** Maximum time until the last drop appears (ticks). */
const DROP_TICKS = 5

/**
 * Climbs a pillar of the dirt that the agent carries and stays on it. The agent stands on the pillar's base.
 * @returns why the agent did not get to the top, or undefined on success
 */
export async function climb(
  context: ActionContext,
  { base, height }: Pillar,
): Promise<ActionFailure | undefined> {
  const { bot } = context
  await stepToCenter(context, base)
  if (countItem(bot, SCAFFOLD) >= height + SPARE) context.perch.leaveLow(base)
  try {
    for (let level = 0; level < height; level++) {
      const cell = { ...base, y: base.y + level }
      if ((await hold(context, SCAFFOLD)) !== undefined) {
        const missing = [{ item: SCAFFOLD, count: height - level }]
        return fail('missing_item', `I have no ${SCAFFOLD} to climb on`, { missing })
      }
      const failure = await climbLevel(context, cell)
      if (failure !== undefined) return failure
    }
  } finally {
    bot.setControlState('jump', false)
  }
  return undefined
}

/**
 * Climbs one level, with several jumps if the first fail. If another body is in the way, it stops after one jump: that agent only
 * moves once the refusal asks it to.
 * @returns why it did not get up, or undefined on success
 */
async function climbLevel(context: ActionContext, cell: Position): Promise<ActionFailure | undefined> {
  for (let jump = 1; !(await raise(context, cell)); jump++) {
    if (context.signal.aborted) return fail('cancelled', 'stopped while I climbed')
    if (context.isGone()) return fail('agent_gone', 'gone from the pillar')
    const other = inTheWay(context.view, cell, context.bot.username)
    if (other !== undefined) {
      const detail = `${other} stands where I climb, at ${formatPosition(cell)}`
      return fail('entity_in_the_way', detail, { blockers: [other], blockedAt: cell })
    }
    if (jump >= MAX_JUMPS)
      return fail('stuck', `could not put ${SCAFFOLD} under me at ${formatPosition(cell)}`)
  }
  return undefined
}

/** Jumps and fills the cell below. @returns whether the agent stands on the new block */
async function raise(context: ActionContext, cell: Position): Promise<boolean> {
  const { bot, perch } = context
  const isUp = () => !isFree(bot, cell) && bot.entity.onGround && bot.entity.position.y > cell.y + 0.99
  if (context.signal.aborted) return false
  await aimAt(context, add(cell, { x: 0.5, y: 0, z: 0.5 }))
  bot.setControlState('jump', true)
  const isClear = await waitUntil(context, RISE_TICKS, () => bot.entity.position.y > cell.y + CLEARANCE)
  bot.setControlState('jump', false)
  const wait = { ticks: LAND_TICKS, isDone: isUp }
  if (!isClear || !isFree(bot, cell)) return waitUntil(context, wait.ticks, wait.isDone)
  perch.climbs(cell)
  const reference = { ...cell, y: cell.y - 1 }
  return putDirt(context, { reference, face: { x: 0, y: 1, z: 0 }, cursor: { x: 0.5, y: 1, z: 0.5 } }, wait)
}

/**
 * Comes down from the pillars that the agent has climbed, last first, by digging each one beneath itself, and picks up the dirt.
 * Afterwards it holds the same item as before. Dirt that it cannot remove stays recorded as scaffolding.
 * @param options.keeps number of pillars, the first ones, on which it stays
 * @param options.leavesDirt whether the dirt stays where it falls: after the work it has no use
 */
export async function comeDown(
  context: ActionContext,
  { keeps = 0, leavesDirt = false } = {},
): Promise<void> {
  const { bot, perch, isGone } = context
  const held = bot.heldItem?.name
  while (perch.pillars.length > keeps && !isGone() && !context.signal.aborted) {
    const pillar = perch.pillars.at(-1) as Pillar
    const gains = countGains(context)
    const itemsBefore = new Set(itemsAround(bot, center(pillar.base)).map(({ id }) => id))
    await land(context)
    const { x, z } = floor(bot.entity.position)
    const top = topOf({ base: pillar.base, height: standing(bot, pillar).length })
    if (x !== top.x || z !== top.z) await walk(context, goalCell(top))
    await takeAway(context, pillar)
    if (context.signal.aborted) break
    perch.cameDown()
    if (!isGone() && !leavesDirt)
      await pickUp(context, center(pillar.base), { gains, appears: DROP_TICKS, known: itemsBefore })
  }
  if (!isGone()) await hold(context, held)
}

/** Digs a pillar from the top while standing on it. Stops at a block that cannot be reached or dug. */
async function takeAway(context: ActionContext, pillar: Pillar): Promise<void> {
  const { bot, perch, isGone } = context
  for (let failures = 0; failures < MAX_JUMPS && !isGone() && !context.signal.aborted; ) {
    await land(context)
    const top = standing(bot, pillar).at(-1)
    if (top === undefined) break
    // An agent that has fallen off digs the blocks within reach from the ground.
    if (!(await approach(context, top)).ok) break
    const dirt = perch.scaffolding.at(top)
    if ((await dig(context, top)) !== undefined) failures++
    else perch.dug(top, dirt)
  }
  await land(context)
}

/** Waits until the bot is on the ground. By the first check, a pending jump has left the ground. */
async function land(context: ActionContext): Promise<void> {
  await context.clock.sleep(2 * TICK_MS)
  await waitUntil(context, FALL_TICKS, () => context.bot.entity.onGround)
}

/** The teammate standing on a pillar through this cell, who would fall without it. */
export function standsOn(bot: Bot, cell: Position): string | undefined {
  if (bot.blockAt(new Vec3(cell.x, cell.y, cell.z))?.name !== SCAFFOLD) return undefined
  const rider = Object.values(bot.players).find(({ username, entity }) => {
    if (username === bot.username || !entity) return false
    const feet = floor(entity.position)
    const isAbove = feet.x === cell.x && feet.z === cell.z && feet.y > cell.y
    return isAbove && standing(bot, { base: cell, height: feet.y - cell.y }).length >= feet.y - cell.y - 1
  })
  return rider?.username
}

/**
 * Whether a teammate would fall without this cell. After the work, an agent that stands on the cell too may dig it: both then fall
 * one block.
 * @param isLast whether the work on the task is over
 */
export function isRidden(bot: Bot, cell: Position, isLast: boolean): boolean {
  const isUnderfoot = sameCell(floor(bot.entity.position), { ...cell, y: cell.y + 1 })
  return standsOn(bot, cell) !== undefined && !(isLast && isUnderfoot)
}

/** Cells of the pillar that hold dirt, lowest first. */
function standing(bot: Bot, pillar: Pillar): Position[] {
  // Dirt next to grass may have become grass by now.
  return cellsOf(pillar).filter(({ x, y, z }) => isDirtOrGrass(bot.blockAt(new Vec3(x, y, z))?.name ?? ''))
}

const isFree = (bot: Bot, { x, y, z }: Position): boolean =>
  isAir(bot.blockAt(new Vec3(x, y, z))?.name ?? 'nothing')
