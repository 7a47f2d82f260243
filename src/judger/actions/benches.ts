import { Vec3 } from 'vec3'
import { type ActionResult, fail } from '../../task/action.ts'
import type { Benches, OpenBench, StackTest } from '../../task/actions/benches.ts'
import { carriedStacks } from '../bots/inventory.ts'
import { BenchPackets, LEFT_BUTTON, RIGHT_BUTTON } from '../client/bench-window.ts'
import type { Bot, Item } from '../client/bot.ts'
import { stackOf } from '../client/stack-traits.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { comeToSee } from '../placing/come-to-see.ts'
import type { ActionContext } from './action.ts'
import { entityOf } from './senses.ts'
import { withStation } from './station.ts'

/** Time for a window to open, and for a click in it to take effect (ticks). */
const OPEN_TICKS = 20
const CLICK_TICKS = 10

/** An agent's actions at stations with windows, and with villagers. */
export function benchesOf(context: ActionContext): Benches {
  const { bot } = context
  return {
    stacks: () => carriedStacks(bot).map(stackOf),
    levels: () => bot.experience.level,
    atBench: (names, work) =>
      withStation(context, names, async ({ position, name }) => {
        const seen = await comeToSee(context, position)
        if (!seen.ok) return seen
        const block = bot.blockAt(new Vec3(position.x, position.y, position.z))
        if (block === null) return fail('not_found', `the ${name} is gone`)
        return inWindow(context, { name, open: () => bot.activateBlock(block) }, work)
      }),
    withMerchant: (merchant, work) =>
      inWindow(
        context,
        {
          name: merchant.name ?? 'villager',
          open: () => bot.activateEntity(entityOf(merchant)),
          trades: true,
        },
        work,
      ),
  }
}

/** Opens a window, does the work and closes it again, which returns the station's items to the agent. */
async function inWindow<Data>(
  context: ActionContext,
  { name, open, trades = false }: { name: string; open: () => Promise<void>; trades?: boolean },
  work: (bench: OpenBench) => Promise<ActionResult<Data>>,
): Promise<ActionResult<Data>> {
  const { bot } = context
  const packets = new BenchPackets(bot)
  try {
    await open()
    const isOpen = () => bot.currentWindow !== null && (!trades || packets.hasTrades())
    if (!(await waitUntil(context, OPEN_TICKS, isOpen))) return fail('no_effect', `the ${name} did not open`)
    await waitUntil(context, 1, () => false)
    return await work(benchIn(context, packets))
  } finally {
    packets.close()
    const { currentWindow } = bot
    if (currentWindow !== null) {
      bot.closeWindow(currentWindow)
      await waitUntil(context, 2, () => false)
    }
  }
}

/** The open window in the form of a bench. */
function benchIn(context: ActionContext, packets: BenchPackets): OpenBench {
  const { bot } = context
  const inSlot = (slot: number): Item | null => windowOf(bot).slots[slot] ?? null
  const at = (slot: number) => {
    const item = inSlot(slot)
    return item === null ? undefined : stackOf(item)
  }
  const shows = (holds: () => boolean) => waitUntil(context, CLICK_TICKS, holds)
  return {
    at,
    async lay(slot, test, count) {
      const from = slotWith(bot, test)
      const item = from === undefined ? null : inSlot(from)
      if (from === undefined || item === null) return false
      const before = inSlot(slot)?.count ?? 0
      const moved = Math.min(count ?? item.count, item.count)
      packets.click(from, LEFT_BUTTON)
      if (moved === item.count) packets.click(slot, LEFT_BUTTON)
      else for (let count = moved; count > 0; count--) packets.click(slot, RIGHT_BUTTON)
      if (moved < item.count) packets.click(from, LEFT_BUTTON)
      return shows(() => {
        const there = inSlot(slot)
        return there?.name === item.name && there.count >= before + moved
      })
    },
    async take(slot) {
      const item = inSlot(slot)
      const to = item === null ? undefined : slotFor(bot, item)
      if (item === null || to === undefined) return false
      const before = windowOf(bot).slots[to]?.count ?? 0
      // A shift-click would trade or craft again for as long as the materials last.
      packets.click(slot, LEFT_BUTTON)
      packets.click(to, LEFT_BUTTON)
      return shows(() => (inSlot(to)?.count ?? 0) === before + item.count)
    },
    press: (button) => packets.press(button),
    typeName: (name) => packets.typeName(name),
    choose: (offer) => packets.choose(offer),
    gauge: (index) => packets.gauge(index),
    offers: () => packets.trades(),
  }
}

const windowOf = (bot: Bot) => bot.currentWindow ?? bot.inventory

/** The inventory slot, numbered as in the open window, whose stack passes a test. */
function slotWith(bot: Bot, test: StackTest): number | undefined {
  const { slots, inventoryStart, inventoryEnd } = windowOf(bot)
  for (let slot = inventoryStart; slot < inventoryEnd; slot++) {
    const item = slots[slot]
    if (item != null && test(stackOf(item))) return slot
  }
  return undefined
}

/** The inventory slot for a stack: one with room on the same kind of stack, otherwise a free one. */
function slotFor(bot: Bot, item: Item): number | undefined {
  const { slots, inventoryStart, inventoryEnd } = windowOf(bot)
  const all = Array.from({ length: inventoryEnd - inventoryStart }, (_, i) => inventoryStart + i)
  const kindOf = (one: Item) => JSON.stringify({ ...stackOf(one), count: 0 })
  const isAlike = (slot: number) => {
    const there = slots[slot]
    return there != null && there.count + item.count <= item.stackSize && kindOf(there) === kindOf(item)
  }
  return all.find(isAlike) ?? all.find((slot) => slots[slot] == null)
}
