import type { ActionContext } from '../actions/action.ts'
import { Moving } from '../motion/search/moving-table.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { feetOf, flagsAt } from './dig-cells.ts'

/** Who rises no farther in this time is under something (ticks). */
const STALL_TICKS = 15
/** Time until the air is full again (ticks; vanilla gives back 4 of 300 a tick). */
const BREATH_TICKS = 80

/** Swims straight up and takes breath. @returns false if something is overhead */
export async function comeUp(context: ActionContext): Promise<boolean> {
  const { bot, signal, isGone } = context
  const isUp = () => {
    const feet = feetOf(bot)
    return (flagsAt(bot, { ...feet, y: feet.y + 1 }) & Moving.liquid) === 0
  }
  bot.setControlState('jump', true)
  try {
    for (let highest = -1000; !isUp(); highest = bot.entity.position.y) {
      if (signal.aborted || isGone() || bot.entity.position.y <= highest + 0.1) return false
      await waitUntil(context, STALL_TICKS, isUp)
    }
    return await waitUntil(context, BREATH_TICKS, () => bot.oxygenLevel >= 20)
  } finally {
    bot.setControlState('jump', false)
  }
}
