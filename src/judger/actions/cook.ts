import { TICK_MS } from '../../core/clock.ts'
import type { ItemCount } from '../../game/item-counts.ts'
import { fuelFor, smeltingShares } from '../../game/items/smelting.ts'
import type { Dish } from '../../task/actions/hands.ts'
import { countItem } from '../bots/inventory.ts'
import type { Block, Bot } from '../client/bot.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { defend, threat } from '../skills/survive.ts'
import type { ActionContext } from './action.ts'

/** Maximum time per item (ticks): smelting takes 200 ticks, the rest allows for server lag. */
const TICKS_EACH = 260

/**
 * Smelts in one or several furnaces within reach: fills them all, waits, fights attackers meanwhile, and takes the products
 * out.
 * @returns undefined if nothing came out
 */
export async function cook(
  context: ActionContext,
  ovens: readonly Block[],
  dish: Dish,
): Promise<ItemCount | undefined> {
  const { bot } = context
  const shares = smeltingShares({ ...dish, ovens: ovens.length, fuels: countItem(bot, dish.fuel) })
  const most = Math.max(...shares)
  const until = context.clock.now() + TICKS_EACH * TICK_MS * most
  const loads = shares.map((amount, i) => ({ oven: ovens[i] as Block, amount }))
  for (const { oven, amount } of loads) await fill(bot, oven, { ...dish, amount })
  const products: ItemCount[] = []
  for (const { oven, amount } of loads) {
    const one = await empty(context, oven, { amount, until })
    if (one !== undefined) products.push(one)
  }
  const [first] = products
  return first && { item: first.item, count: products.reduce((sum, { count }) => sum + count, 0) }
}

async function fill(bot: Bot, oven: Block, { item, fuel, amount }: Dish): Promise<void> {
  const idOf = (name: string) => bot.registry.itemsByName[name]?.id as number
  const furnace = await bot.openFurnace(oven)
  try {
    // Leftovers from earlier smelting would mix with this one.
    if (furnace.inputItem() !== null) await furnace.takeInput()
    if (furnace.outputItem() !== null) await furnace.takeOutput()
    const rest = furnace.fuelItem()
    if (rest !== null && rest.name !== fuel) await furnace.takeFuel()
    await furnace.putInput(idOf(item), null, amount)
    await furnace.putFuel(idOf(fuel), null, Math.min(countItem(bot, fuel), fuelFor(amount, fuel)))
  } finally {
    furnace.close()
  }
}

/** Waits until a furnace is done or the time limit is reached, then takes everything out of it. */
async function empty(
  context: ActionContext,
  oven: Block,
  { amount, until }: { amount: number; until: number },
): Promise<ItemCount | undefined> {
  const { bot, clock, signal, isGone } = context
  let furnace = await bot.openFurnace(oven)
  try {
    const isReady = () => (furnace.outputItem()?.count ?? 0) >= amount
    const ticksLeft = () => Math.ceil((until - clock.now()) / TICK_MS)
    while (!isReady() && ticksLeft() > 0 && !signal.aborted && !isGone()) {
      await waitUntil(context, ticksLeft(), () => isReady() || threat(bot) !== undefined)
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
    return { item: name, count }
  } finally {
    furnace.close()
  }
}
