import { smelt as smeltSpec } from '../../task/actions/smelt.ts'
import { fuelFor, OVENS } from '../../task/facts/smelting.ts'
import { countItem } from '../bots/inventory.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { isUnderground } from '../skills/surface.ts'
import { wallIn } from '../skills/survive.ts'
import { defineAction, done, fail } from './action.ts'
import { withStation } from './station.ts'

/** Maximum time per item (ticks): smelting takes 200 ticks, the rest allows for server lag. */
const TICKS_EACH = 260

/** Smelts items in a nearby furnace and takes the product out. */
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
    return withStation(context, OVENS, async (oven) => {
      if (isUnderground(bot)) await wallIn(context)
      try {
        const furnace = await bot.openFurnace(oven)
        try {
          const idOf = (name: string) => bot.registry.itemsByName[name]?.id as number
          // Leftovers of an earlier smelting would mix with this one.
          if (furnace.inputItem() !== null) await furnace.takeInput()
          if (furnace.outputItem() !== null) await furnace.takeOutput()
          await furnace.putInput(idOf(item), null, amount)
          await furnace.putFuel(idOf(fuel), null, Math.min(countItem(bot, fuel), fuelFor(amount, fuel)))
          const finished = () => (furnace.outputItem()?.count ?? 0) >= amount
          const ready = await waitUntil(context, TICKS_EACH * amount, finished)
          const output = furnace.outputItem()
          if (furnace.inputItem() !== null) await furnace.takeInput()
          if (output === null) return fail('no_effect', 'nothing came out of the furnace')
          const { name, count } = output
          await furnace.takeOutput()
          return ready
            ? done({ item: name, amount: count })
            : fail('no_effect', `only ${count} ${name} came out; the fuel ran out`)
        } finally {
          furnace.close()
        }
      } catch (error) {
        return fail('no_effect', (error as Error).message)
      }
    })
  },
})
