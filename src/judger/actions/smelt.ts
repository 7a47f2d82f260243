import { OVENS } from '../../game/items/smelting.ts'
import { smelt as smeltSpec } from '../../task/actions/smelt.ts'
import { countItem } from '../bots/inventory.ts'
import { digIn } from '../skills/cover.ts'
import { spareBlocks } from '../skills/dig-cells.ts'
import { isUnderground } from '../skills/surface.ts'
import { wallIn } from '../skills/survive.ts'
import { defineAction, done, fail } from './action.ts'
import { cook } from './cook.ts'
import { stationsBeside, withStation } from './station.ts'

/** So many blocks are enough to be walled in nearly everywhere. */
const WALL_BLOCKS = 6

/** Smelts items in a nearby furnace, or in several at a time, and takes the product out. */
export const smelt = defineAction({
  ...smeltSpec,
  async run({ item, amount, fuel }, context) {
    const { bot } = context
    for (const [name, need] of [
      [item, amount],
      [fuel, 1],
    ] as const) {
      if (countItem(bot, name) < need)
        return fail('missing_ingredients', `I have ${countItem(bot, name)} ${name}, ${need} needed`, {
          missing: [{ item: name, count: need - countItem(bot, name) }],
        })
    }
    // Without blocks for a wall it goes into the rock, where it digs some.
    if (isUnderground(bot) && spareBlocks(bot) < WALL_BLOCKS) await digIn(context)
    return withStation(context, OVENS, async (oven) => {
      const ovens = [oven, ...(await stationsBeside(context, oven, amount - 1))]
      context.memory.engage(bot.username, ...ovens.map(({ position }) => position))
      if (isUnderground(bot)) await wallIn(context)
      try {
        const took = await cook(context, ovens, { item, amount, fuel })
        if (took === undefined) return fail('no_effect', 'nothing came out of the furnace')
        return took.count >= amount
          ? done({ item: took.name, amount: took.count })
          : fail('no_effect', `only ${took.count} ${took.name} came out; the fuel ran out`)
      } catch (error) {
        return fail('no_effect', (error as Error).message)
      }
    })
  },
})
