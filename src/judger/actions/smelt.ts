import type { Bot } from 'mineflayer'
import { TICK_MS } from '../../core/clock.ts'
import { smelt as smeltSpec } from '../../task/actions/smelt.ts'
import { fuelFor, OVENS } from '../../task/facts/smelting.ts'
import { countItem } from '../bots/inventory.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { digIn } from '../skills/cover.ts'
import { spareBlocks } from '../skills/dig-cells.ts'
import { isUnderground } from '../skills/surface.ts'
import { defend, threat, wallIn } from '../skills/survive.ts'
import { type ActionContext, defineAction, done, fail } from './action.ts'
import { withStation } from './station.ts'

type Block = NonNullable<ReturnType<Bot['blockAt']>>

/** Maximum time per item (ticks): smelting takes 200 ticks, the rest allows for server lag. */
const TICKS_EACH = 260
/** So many blocks are enough to be walled in nearly everywhere. */
const WALL_BLOCKS = 6

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
    // Without blocks for a wall it goes into the rock, where it digs some.
    if (isUnderground(bot) && spareBlocks(bot) < WALL_BLOCKS) await digIn(context)
    return withStation(context, OVENS, async (oven) => {
      if (isUnderground(bot)) await wallIn(context)
      try {
        const took = await cook(context, oven, { item, amount, fuel })
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

/** Puts items and fuel into a furnace, waits, fights what comes meanwhile, and takes out what has been made. */
async function cook(
  context: ActionContext,
  oven: Block,
  { item, amount, fuel }: { item: string; amount: number; fuel: string },
): Promise<{ name: string; count: number } | undefined> {
  const { bot } = context
  const idOf = (name: string) => bot.registry.itemsByName[name]?.id as number
  const until = context.clock.now() + TICKS_EACH * TICK_MS * amount
  let furnace = await bot.openFurnace(oven)
  try {
    // Leftovers of an earlier smelting would mix with this one.
    if (furnace.inputItem() !== null) await furnace.takeInput()
    if (furnace.outputItem() !== null) await furnace.takeOutput()
    await furnace.putInput(idOf(item), null, amount)
    await furnace.putFuel(idOf(fuel), null, Math.min(countItem(bot, fuel), fuelFor(amount, fuel)))
    const isReady = () => (furnace.outputItem()?.count ?? 0) >= amount
    const left = () => Math.ceil((until - context.clock.now()) / TICK_MS)
    while (!isReady() && left() > 0 && !context.signal.aborted && !context.isGone()) {
      await waitUntil(context, left(), () => isReady() || threat(bot) !== undefined)
      if (isReady() || threat(bot) === undefined) continue
      furnace.close()
      await defend(context)
      furnace = await bot.openFurnace(oven)
    }
    if (furnace.inputItem() !== null) await furnace.takeInput()
    const output = furnace.outputItem()
    if (output === null) return undefined
    const { name, count } = output
    await furnace.takeOutput()
    return { name, count }
  } finally {
    furnace.close()
  }
}
