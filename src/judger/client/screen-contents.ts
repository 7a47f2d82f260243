import { INVENTORY, OFF_HAND } from '../../game/items/player-window.ts'
import type { Bot, Item } from './bot.ts'
import { itemClassOf } from './item-class.ts'
import { kindOf, titleOf } from './open-window.ts'
import type { PacketFields } from './packet-tap.ts'

/** A villager's offer, as the server sends it. */
export interface TradeOffer {
  readonly wants: Item | null
  readonly also: Item | null
  readonly gives: Item | null
  readonly isSoldOut: boolean
}

/** A window that the server has opened. */
export interface OpenWindow {
  readonly id: number
  /** The type without namespace, such as `crafting`; `horse` for an animal's. */
  readonly kind: string
  /** A text, or its translation key. */
  readonly title: string
  /** Its own slots, then the player's 36. */
  readonly slots: readonly (Item | null)[]
  /** The window's values by index: progress, costs, the selection. */
  readonly gauges: ReadonlyMap<number, number>
  readonly offers: readonly TradeOffer[]
}

type Slots = (Item | null)[]

/** Number of the player's slots at the end of a window. */
const PLAYER_SLOTS = 36
const CURSOR = -1

/**
 * Contents of the open window and the cursor, read from the packets themselves: mineflayer ignores the cursor's stack, progress
 * and offers, and miscounts the slots of newer windows.
 */
export class ScreenContents {
  readonly #bot: Bot
  readonly #gauges = new Map<number, number>()
  #slots: { windowId: number; slots: Slots } | undefined
  #offers: readonly TradeOffer[] = []
  #carried: Item | null = null

  constructor(bot: Bot) {
    this.#bot = bot
    const listen = (name: string, handle: (packet: PacketFields) => void) =>
      bot.extras.packets.onReceived(name, handle)
    listen('window_items', (packet) => this.#fill(packet))
    listen('set_slot', (packet) => this.#setSlot(packet))
    listen('set_cursor_item', ({ contents }) => {
      this.#carried = this.#read(contents)
    })
    listen('craft_progress_bar', ({ property, value }) => {
      this.#gauges.set(Number(property), Number(value))
    })
    listen('trade_list', ({ trades }) => this.#readOffers(trades))
    listen('open_window', () => this.#reset())
    listen('open_horse_window', () => this.#reset())
    bot.on('windowClose', () => this.#reset())
    bot.on('death', () => {
      this.#carried = null
    })
  }

  /** The stack on the cursor. */
  get carried(): Item | null {
    return this.#carried
  }

  /** The window that is open; undefined while there is none, including while the player looks at its own inventory. */
  get window(): OpenWindow | undefined {
    const window = this.#bot.currentWindow
    if (window === null || window === undefined) return undefined
    const { id } = window
    const slots = this.#slots?.windowId === id ? this.#slots.slots : window.slots
    return {
      id,
      kind: kindOf(window),
      title: titleOf(window.title),
      slots,
      gauges: this.#gauges,
      offers: this.#offers,
    }
  }

  /** The slots of the player's own inventory screen. */
  get inventory(): readonly (Item | null)[] {
    const own = this.#bot.inventory.slots
    const { window } = this
    if (window === undefined) return own
    const first = window.slots.length - PLAYER_SLOTS
    return own.map((item, i) =>
      i >= INVENTORY && i < OFF_HAND ? (window.slots[first + i - INVENTORY] ?? null) : item,
    )
  }

  /** Closes the open window. The library copies its slots to the inventory. */
  close(): void {
    const window = this.#bot.currentWindow
    if (window !== null && window !== undefined) this.#bot.closeWindow(window)
  }

  #reset(): void {
    this.#gauges.clear()
    this.#offers = []
  }

  #fill({ windowId, items, carriedItem }: PacketFields): void {
    if (windowId !== 0)
      this.#slots = {
        windowId: Number(windowId),
        slots: (items as unknown[]).map((item) => this.#read(item)),
      }
    if (carriedItem !== undefined) this.#carried = this.#read(carriedItem)
  }

  #setSlot({ windowId, slot, item }: PacketFields): void {
    if (windowId === CURSOR && slot === CURSOR) this.#carried = this.#read(item)
    else if (this.#slots !== undefined && this.#slots.windowId === windowId)
      this.#slots.slots[Number(slot)] = this.#read(item)
  }

  #readOffers(trades: unknown): void {
    this.#offers = (trades as readonly PacketFields[]).map((trade) => ({
      wants: this.#read(trade['inputItem1']),
      also: this.#read(trade['inputItem2']),
      gives: this.#read(trade['outputItem']),
      isSoldOut: trade['tradeDisabled'] === true,
    }))
  }

  #read(item: unknown): Item | null {
    return item === undefined || item === null ? null : itemClassOf(this.#bot.registry).fromNotch(item)
  }
}
