import { Vec3 } from 'vec3'
import type { Position } from '../../core/position.ts'
import type { ActionContext } from '../actions/action.ts'
import type { Bot } from '../client/bot.ts'
import { Moving } from '../motion/search/moving-table.ts'
import { clearCell, feetOf, flagsAt } from './dig-cells.ts'
import type { Heading } from './heading.ts'
import { toolFor } from './tool-for.ts'

/** Spacing of the holes along a tunnel, and their depth: an arm's reach from the tunnel's centre (blocks). */
const EVERY = 4
const DEPTH = 4

/**
 * Digs a hole into either wall of a tunnel, one block high at head height, and looks into it. Each dug block reveals more rock
 * than the tunnel itself does, and less of it overlaps with what has already been seen.
 * @param isEnough test that ends this early, between two blocks
 */
export async function lookIntoWalls(
  context: ActionContext,
  { dx, dz }: Heading,
  isEnough: () => boolean,
): Promise<void> {
  const { bot } = context
  const { x, y, z } = feetOf(bot)
  if ((x * dx + z * dz) % EVERY !== 0) return
  for (const side of [1, -1])
    for (let depth = 1; depth <= DEPTH; depth++) {
      const cell = { x: x + side * dz * depth, y: y + 1, z: z + side * dx * depth }
      // Open cells are visible without digging, and a hole would expose the agent to mobs in there.
      const isRock = (flagsAt(bot, cell) & Moving.standable) !== 0
      if (isEnough() || !isRock || !hasToolFor(bot, cell) || !(await clearCell(context, cell))) break
      context.openEyes().lookInto(cell, { x: side * dz, z: side * dx })
    }
}

function hasToolFor(bot: Bot, { x, y, z }: Position): boolean {
  const block = bot.blockAt(new Vec3(x, y, z))
  return block !== null && toolFor(bot, block) !== null
}
