import type { ItemCount } from '../../game/item-counts.ts'
import type { TradeOffer } from '../../task/actions/benches.ts'
import { adapt } from './adapt.ts'
import type { Bot } from './bot.ts'
import { itemClassOf } from './item-class.ts'

/** The part of a packet's stack that identifies the item; prismarine-item reads it in each version. */
type WireStack = object

/** A trade as the server sends it. */
interface WireTrade {
  readonly inputItem1: WireStack
  readonly inputItem2?: WireStack | null
  readonly outputItem: WireStack
  readonly tradeDisabled: boolean
  readonly nbTradeUses: number
  readonly maximumNbTradeUses: number
  readonly specialPrice?: number
  readonly demand?: number
  readonly priceMultiplier?: number
}

/** Window packets that mineflayer does not send, or sends for only one kind of station. */
interface WindowPackets {
  write(name: 'window_click' | 'enchant_item' | 'name_item' | 'select_trade', fields: object): void
}

interface TradeList {
  readonly windowId: number
  readonly trades: readonly WireTrade[]
}

/** Left and right mouse buttons. */
export const LEFT_BUTTON = 0
export const RIGHT_BUTTON = 1

/**
 * Window data other than slots, and clicks without prediction, where the server answers with the changes. mineflayer's own clicks
 * wait for answers that only some windows give. Must listen before the window opens.
 */
export class BenchPackets {
  readonly #bot: Bot
  readonly #packets: WindowPackets
  readonly #items: ReturnType<typeof itemClassOf>
  readonly #gauges = new Map<string, number>()
  readonly #trades = new Map<number, readonly WireTrade[]>()
  readonly #stops: readonly (() => void)[]

  constructor(bot: Bot) {
    this.#bot = bot
    this.#packets = adapt(bot._client)
    this.#items = itemClassOf(bot.registry)
    const { packets } = bot.extras
    this.#stops = [
      packets.onReceived('craft_progress_bar', ({ windowId, property, value }) => {
        this.#gauges.set(`${windowId}/${property}`, Number(value))
      }),
      packets.onReceived('trade_list', (packet) => {
        const { windowId, trades } = adapt<TradeList>(packet)
        this.#trades.set(windowId, trades)
      }),
    ]
  }

  /** Stops listening. */
  close(): void {
    for (const stop of this.#stops) stop()
  }

  gauge(index: number): number | undefined {
    return this.#gauges.get(`${this.#windowId}/${index}`)
  }

  hasTrades(): boolean {
    return this.#trades.has(this.#windowId)
  }

  trades(): TradeOffer[] {
    return (this.#trades.get(this.#windowId) ?? []).map((trade) => this.#offerOf(trade))
  }

  click(slot: number, mouseButton: typeof LEFT_BUTTON | typeof RIGHT_BUTTON): void {
    const nothing = this.#items.toNotch(null)
    this.#packets.write('window_click', {
      windowId: this.#windowId,
      stateId: 0,
      slot,
      mouseButton,
      mode: 0,
      changedSlots: [],
      cursorItem: nothing,
      // Before 1.17, clicks carry a number and the item.
      action: 1,
      item: nothing,
    })
  }

  press(button: number): void {
    this.#packets.write('enchant_item', { windowId: this.#windowId, enchantment: button })
  }

  typeName(name: string): void {
    this.#packets.write('name_item', { name })
  }

  choose(offer: number): void {
    this.#packets.write('select_trade', { slot: offer })
  }

  get #windowId(): number {
    return (this.#bot.currentWindow as { id: number } | null)?.id ?? 0
  }

  #offerOf(trade: WireTrade): TradeOffer {
    const first = this.#counted(trade.inputItem1)
    const second = trade.inputItem2 == null ? undefined : this.#counted(trade.inputItem2)
    const wants = first === undefined ? [] : [{ item: first.item, count: priceOf(first.count, trade) }]
    return {
      wants: second === undefined ? wants : [...wants, second],
      gives: this.#counted(trade.outputItem) ?? { item: 'air', count: 1 },
      left: trade.tradeDisabled ? 0 : trade.maximumNbTradeUses - trade.nbTradeUses,
    }
  }

  #counted(wire: WireStack): ItemCount | undefined {
    const item = this.#items.fromNotch(wire)
    return item === null || item.count === 0 || item.name === 'air' || item.name === 'unknown'
      ? undefined
      : { item: item.name, count: item.count }
  }
}

/** The price including demand and special price (vanilla MerchantOffer.getCostA), as clients compute it. */
function priceOf(count: number, { demand = 0, priceMultiplier = 0, specialPrice = 0 }: WireTrade): number {
  const more = Math.max(0, Math.floor(count * demand * priceMultiplier))
  return Math.max(1, count + more + specialPrice)
}
