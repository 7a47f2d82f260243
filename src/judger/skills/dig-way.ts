import { Vec3 } from 'vec3'
import { floor, formatPosition, type Position, sameCell } from '../../core/position.ts'
import { isAir } from '../../game/block.ts'
import { falls } from '../../game/blocks/falling.ts'
import { HALF_WIDTH } from '../../game/bodies.ts'
import type { ActionFailure } from '../../task/action.ts'
import { type ActionContext, fail } from '../actions/action.ts'
import type { Bot } from '../client/bot.ts'
import { putAgainst } from '../client/put-against.ts'
import { aimAt } from '../motion/aim.ts'
import { dig } from '../motion/dig.ts'
import { Moving } from '../motion/search/moving-table.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { goalCell, stepToCenter, type WalkResult } from '../motion/walk.ts'
import { comeUp } from './breath.ts'
import {
  clearCell,
  digMovesOf,
  feetOf,
  fillCell,
  flagsAt,
  isWet,
  needsAir,
  takeSpareBlock,
} from './dig-cells.ts'
import { toTheAir } from './dig-goals.ts'
import type { DigMoves, DigStep } from './dig-moves.ts'
import { type DigGoal, findDigWay } from './dig-search.ts'
import { defend, threat, walkWarily } from './survive.ts'

/** Maximum number of path searches on one trip. */
const MAX_WAYS = 40
const FALL_TICKS = 14
const JUMP_TICKS = 14
const SWIM_TICKS = 60
/** Height above the cell at which there is room for a block underfoot (blocks). */
const CLEARANCE = 1.05

/**
 * Goes to a goal on foot, and digs, bridges, climbs and swims where there is no path. Re-reads the world before each block and
 * re-plans when it differs from the plan.
 * @param isEnough ends the trip early, between two steps
 */
export async function digTo(
  context: ActionContext,
  goal: DigGoal,
  isEnough: () => boolean = () => false,
): Promise<WalkResult> {
  const { bot } = context
  let setbacks = 0
  for (let ways = 0; ways < MAX_WAYS; ways++) {
    const end = interruption(context)
    if (end !== undefined) return end
    await waitForFooting(context)
    const from = feetOf(bot)
    if (isEnough() || goal.isReached(from.x, from.y, from.z)) return { ok: true }
    const moves = digMovesOf(bot)
    const isDrowning = needsAir(bot)
    if (isDrowning && (await comeUp(context))) continue
    const made = await takeWay(context, { moves, from, goal, isDrowning }, isEnough)
    if (typeof made !== 'number') return made
    setbacks = made > 0 ? 0 : setbacks + 1
    if (setbacks >= 3) return fail('stuck', `cannot get away from ${formatPosition(from)}`)
  }
  return fail('stuck', `still on the way after ${MAX_WAYS} tries`)
}

/** The failure of an action that was cancelled or whose agent has left; undefined while it may continue. */
function interruption({ signal, isGone }: ActionContext): ActionFailure | undefined {
  if (signal.aborted) return fail('cancelled', 'stopped on the way')
  if (isGone()) return fail('agent_gone', 'left the world on the way')
  return undefined
}

const waitForFooting = (context: ActionContext): Promise<boolean> =>
  waitUntil(context, FALL_TICKS, () => context.bot.entity.onGround || isWet(context.bot))

/** A search for a path. A drowning bot looks for air first, regardless of its goal. */
interface Quest {
  readonly moves: DigMoves
  readonly from: Position
  readonly goal: DigGoal
  readonly isDrowning: boolean
}

/**
 * Finds a path and follows it as far as possible.
 * @returns how many steps it made, or the final result of `digTo`
 */
async function takeWay(
  context: ActionContext,
  { moves, from, goal, isDrowning }: Quest,
  isEnough: () => boolean,
): Promise<number | WalkResult> {
  const way = findDigWay(moves, from, isDrowning ? toTheAir(moves) : goal)
  if (way === undefined || way.steps.length === 0)
    return fail('unreachable', `no way leads on from ${formatPosition(from)}`)
  const isOver = () =>
    interruption(context) !== undefined || isEnough() || (needsAir(context.bot) && !isDrowning)
  const made = await follow(context, way.steps, isOver)
  return isEnough() ? { ok: true } : made
}

/** Follows steps until one fails. @returns how many succeeded */
async function follow(
  context: ActionContext,
  steps: readonly DigStep[],
  isOver: () => boolean,
): Promise<number> {
  const { bot } = context
  // Steps before this index are made one by one, since walking them has failed.
  let onFoot = 0
  for (let at = 0; at < steps.length; ) {
    if (isOver()) return at
    if (threat(bot) !== undefined) await defend(context)
    const end = endOfWalk(bot, steps, { at, onFoot })
    if (end > at) {
      const walked = await walkWarily(context, goalCell((steps[end - 1] as DigStep).to))
      if (walked.ok) {
        at = end
        continue
      }
      onFoot = end
      if (hasStrayed(bot, steps, at)) return at
    }
    if (!(await makeStep(context, steps[at] as DigStep))) return at
    at++
  }
  return steps.length
}

/**
 * End of the run of plain steps from `at` that can be walked without stopping; `at` itself if there are fewer than two, if in
 * water, and before step `onFoot`.
 */
function endOfWalk(
  bot: Bot,
  steps: readonly DigStep[],
  { at, onFoot }: { at: number; onFoot: number },
): number {
  if (at < onFoot || isWet(bot)) return at
  let end = at
  while (end < steps.length && isPlain(bot, steps[end] as DigStep)) end++
  return end - at > 1 ? end : at
}

/** Whether a bot has left the cell where step `at` begins. */
const hasStrayed = (bot: Bot, steps: readonly DigStep[], at: number): boolean =>
  at > 0 && !sameCell((steps[at - 1] as DigStep).to, feetOf(bot))

/** Whether a step can be walked on dry ground and without digging. */
const isPlain = (bot: Bot, { to, clear, put }: DigStep): boolean =>
  clear.length === 0 && put === undefined && (flagsAt(bot, to) & Moving.liquid) === 0

/** Makes one step. @returns whether the bot stands at its destination */
export async function makeStep(context: ActionContext, { to, clear, put }: DigStep): Promise<boolean> {
  const { bot } = context
  for (const cell of inTheBody(bot, to.y > feetOf(bot).y)) await clearCell(context, cell)
  for (const cell of clear) if (!(await clearCell(context, cell))) return false
  const isPillar =
    put !== undefined && put.x === to.x && put.z === to.z && put.y === to.y - 1 && isUnderfoot(bot, put)
  if (isPillar) return raise(context, put)
  if (put !== undefined && !(await fillCell(context, put))) return false
  return stepInto(context, to)
}

/**
 * Blocks that have fallen into a body, and blocks above its head when it rises: it may stand away from the
 * centre of its cell.
 */
function inTheBody(bot: Bot, rises: boolean): Position[] {
  const { x, y, z } = bot.entity.position
  const feet = feetOf(bot)
  const fallen = [1, 0]
    .map((up) => ({ ...feet, y: feet.y + up }))
    .filter((cell) => falls(bot.blockAt(new Vec3(cell.x, cell.y, cell.z))?.name ?? ''))
  if (!rises) return fallen
  const columns = [-HALF_WIDTH, HALF_WIDTH].flatMap((dx) =>
    [-HALF_WIDTH, HALF_WIDTH].map((dz) => floor({ x: x + dx, y: y + 0.1, z: z + dz })),
  )
  const overhead = columns
    .map((cell) => ({ ...cell, y: feet.y + 2 }))
    .filter((cell) => (flagsAt(bot, cell) & Moving.passable) === 0)
  return [...fallen, ...overhead]
}

const isUnderfoot = (bot: Bot, cell: Position): boolean => {
  const feet = feetOf(bot)
  return feet.x === cell.x && feet.y === cell.y && feet.z === cell.z
}

/** Jumps and places a block underfoot. */
async function raise(context: ActionContext, cell: Position): Promise<boolean> {
  const { bot } = context
  if (!(await takeSpareBlock(context))) return false
  const ground = bot.blockAt(new Vec3(cell.x, cell.y - 1, cell.z))
  if (ground === null) return false
  await stepToCenter(context, cell)
  // Grass and other plants would be in the way.
  if (!isAir(bot.blockAt(new Vec3(cell.x, cell.y, cell.z))?.name ?? 'air')) await dig(context, cell)
  await aimAt(context, { x: cell.x + 0.5, y: cell.y, z: cell.z + 0.5 })
  bot.setControlState('jump', true)
  const isClear = await waitUntil(context, JUMP_TICKS, () => bot.entity.position.y > cell.y + CLEARANCE)
  bot.setControlState('jump', false)
  if (isClear)
    await putAgainst(bot, ground, { x: 0, y: 1, z: 0 }, { x: 0.5, y: 1, z: 0.5 }).catch(() => undefined)
  const isUp = () => bot.entity.onGround && feetOf(bot).y === cell.y + 1
  return waitUntil(context, JUMP_TICKS, isUp)
}

/** Moves straight into a neighbouring cell: by walking, jumping, falling or swimming. */
async function stepInto(context: ActionContext, to: Position): Promise<boolean> {
  const { bot, signal, isGone } = context
  const isThere = () => {
    const { x, y, z } = bot.entity.position
    const isLevel = Math.floor(y + 0.1) === to.y && (bot.entity.onGround || isWet(bot))
    return isLevel && Math.abs(x - to.x - 0.5) < 0.32 && Math.abs(z - to.z - 0.5) < 0.32
  }
  const rises = to.y > feetOf(bot).y
  const limit = isWet(bot) || (flagsAt(bot, to) & Moving.liquid) !== 0 ? SWIM_TICKS : 3 * JUMP_TICKS
  try {
    for (let tick = 0; tick < limit && !isThere(); tick++) {
      if (signal.aborted || isGone()) return false
      const { x, z } = bot.entity.position
      const off = Math.hypot(to.x + 0.5 - x, to.z + 0.5 - z)
      await bot.look(Math.atan2(x - to.x - 0.5, z - to.z - 0.5), 0, true)
      bot.setControlState('forward', off > 0.2)
      bot.setControlState('sneak', false)
      bot.setControlState('jump', isWet(bot) ? to.y >= feetOf(bot).y : rises && feetOf(bot).y < to.y)
      await bot.waitForTicks(1)
    }
  } finally {
    bot.clearControlStates()
  }
  return isThere()
}
