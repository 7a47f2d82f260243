import type { Body } from '../../body/body.ts'
import type { ScreenState } from '../../body/screen/screen-state.ts'
import { armourPoints } from '../../game/items/kinds/armour.ts'
import { ARMOUR_SLOTS, HOTBAR, OFF_HAND } from '../../game/items/player-window.ts'
import type { Bot } from '../../judger/client/bot.ts'
import { bossBarsOf } from '../../judger/recording/boss-bars-seen.ts'
import type { ShownGui } from '../../render/frame/gui.ts'
import { CHAT_TICKS, isFlashing, NAME_TICKS } from '../../render/frame/timing.ts'
import { shownSlots, shownStack } from './shown-items.ts'

const FULL_BREATH = 20
const MAX_LINES = 20

/**
 * The flat layer over a player's view, as its client knows it: hotbar and hearts, chat of the last seconds, boss bars, the
 * screen.
 */
export class SeenGui {
  readonly #bot: Bot
  readonly #body: Body | undefined
  readonly #chat: { readonly tick: number; readonly text: string }[] = []
  #tick = 0
  #health: number
  #hurtAt = Number.NEGATIVE_INFINITY
  #held: string | undefined
  #heldSince = Number.NEGATIVE_INFINITY

  constructor(bot: Bot, body: Body | undefined) {
    this.#bot = bot
    this.#body = body
    this.#health = bot.health ?? 0
    this.#held = this.#heldKey()
    bot.on('messagestr', (text, position) => {
      // messages above the hotbar do not belong to the chat
      if (position === 'game_info') return
      for (const line of text.split('\n')) this.#chat.push({ tick: this.#tick, text: line })
      this.#chat.splice(0, this.#chat.length - MAX_LINES)
    })
  }

  /** Ticks since the last damage. */
  get sinceHurt(): number {
    return this.#tick - this.#hurtAt
  }

  /** Called when a game tick has passed. */
  tick(): void {
    this.#tick++
    const health = this.#bot.health ?? 0
    if (health < this.#health) this.#hurtAt = this.#tick
    this.#health = health
    const held = this.#heldKey()
    if (held !== this.#held) this.#heldSince = this.#tick
    this.#held = held
  }

  now(): ShownGui {
    const bot = this.#bot
    const { slots } = bot.inventory
    const offHand = slots[OFF_HAND]
    const isNamed = this.#tick - this.#heldSince < NAME_TICKS
    return {
      hud: {
        hotbar: shownSlots(slots.slice(HOTBAR, OFF_HAND)),
        selected: bot.quickBarSlot ?? 0,
        offHand: offHand ? shownStack(offHand) : undefined,
        health: bot.health ?? 0,
        food: bot.food ?? 0,
        isHurt: isFlashing(this.sinceHurt),
        armour: ARMOUR_SLOTS.reduce((sum, slot) => sum + armourPoints(slots[slot]?.name ?? ''), 0),
        air: (bot.oxygenLevel ?? FULL_BREATH) / FULL_BREATH,
        experience: { level: bot.experience.level ?? 0, progress: bot.experience.progress ?? 0 },
        itemName: isNamed ? bot.heldItem?.displayName : undefined,
      },
      chat: this.#chat.flatMap(({ tick, text }) => (this.#tick - tick < CHAT_TICKS ? [text] : [])),
      bossBars: bossBarsOf(bot),
      screen: this.#body?.screen === undefined ? undefined : shownScreen(this.#body.screen),
    }
  }

  #heldKey = (): string => `${this.#bot.quickBarSlot} ${this.#bot.heldItem?.name}`
}

/** An open screen in the form that pictures use. */
function shownScreen({
  kind,
  title,
  cursor,
  carried,
  slots,
  gauges,
  trades,
}: ScreenState): ShownGui['screen'] {
  return {
    kind,
    title,
    slotCount: slots.length,
    slots: shownSlots(slots),
    cursor: carried === null ? undefined : shownStack(carried),
    gauges: Array.from({ length: Math.max(0, ...gauges.keys()) + 1 }, (_, index) => gauges.get(index) ?? 0),
    offers: trades.map(({ wants, also, gives }) =>
      [wants, also, gives].flatMap((item) => (item === null ? [] : [shownStack(item)])),
    ),
    at: { x: Math.round(cursor.x), y: Math.round(cursor.y) },
  }
}
