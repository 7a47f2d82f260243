import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { TICK_MS } from '../../core/clock.ts'
import { add, center, floor, formatPosition, type Position } from '../../core/position.ts'
import type { ActionFailure, ActionResult } from '../../task/action.ts'
import { isAir } from '../../task/block.ts'
import { SCAFFOLD } from '../../task/scaffold.ts'
import { type ActionContext, fail } from '../actions/action.ts'
import { aimAt } from './aim.ts'
import { approach } from './approach.ts'
import { dig } from './dig.ts'
import { inTheWay } from './in-the-way.ts'
import { countGains, itemsAround, pickUp } from './pick-up.ts'
import { viewOf } from './scene-view.ts'
import { waitUntil } from './wait-until.ts'
import { stepToCenter } from './walk.ts'

/** A pillar of dirt that an agent stacks under its feet and removes again. */
export interface Pillar {
  /** The lowest cell of the pillar, where the agent stands before it climbs. */
  base: Position
  /** Height of the pillar (blocks). */
  height: number
}

/** At this height of the feet there is room for the block below them (blocks; a jump rises 1.25). */
const CLEARANCE = 1.05
/** Maximum time for a jump to reach its height, and to land (ticks). */
const RISE_TICKS = 12
const LAND_TICKS = 20
const MAX_JUMPS = 4
/** Maximum time for a fall of a few blocks (ticks). */
const FALL_TICKS = 40
/** Maximum time until the last drop appears (ticks). */
const DROP_TICKS = 5
const HOLD_TICKS = 10
/** Dirt next to grass may have turned into grass before it is dug. */
const IS_SCAFFOLD = /^(dirt|grass_block)$/

interface ClickingBot {
  _genericPlace(
    reference: unknown,
    face: Vec3,
    options: { delta: Vec3; swingArm: 'right'; forceLook: 'ignore' },
  ): Promise<unknown>
}

/**
 * Climbs a pillar of the dirt that the agent carries, acts at the top with the same item in hand as before, comes down by
 * digging the pillar beneath itself and picks the dirt up. It also comes down and takes the pillar away after a refusal or
 * at the end of the run, as far as it still can.
 */
export async function fromPillar<Data>(
  context: ActionContext,
  pillar: Pillar,
  act: () => Promise<ActionResult<Data>>,
): Promise<ActionResult<Data>> {
  const { bot, isGone } = context
  const held = bot.heldItem?.name
  const gains = countGains(context)
  const known = new Set(itemsAround(bot, center(pillar.base)).map(({ id }) => id))
  /** The pillar is taken away even when the action was stopped. */
  const unstopped = { ...context, signal: new AbortController().signal }
  let result: ActionResult<Data> | undefined
  try {
    result = await climb(context, pillar)
    if (result === undefined) {
      await hold(context, held)
      result = await act()
    }
  } finally {
    bot.setControlState('jump', false)
    await takeAway(unstopped, pillar)
    if (!isGone()) {
      await pickUp(unstopped, center(pillar.base), { gains, appears: DROP_TICKS, known })
      await hold(unstopped, held)
    }
  }
  const left = standing(bot, pillar).map(formatPosition).join(', ')
  if (left === '') return result
  const still = `dirt of my pillar still stands at ${left}; mine it`
  return result.ok
    ? fail('no_effect', `it is placed, but ${still}`)
    : { ...result, detail: `${result.detail}; ${still}` }
}

/** @returns why the agent did not get to the top, or undefined on success */
async function climb(context: ActionContext, { base, height }: Pillar): Promise<ActionFailure | undefined> {
  await stepToCenter(context, base)
  if (!(await hold(context, SCAFFOLD))) {
    const missing = [{ item: SCAFFOLD, count: height }]
    return fail('missing_item', `I have no ${SCAFFOLD} to climb on`, { missing })
  }
  for (let level = 0; level < height; level++) {
    const cell = { ...base, y: base.y + level }
    for (let jump = 1; !(await raise(context, cell)); jump++) {
      if (context.signal.aborted) return fail('cancelled', 'stopped while I climbed')
      if (context.isGone()) return fail('agent_gone', 'gone from the pillar')
      if (jump < MAX_JUMPS) continue
      const other = inTheWay(viewOf(context.bot), cell, context.bot.username)
      if (other !== undefined)
        return fail('entity_in_the_way', `${other} stands where I climb, at ${formatPosition(cell)}`, {
          blockers: [other],
        })
      return fail('stuck', `could not put ${SCAFFOLD} under me at ${formatPosition(cell)}`)
    }
  }
  return undefined
}

/** Jumps and fills the cell below. @returns whether the agent stands on the new block */
async function raise(context: ActionContext, cell: Position): Promise<boolean> {
  const { bot } = context
  const isUp = () => !isFree(bot, cell) && bot.entity.onGround && bot.entity.position.y > cell.y + 0.99
  const ground = bot.blockAt(new Vec3(cell.x, cell.y - 1, cell.z))
  if (ground === null || context.signal.aborted) return false
  await aimAt(context, add(cell, { x: 0.5, y: 0, z: 0.5 }))
  bot.setControlState('jump', true)
  const isClear = await waitUntil(context, RISE_TICKS, () => bot.entity.position.y > cell.y + CLEARANCE)
  bot.setControlState('jump', false)
  if (isClear && isFree(bot, cell)) {
    const options = { delta: new Vec3(0.5, 1, 0.5), swingArm: 'right', forceLook: 'ignore' } as const
    await (bot as unknown as ClickingBot)._genericPlace(ground, new Vec3(0, 1, 0), options)
  }
  return waitUntil(context, LAND_TICKS, isUp)
}

/** Digs the pillar from the top while standing on it. Stops at a block that cannot be reached or dug. */
async function takeAway(context: ActionContext, pillar: Pillar): Promise<void> {
  const { bot, isGone } = context
  for (let failures = 0; failures < MAX_JUMPS && !isGone(); ) {
    await land(context)
    const top = standing(bot, pillar).at(-1)
    if (top === undefined) break
    // An agent that has fallen off digs what it can reach from the ground.
    if (!(await approach(context, top)).ok) break
    if ((await dig(context, top)) !== undefined) failures++
  }
  await land(context)
}

/** Waits until the bot is on the ground. By the first check a pending jump has left the ground. */
async function land(context: ActionContext): Promise<void> {
  await context.clock.sleep(2 * TICK_MS)
  await waitUntil(context, FALL_TICKS, () => context.bot.entity.onGround)
}

/** The teammate that stands on a pillar through this cell and would fall without it. */
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

/** Cells of the pillar that hold dirt, lowest first. */
function standing(bot: Bot, { base, height }: Pillar): Position[] {
  return Array.from({ length: height }, (_, level) => ({ ...base, y: base.y + level })).filter(
    ({ x, y, z }) => IS_SCAFFOLD.test(bot.blockAt(new Vec3(x, y, z))?.name ?? ''),
  )
}

const isFree = (bot: Bot, { x, y, z }: Position): boolean =>
  isAir(bot.blockAt(new Vec3(x, y, z))?.name ?? 'nothing')

/** Takes an item into the hand. @returns whether the agent has it */
async function hold(context: ActionContext, item: string | undefined): Promise<boolean> {
  const { bot } = context
  const isHeld = () => bot.heldItem?.name === item
  if (isHeld()) return true
  const stack = bot.inventory.items().find(({ name }) => name === item)
  if (stack === undefined) return false
  await bot.equip(stack, 'hand').catch(() => undefined)
  return waitUntil(context, HOLD_TICKS, isHeld)
}
