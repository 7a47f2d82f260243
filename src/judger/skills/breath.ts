import { Vec3 } from 'vec3'
import { coversWater } from '../../game/blocks/kinds/water.ts'
import type { ActionContext } from '../actions/action.ts'
import { dig } from '../motion/dig.ts'
import { Moving } from '../motion/search/moving-table.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { feetOf, flagsAt } from './dig-cells.ts'

/** Time without upward movement after which the swimmer counts as blocked (ticks). */
const STALL_TICKS = 15
/** Time until the air is full again (ticks; vanilla restores 4 of 300 per tick). */
const BREATH_TICKS = 80

/** Swims straight up, breaking a lily pad or ice, and breathes. @returns false if something else is overhead */
export async function comeUp(context: ActionContext): Promise<boolean> {
  const { bot, signal, isGone } = context
  const isUp = () => {
    const feet = feetOf(bot)
    return (flagsAt(bot, { ...feet, y: feet.y + 1 }) & Moving.liquid) === 0
  }
  bot.setControlState('jump', true)
  try {
    for (let highest = -1000; !isUp(); highest = bot.entity.position.y) {
      if (signal.aborted || isGone()) return false
      if (bot.entity.position.y <= highest + 0.1 && !(await breakLid(context))) return false
      await waitUntil(context, STALL_TICKS, isUp)
    }
    await waitUntil(context, BREATH_TICKS, () => bot.oxygenLevel >= 20)
    return true
  } finally {
    bot.setControlState('jump', false)
  }
}

/** Breaks a floating block overhead. @returns false if there is none */
async function breakLid(context: ActionContext): Promise<boolean> {
  const { x, y, z } = feetOf(context.bot)
  const lid = { x, y: y + 2, z }
  const name = context.bot.blockAt(new Vec3(lid.x, lid.y, lid.z))?.name ?? ''
  return coversWater(name) && (await dig(context, lid)) === undefined
}
