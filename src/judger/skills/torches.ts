import { distance } from '../../core/position.ts'
import { isTorch } from '../../game/blocks/kinds/torches.ts'
import type { ActionContext } from '../actions/action.ts'
import { hold } from '../motion/hold.ts'
import { feetOf, GROUND_FIRST, isWet, putBeside } from './dig-cells.ts'
import { isUnderground } from './surface.ts'

/**
 * A torch is put up so far from the last one (blocks). Its light is 14 and loses one a block, and monsters come where there is
 * none at all (vanilla 1.18 and later), so that nothing between two of them is dark.
 */
const SPACING = 20

/**
 * Puts a torch up at its feet below the ground, where the last one is far: nothing appears in the tunnel behind it. Without a torch
 * it goes on in the dark.
 */
export async function lightUp(context: ActionContext): Promise<void> {
  const { bot, memory } = context
  if (!bot.inventory.items().some(({ name }) => name === 'torch') || isWet(bot) || !isUnderground(bot)) return
  const course = memory.courseOf(bot.username)
  const feet = feetOf(bot)
  if (course.lit !== undefined && distance(course.lit, feet) < SPACING) return
  // What does not stick here is tried again farther on, not at the next block.
  course.lit = feet
  if ((await hold(context, 'torch')) !== undefined) return
  await putBeside(context, feet, { isPut: ({ name }) => isTorch(name), faces: GROUND_FIRST })
}
