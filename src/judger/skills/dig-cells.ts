import { Vec3 } from 'vec3'
import { center, distance, floor, type Position } from '../../core/position.ts'
import { falls } from '../../game/blocks/falling.ts'
import { isContainer } from '../../game/blocks/kinds/containers.ts'
import { BASE_STONE } from '../../game/blocks/kinds/ground.ts'
import { isTorch } from '../../game/blocks/kinds/torches.ts'
import { isBed } from '../../game/blocks/kinds/two-cells.ts'
import { EYE_HEIGHT, REACH } from '../../game/bodies.ts'
import type { ActionContext } from '../actions/action.ts'
import { blockOfState } from '../client/block-class.ts'
import type { Block, Bot } from '../client/bot.ts'
import { putAgainst } from '../client/put-against.ts'
import { aimAt } from '../motion/aim.ts'
import { dig } from '../motion/dig.ts'
import { Moving, movingTableOf } from '../motion/search/moving-table.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { DigMoves } from './dig-moves.ts'
import { isUnderground } from './surface.ts'
import { toolFor } from './tool-for.ts'

/** Blocks that can be placed freely, since they are worthless. */
const SPARE_BLOCKS: ReadonlySet<string> = new Set([
  ...BASE_STONE,
  'cobblestone',
  'cobbled_deepslate',
  'dirt',
  'netherrack',
])
/** Blocks that paths never dig. */
const isKept = (block: string): boolean => isContainer(block) || isBed(block) || block === 'spawner'
/** Maximum number of times to dig a block that keeps falling or flowing back. */
const MAX_DIGS = 12
const FALL_TICKS = 14
/** Cost of a step through a cave, because of monsters (s). */
const OPEN_S = 1

/** Whether an item is a worthless block that may be placed or thrown away. */
export const isSpare = (item: string): boolean => SPARE_BLOCKS.has(item)

/** The number of blocks available for bridges and pillars. */
export const spareBlocks = (bot: Bot): number =>
  bot.inventory.items().reduce((sum, { name, count }) => (SPARE_BLOCKS.has(name) ? sum + count : sum), 0)

/** The moves of a bot with the tools and blocks that it currently carries. */
export function digMovesOf(bot: Bot): DigMoves {
  const table = movingTableOf(bot.registry)
  const cache = new Map<number, number>()
  const digSeconds = (state: number): number => {
    const cached = cache.get(state)
    if (cached !== undefined) return cached
    const block = blockOfState(bot, state)
    let seconds = Number.POSITIVE_INFINITY
    if (block.diggable && !isKept(block.name)) {
      const tool = toolFor(bot, block)
      seconds = block.digTime(tool?.type ?? null, false, false, false, [], bot.entity.effects) / 1000
    }
    cache.set(state, seconds)
    return seconds
  }
  const open = isUnderground(bot) ? OPEN_S : 0
  return new DigMoves(bot.extras.cells, table, { digSeconds, blocks: spareBlocks(bot), open })
}

/** The cell of a bot's feet; on a path or soul sand, the cell above the block. */
export const feetOf = (bot: Bot): Position => {
  const { x, y, z } = bot.entity.position
  return floor({ x, y: y + 0.1, z })
}

/** Movement flags of a cell; 0 if it is not loaded. */
export const flagsAt = (bot: Bot, { x, y, z }: Position): number => {
  const state = bot.extras.cells.stateAt(x, y, z)
  return state < 0 ? 0 : (movingTableOf(bot.registry).flags[state] as number)
}

/**
 * Whether a bot needs air: its head is under water, and a third of the air is left (of 20; vanilla: 15 s). With the head out, the
 * client's air value may be outdated: after a death, the server does not report that the bot breathes again.
 */
export const needsAir = (bot: Bot): boolean => {
  const feet = feetOf(bot)
  return bot.oxygenLevel <= 7 && (flagsAt(bot, { ...feet, y: feet.y + 1 }) & Moving.liquid) !== 0
}

/** Whether a bot's feet are in water. */
export const isWet = (bot: Bot): boolean => (flagsAt(bot, feetOf(bot)) & Moving.liquid) !== 0

/**
 * Digs a cell until it is free for a body, repeatedly if something falls into it. Checks each time whether lava touches it.
 * @returns false if it is out of reach or should not be dug
 */
export async function clearCell(context: ActionContext, cell: Position): Promise<boolean> {
  const { bot, signal, isGone } = context
  for (let digs = 0; digs < MAX_DIGS; digs++) {
    if ((flagsAt(bot, cell) & Moving.passable) !== 0) return true
    if (signal.aborted || isGone()) return false
    const block = bot.blockAt(new Vec3(cell.x, cell.y, cell.z))
    if (block === null || !mayDig(bot, block, cell)) return false
    await takeTool(context, block)
    const refusal = await digWarily(context, cell)
    if (refusal !== undefined) return false
    const above = bot.blockAt(new Vec3(cell.x, cell.y + 1, cell.z))?.name ?? ''
    if (falls(above)) await waitUntil(context, FALL_TICKS, () => (flagsAt(bot, cell) & Moving.passable) === 0)
  }
  return false
}

/**
 * Whether a block can and should be dug now: it is not to be kept, is within reach, and holds back neither lava nor unwanted
 * water.
 */
function mayDig(bot: Bot, { diggable, name }: Block, cell: Position): boolean {
  if (!diggable || isKept(name)) return false
  const eyes = bot.entity.position.offset(0, EYE_HEIGHT, 0)
  if (distance(eyes, center(cell)) > REACH) return false
  return digMovesOf(bot).isSafeToDig(cell.x, cell.y, cell.z, isWet(bot))
}

/** Digs a block, and stops when it becomes dangerous: under water, or when something strikes. */
async function digWarily(context: ActionContext, cell: Position): Promise<string | undefined> {
  const { bot } = context
  const { health } = bot
  const look = () => {
    if (needsAir(bot) || bot.health < health) bot.stopDigging()
  }
  bot.on('breath', look)
  bot.on('health', look)
  const refusal = await dig(context, cell)
  bot.off('breath', look)
  bot.off('health', look)
  return refusal
}

/** Equips the best tool for a block. */
export async function takeTool({ bot }: ActionContext, block: Block): Promise<void> {
  const tool = toolFor(bot, block)
  if (tool === null || bot.heldItem?.slot === tool.slot) return
  await bot.equip(tool, 'hand').catch(() => undefined)
}

/** Equips a worthless block. */
export async function takeSpareBlock({ bot }: ActionContext): Promise<boolean> {
  if (SPARE_BLOCKS.has(bot.heldItem?.name ?? '')) return true
  const stack = bot.inventory.items().find(({ name }) => SPARE_BLOCKS.has(name))
  if (stack === undefined) return false
  await bot.equip(stack, 'hand').catch(() => undefined)
  return SPARE_BLOCKS.has(bot.heldItem?.name ?? '')
}

const FACES: readonly Position[] = [
  { x: 1, y: 0, z: 0 },
  { x: -1, y: 0, z: 0 },
  { x: 0, y: 0, z: 1 },
  { x: 0, y: 0, z: -1 },
  { x: 0, y: 1, z: 0 },
]

/** Fills a cell with a worthless block. */
export async function fillCell(context: ActionContext, cell: Position): Promise<boolean> {
  const { bot } = context
  if ((flagsAt(bot, cell) & Moving.standable) !== 0) return true
  // A torch would be in the way.
  if (isTorch(bot.blockAt(new Vec3(cell.x, cell.y, cell.z))?.name ?? '')) await dig(context, cell)
  return (await takeSpareBlock(context)) && putBeside(context, cell)
}

/** Tries the face of the floor first, since the block in front may be dug next. */
export const GROUND_FIRST: readonly Position[] = FACES.toReversed()

/**
 * Places the held block in a cell, against any solid neighbour.
 * @param isPut test that recognizes the required block; default: something solid
 * @param faces the neighbours' faces, in the order to try them
 * @returns whether the block is in place
 */
export async function putBeside(
  context: ActionContext,
  cell: Position,
  { isPut, faces = FACES }: { isPut?: (block: Block) => boolean; faces?: readonly Position[] } = {},
): Promise<boolean> {
  const { bot } = context
  const isThere = () => {
    if (isPut === undefined) return (flagsAt(bot, cell) & (Moving.standable | Moving.shaped)) !== 0
    const block = bot.blockAt(new Vec3(cell.x, cell.y, cell.z))
    return block !== null && isPut(block)
  }
  for (const face of faces) {
    const at = { x: cell.x - face.x, y: cell.y - face.y, z: cell.z - face.z }
    if ((flagsAt(bot, at) & Moving.standable) === 0) continue
    const block = bot.blockAt(new Vec3(at.x, at.y, at.z))
    if (block === null) continue
    await aimAt(context, { x: at.x + 0.5 + face.x / 2, y: at.y + 0.5, z: at.z + 0.5 + face.z / 2 })
    const cursor = { x: 0.5 + face.x / 2, y: 0.5 + face.y / 2, z: 0.5 + face.z / 2 }
    await putAgainst(bot, block, face, cursor).catch(() => undefined)
    if (await waitUntil(context, 6, isThere)) return true
  }
  return false
}
