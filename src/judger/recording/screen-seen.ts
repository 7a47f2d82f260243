import type { SeenScreen, SeenStack } from '../../recording/hands-draft.ts'
import type { Bot, Item } from '../client/bot.ts'
import { noteOf } from '../client/item-note.ts'
import { kindOf, titleOf, windowBefore } from '../client/open-window.ts'

/** A window's values in packets, besides its slots. */
export interface WindowValues {
  readonly gauges: readonly number[]
  readonly offers: SeenScreen['offers']
}

/** A stack in a packet: before 1.20.5 with `present`, later with a count of 0 for nothing. */
interface PacketStack {
  readonly itemId?: number
  readonly itemCount?: number
}

/** A bot's screen. */
export function screenSeen(bot: Bot, { gauges, offers }: WindowValues): SeenScreen {
  const window = windowBefore(bot)
  const { selectedItem } = window
  return {
    kind: kindOf(window),
    title: window.id === 0 ? '' : titleOf(window.title),
    cursor: selectedItem ? stackOf(selectedItem) : undefined,
    slotCount: window.slots.length,
    slots: window.slots.flatMap((item, slot) => (item ? [{ slot, ...stackOf(item) }] : [])),
    gauges,
    offers,
  }
}

const stackOf = (item: Item): SeenStack => ({ item: item.name, count: item.count, note: noteOf(item) })

/** Trades of a `trade_list` packet: first price, second price, product. */
export function offersOf(
  bot: Bot,
  trades: readonly Readonly<Record<string, unknown>>[],
): SeenScreen['offers'] {
  const stack = (one: unknown): SeenStack[] => {
    const { itemId, itemCount = 0 } = (one ?? {}) as PacketStack
    const name = itemId === undefined ? undefined : bot.registry.items[itemId]?.name
    return name === undefined || itemCount === 0 ? [] : [{ item: name, count: itemCount, note: '' }]
  }
  return trades.map((trade) => [
    ...stack(trade['inputItem1']),
    ...stack(trade['inputItem2']),
    ...stack(trade['outputItem']),
  ])
}

/** Windows whose values change continuously from tick to tick. */
const RUNNING: ReadonlySet<string> = new Set(['furnace', 'blast_furnace', 'smoker', 'brewing_stand'])

/** Whether two screens differ at most in continuously changing values, such as a furnace's progress. */
export const showsTheSame = (a: SeenScreen, b: SeenScreen): boolean =>
  a.kind === b.kind &&
  a.slotCount === b.slotCount &&
  a.title === b.title &&
  sameStack(a.cursor, b.cursor) &&
  a.offers === b.offers &&
  (RUNNING.has(a.kind) || a.gauges.join() === b.gauges.join()) &&
  a.slots.length === b.slots.length &&
  a.slots.every((stack, i) => stack.slot === b.slots[i]?.slot && sameStack(stack, b.slots[i]))

const sameStack = (a: SeenStack | undefined, b: SeenStack | undefined): boolean =>
  a?.item === b?.item && a?.count === b?.count && a?.note === b?.note
