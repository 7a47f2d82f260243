import { type Button, bitOf } from '../../recording/buttons.ts'
import type { SeenBossBar, SeenClick, SeenControls, SeenScreen } from '../../recording/hands-draft.ts'
import type { Bot } from '../client/bot.ts'
import { noteOf } from '../client/item-note.ts'
import { kindOf, ownSlots, windowBefore } from '../client/open-window.ts'
import type { PacketFields } from '../client/packet-tap.ts'
import { bossBarsOf } from './boss-bars-seen.ts'
import { offersOf, screenSeen, showsTheSame } from './screen-seen.ts'
import { type Deeds, deedOf } from './sent-deeds.ts'

/** Receives an agent's screen actions as they happen. */
export interface HandsListener {
  screen(agent: string, screen: SeenScreen | undefined): void
  clicked(agent: string, click: SeenClick): void
  noted(agent: string, stacks: readonly { slot: number; note: string }[]): void
  bossBars(agent: string, bars: readonly SeenBossBar[]): void
}

/** Ticks without a click after which an agent's own inventory counts as closed: clients do not report this to servers. */
const IDLE_TICKS = 10
/** The slot of clicks outside the window. */
const OUTSIDE = -999
/** Ticks after which continuously changing values, such as a furnace's progress, are recorded again. */
const GAUGES_EVERY = 20

/** Items, apart from food, that are used for as long as the button is held. */
const RAISED: ReadonlySet<string> = new Set([
  'bow',
  'crossbow',
  'shield',
  'trident',
  'spyglass',
  'potion',
  'milk_bucket',
])
/** The status of an entity that has eaten or drunk its held item (vanilla `finishUsingItem`). */
const CONSUMED = 9

const DEGREES = 180 / Math.PI

/** Keys for which mineflayer has controls with the same name. */
const KEYS = ['forward', 'back', 'left', 'right', 'jump', 'sneak', 'sprint'] as const

/** Follows the hands of one bot, from the packets that its client sends and receives. Read-only. */
class Hands {
  readonly bot: Bot
  readonly #listener: HandsListener
  readonly #ends: (() => void)[] = []
  #pressed = 0
  #isDigging = false
  #isUsing = false
  #yaw: number
  #pitch: number
  #shown: SeenScreen | undefined
  #gauges: number[] = []
  #offers: SeenScreen['offers'] = []
  #ticksSinceClick = 0
  #ticksSinceShown = 0
  #isStale = true
  #noted = '[]'
  /** Whether boss bars may differ from those that were recorded. */
  #areBarsStale = true
  #bars = '[]'

  constructor(bot: Bot, listener: HandsListener) {
    this.bot = bot
    this.#listener = listener
    this.#yaw = bot.entity.yaw
    this.#pitch = bot.entity.pitch
    this.#ends.push(bot.extras.packets.onSent((name, fields) => deedOf(name)?.(this.#does, fields)))
    this.#hear('open_window', () => this.#opened())
    this.#hear('open_horse_window', () => this.#opened())
    this.#hear('close_window', () => this.#close())
    this.#hear('boss_bar', () => {
      this.#areBarsStale = true
    })
    this.#hear('window_items', () => this.#changed())
    this.#hear('set_slot', () => this.#changed())
    this.#hear('trade_list', ({ trades }) => {
      this.#offers = offersOf(bot, trades as PacketFields[])
      this.#show()
    })
    this.#hear('entity_status', ({ entityId, entityStatus }) => {
      if (entityId === bot.entity.id && entityStatus === CONSUMED) this.#isUsing = false
    })
    this.#hear('craft_progress_bar', ({ property, value }) => {
      const gauges = [...this.#gauges]
      gauges[property as number] = value as number
      this.#gauges = Array.from(gauges, (gauge) => gauge ?? 0)
      if (this.#shown !== undefined) this.#show()
    })
  }

  end(): void {
    for (const end of this.#ends) end()
  }

  /** Keys pressed since the last call, and the turn of the view. */
  tick(): SeenControls {
    const { bot } = this
    const { yaw, pitch } = bot.entity
    let buttons = this.#pressed
    for (const key of KEYS) if (bot.controlState[key]) buttons |= bitOf(key)
    if (this.#isDigging) buttons |= bitOf('attack')
    if (this.#isUsing) buttons |= bitOf('use')
    const turned = { pitch: (this.#pitch - pitch) * DEGREES, yaw: around(this.#yaw - yaw) * DEGREES }
    this.#yaw = yaw
    this.#pitch = pitch
    this.#pressed = 0
    this.#rest()
    this.#note()
    this.#watchBars()
    return { agent: bot.username, buttons, ...turned }
  }

  /** Called once per tick: closes an inventory that has become idle, and shows continuously changing values again. */
  #rest(): void {
    if (this.#shown === undefined) return
    this.#ticksSinceClick++
    this.#ticksSinceShown++
    if (this.#shown.kind === 'inventory' && this.#ticksSinceClick > IDLE_TICKS) this.#close()
    else if (this.#ticksSinceShown >= GAUGES_EVERY && this.#shown.gauges !== this.#gauges) this.#show()
  }

  /** Records what sets carried stacks apart, if something may have changed. */
  #note(): void {
    if (!this.#isStale) return
    this.#isStale = false
    const { bot } = this
    const noted = ownSlots(bot).flatMap((item, slot) => {
      const note = item ? noteOf(item) : ''
      return note === '' ? [] : [{ slot, note }]
    })
    const key = JSON.stringify(noted)
    if (key === this.#noted) return
    this.#noted = key
    this.#listener.noted(bot.username, noted)
  }

  #watchBars(): void {
    if (!this.#areBarsStale) return
    this.#areBarsStale = false
    const bars = bossBarsOf(this.bot)
    const key = JSON.stringify(bars)
    if (key === this.#bars) return
    this.#bars = key
    this.#listener.bossBars(this.bot.username, bars)
  }

  #hear(name: string, work: (fields: PacketFields) => void): void {
    this.#ends.push(this.bot.extras.packets.onReceived(name, work))
  }

  #press(button: Button): void {
    this.#pressed |= bitOf(button)
  }

  readonly #does: Deeds = {
    press: (button) => this.#press(button),
    dig: (isDigging) => {
      this.#isDigging = isDigging
      this.#press('attack')
    },
    use: (isUsing) => {
      const held = this.bot.heldItem?.name ?? ''
      this.#isUsing = isUsing && (RAISED.has(held) || this.bot.registry.foodsByName[held] !== undefined)
      if (isUsing) this.#press('use')
    },
    swap: (slot) => {
      this.#isUsing = false
      this.#press(`hotbar.${slot + 1}` as Button)
    },
    clicked: (click) => this.#clicked(click),
    closed: () => {
      this.#press('inventory')
      this.#close()
    },
  }

  #clicked(click: Omit<SeenClick, 'kind' | 'slotCount'>): void {
    // nothing on the cursor to throw: mineflayer clicks there to learn the contents of a window
    if (click.slot === OUTSIDE && windowBefore(this.bot).selectedItem === null) return
    this.#ticksSinceClick = 0
    this.#isStale = true
    const window = windowBefore(this.bot)
    const kind = kindOf(window)
    if (this.#shown === undefined && kind === 'inventory') this.#press('inventory')
    this.#listener.clicked(this.bot.username, { kind, slotCount: window.slots.length, ...click })
    this.#show()
  }

  #opened(): void {
    this.#gauges = []
    this.#offers = []
  }

  #changed(): void {
    this.#isStale = true
    if (this.#shown !== undefined || this.bot.currentWindow !== null) this.#show()
  }

  #show(): void {
    const screen = screenSeen(this.bot, { gauges: this.#gauges, offers: this.#offers })
    if (
      this.#shown !== undefined &&
      showsTheSame(this.#shown, screen) &&
      this.#ticksSinceShown < GAUGES_EVERY
    )
      return
    this.#shown = screen
    this.#ticksSinceShown = 0
    this.#listener.screen(this.bot.username, screen)
  }

  #close(): void {
    if (this.#shown === undefined) return
    this.#shown = undefined
    this.#isStale = true
    this.#listener.screen(this.bot.username, undefined)
  }
}

/** An angle between -π and π. */
const around = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle))

/** Follows the hands of all present agents, including those that return with a new client. */
export class HandsWatch {
  readonly #agents: () => readonly Bot[]
  readonly #listener: HandsListener
  readonly #hands = new Map<string, Hands>()

  constructor(agents: () => readonly Bot[], listener: HandsListener) {
    this.#agents = agents
    this.#listener = listener
    this.#meet()
  }

  /** Keys of all present agents since the last call. */
  tick(): SeenControls[] {
    this.#meet()
    return [...this.#hands.values()].map((hands) => hands.tick())
  }

  end(): void {
    for (const hands of this.#hands.values()) hands.end()
    this.#hands.clear()
  }

  #meet(): void {
    const present = this.#agents()
    for (const [agent, hands] of this.#hands)
      if (!present.includes(hands.bot)) {
        hands.end()
        this.#hands.delete(agent)
        this.#listener.screen(agent, undefined)
        this.#listener.bossBars(agent, [])
      }
    for (const bot of present)
      if (!this.#hands.has(bot.username)) this.#hands.set(bot.username, new Hands(bot, this.#listener))
  }
}
