import { Vec3 } from 'vec3'
import { formatPosition, type Position } from '../../core/position.ts'
import { isContainer } from '../../game/blocks/kinds/containers.ts'
import type { ActionResult } from '../../task/action.ts'
import type { OpenContainer } from '../../task/actions/hands.ts'
import { summarize } from '../bots/inventory.ts'
import type { Bot, Chest } from '../client/bot.ts'
import { pacedTransfer } from '../client/paced-transfer.ts'
import { keepAim } from '../motion/aim.ts'
import { approach } from '../motion/approach.ts'
import { comeToSee } from '../placing/come-to-see.ts'
import { type ActionContext, fail } from './action.ts'

/** Walks to a container, opens it, does the work and always closes it again. */
export async function withContainer<Data>(
  context: ActionContext,
  position: Position,
  work: (container: OpenContainer) => Promise<ActionResult<Data>>,
): Promise<ActionResult<Data>> {
  const { bot } = context
  const { x, y, z } = position
  const block = bot.blockAt(new Vec3(x, y, z))
  if (block === null || !isContainer(block.name)) {
    const there = block === null ? 'nothing that I can see' : block.name
    return fail('not_found', `${formatPosition(position)} holds ${there}, not a container`)
  }
  const near = await approach(context, position)
  if (!near.ok) return near
  const seen = await comeToSee(context, position)
  if (!seen.ok) return seen
  let window: Chest
  try {
    await keepAim(context, new Vec3(x + 0.5, y + 0.5, z + 0.5))
    window = (await bot.openContainer(block)) as Chest
  } catch (error) {
    return fail('no_effect', `the ${block.name} did not open: ${(error as Error).message}`)
  }
  try {
    return await work(openedBy(bot, window))
  } finally {
    window.close()
  }
}

/** An open window in terms of items. */
function openedBy(bot: Bot, window: Chest): OpenContainer {
  const { confirmed } = bot.extras
  const paced = (wait: () => Promise<void>) => ({ bot, window, confirmed: wait })
  const inside = [0, window.inventoryStart] as const
  const carried = [window.inventoryStart, window.inventoryEnd] as const
  const typeOf = (item: string) => bot.registry.itemsByName[item]?.id as number
  const sizeOf = (item: string) => bot.registry.itemsByName[item]?.stackSize ?? 1
  return {
    items: () => summarize(window.containerItems()),
    // mineflayer's `withdraw` requires an empty slot even if a stack has room, and looks for it in an outdated window.
    take: (item, amount) =>
      confirmed === undefined
        ? bot.transfer({
            window,
            itemType: typeOf(item),
            metadata: null,
            count: amount,
            sourceStart: inside[0],
            sourceEnd: inside[1],
            destStart: carried[0],
            destEnd: carried[1],
          })
        : pacedTransfer({
            ...paced(confirmed),
            type: typeOf(item),
            count: amount,
            from: inside,
            to: carried,
          }),
    put: (item, amount) =>
      confirmed === undefined
        ? window.deposit(typeOf(item), null, amount)
        : pacedTransfer({
            ...paced(confirmed),
            type: typeOf(item),
            count: amount,
            from: carried,
            to: inside,
          }),
    roomFor: (item) => roomIn(window, inside, { item, stackSize: sizeOf(item) }),
    roomCarried: (item) => roomIn(window, carried, { item, stackSize: sizeOf(item) }),
  }
}

/** Number of an item that fits into these slots of a window. */
function roomIn(
  window: Chest,
  [start, end]: readonly [number, number],
  { item, stackSize }: { item: string; stackSize: number },
): number {
  return window.slots.slice(start, end).reduce((room, stack) => {
    if (stack === null) return room + stackSize
    return stack.name === item ? room + stackSize - stack.count : room
  }, 0)
}
