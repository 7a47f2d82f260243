import { distance } from '../../core/position.ts'
import { isTorch } from '../../game/blocks/kinds/torches.ts'
import type { ActionContext } from '../actions/action.ts'
import { hold } from '../motion/hold.ts'
import { feetOf, GROUND_FIRST, isWet, putBeside } from './dig-cells.ts'
import { isUnderground } from './surface.ts'

/**
 * Distance between torches (blocks). A torch has light level 14, which drops by one per block, and monsters spawn only without
 * any light (vanilla 1.18 and later), so nothing between two of them is dark.
 */
const SPACING = 20

/**
 * Underground, places a torch at the bot's feet if the last one is far away, so that monsters do not spawn in the tunnel behind
 * it. Without a torch, it continues in the dark.
 */
export async function lightUp(context: ActionContext): Promise<void> {
  const { bot, memory } = context
  if (!bot.inventory.items().some(({ name }) => name === 'torch') || isWet(bot) || !isUnderground(bot)) return
  const course = memory.courseOf(bot.username)
  const feet = feetOf(bot)
  if (course.lit !== undefined && distance(course.lit, feet) < SPACING) return
  // If a torch cannot be placed here, another attempt is made farther on, not at the next block.
  course.lit = feet
  if ((await hold(context, 'torch')) !== undefined) return
  await putBeside(context, feet, { isPut: ({ name }) => isTorch(name), faces: GROUND_FIRST })
}
