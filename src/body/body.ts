import type { Bot } from '../judger/client/bot.ts'
import { InputPackets } from '../judger/client/input-packets.ts'
import { ScreenContents } from '../judger/client/screen-contents.ts'
import { screenLayout } from '../render/screens/layouts.ts'
import { type Aim, aimOf } from './aim/crosshair.ts'
import { Attacking } from './hands/attacking.ts'
import type { Player } from './hands/player.ts'
import { Riding } from './hands/riding.ts'
import { Using } from './hands/using.ts'
import { Walking } from './hands/walking.ts'
import { HOTBAR_BUTTONS, type KeyAction, type Turn } from './keys/buttons.ts'
import { Edges } from './keys/edges.ts'
import { offersOf } from './screen/offers.ts'
import { type OpenScreen, ScreenMouse } from './screen/screen-mouse.ts'
import type { ScreenState } from './screen/screen-state.ts'

const RADIANS = Math.PI / 180
const STRAIGHT = Math.PI / 2
/** A screen without a known layout: only its keys work. */
const NO_SLOTS = screenLayout('generic_3x3', undefined)
const OWN_WINDOW = 0

export interface BodyOptions {
  readonly bot: Bot
  /**
   * Function of the drop key: `vanilla` throws one of the held items away; `reference` does nothing, as in MineStudio, whose
   * environment does not pass the key on. Default `vanilla`.
   */
  readonly dropKey?: 'vanilla' | 'reference'
}

/**
 * A player controlled by keys and mouse. Each step is one game tick: key edges first, then the mouse moves, then its buttons (as
 * MineRL's client orders them). It reads no clock: intervals that the game measures in wall time are measured in ticks. It needs
 * a bot that nothing else moves.
 */
export class Body {
  readonly #bot: Bot
  readonly #dropsItems: boolean
  readonly #player: Player & { tick: number }
  readonly #keys = new Edges()
  readonly #mouse = new ScreenMouse()
  readonly #walking = new Walking()
  readonly #attacking = new Attacking()
  readonly #using = new Using()
  readonly #riding: Riding
  #isInventoryOpen = false
  /** The window that was open in the last tick. */
  #shownWindow: number | undefined
  #aim: Aim | undefined

  constructor({ bot, dropKey = 'vanilla' }: BodyOptions) {
    this.#bot = bot
    this.#dropsItems = dropKey === 'vanilla'
    this.#riding = new Riding(bot)
    this.#player = {
      bot,
      send: new InputPackets(bot),
      contents: new ScreenContents(bot),
      keys: this.#keys,
      tick: 0,
      aim: () => {
        this.#aim ??= aimOf(bot)
        return this.#aim
      },
    }
    // mineflayer would send the turn in steps of 8.6 degrees
    bot.physics.yawSpeed = Number.POSITIVE_INFINITY
    bot.physics.pitchSpeed = Number.POSITIVE_INFINITY
  }

  /** Ticks since the body was made. */
  get tick(): number {
    return this.#player.tick
  }

  /** The current target of the crosshair. */
  aim(): Aim {
    return aimOf(this.#bot)
  }

  /** The open screen; undefined while the player looks at the world. */
  get screen(): ScreenState | undefined {
    const open = this.#open()
    if (open === undefined) return undefined
    const { contents } = this.#player
    const { window } = contents
    return {
      kind: window?.kind ?? 'inventory',
      title: window?.title ?? '',
      layout: open.layout,
      cursor: this.#mouse.cursor,
      carried: contents.carried,
      slots: window?.slots ?? contents.inventory,
      gauges: window?.gauges ?? new Map(),
      trades: window?.offers ?? [],
      firstRow: this.#mouse.firstRow,
    }
  }

  /** The block being dug and the progress on it (0–1). */
  get digging(): Attacking['progress'] {
    return this.#attacking.progress
  }

  /** The item in use: being eaten, drawn or raised. */
  get itemInUse(): Using['inUse'] {
    return this.#using.inUse
  }

  /** Applies an action's keys and mouse for one tick. The world must advance by a tick before the next one. */
  step({ pressed, camera }: KeyAction): void {
    const player = this.#player
    player.tick++
    this.#aim = undefined
    this.#keys.advance(pressed)
    if (!this.#bot.isAlive) {
      this.#isInventoryOpen = false
      return
    }
    this.#followWindows()
    this.#pressKeys()
    const screen = this.#open()
    if (screen === undefined) this.#playInWorld(camera)
    else {
      this.#mouse.move(player, screen, camera)
      this.#mouse.buttons(player, screen)
      this.#riding.rest(player)
      this.#keys.suspend()
    }
  }

  #playInWorld(camera: Turn): void {
    const player = this.#player
    this.#turn(camera)
    this.#walking.tick(player, this.#using.inUse !== undefined)
    this.#riding.tick(player)
    if (!this.#riding.isRowing) this.#attacking.tick(player, this.#using.inUse !== undefined)
    this.#using.tick(player)
  }

  #turn({ pitch, yaw }: Turn): void {
    const { entity } = this.#bot
    entity.yaw -= yaw * RADIANS
    entity.pitch = Math.max(-STRAIGHT, Math.min(STRAIGHT, entity.pitch - pitch * RADIANS))
  }

  /** When the server opens or closes a window, the screen opens or closes with the next tick. */
  #followWindows(): void {
    const id = this.#player.contents.window?.id
    if (id === this.#shownWindow) return
    this.#shownWindow = id
    this.#isInventoryOpen = false
    if (id !== undefined) this.#showScreen()
  }

  #showScreen(): void {
    this.#mouse.open()
    this.#walking.stop(this.#player)
    this.#attacking.stop(this.#player)
    this.#using.stop(this.#player)
  }

  #pressKeys(): void {
    const screen = this.#open()
    if (screen !== undefined) this.#mouse.keys(this.#player, screen)
    else this.#pressHotbarAndDrop()
    if (!this.#keys.wentDown('inventory')) return
    if (screen === undefined) this.#openInventory()
    else if (!screen.swallowsKeys) this.#close()
  }

  #pressHotbarAndDrop(): void {
    const bot = this.#bot
    HOTBAR_BUTTONS.forEach((key, index) => {
      if (this.#keys.wentDown(key) && bot.quickBarSlot !== index) bot.setQuickBarSlot(index)
    })
    if (this.#dropsItems && this.#keys.wentDown('drop') && bot.heldItem !== null) this.#player.send.dropOne()
  }

  #openInventory(): void {
    this.#isInventoryOpen = true
    this.#showScreen()
  }

  #close(): void {
    const { send, contents } = this.#player
    if (contents.window === undefined) send.closeWindow(OWN_WINDOW)
    else contents.close()
    this.#isInventoryOpen = false
    this.#shownWindow = undefined
  }

  #open(): OpenScreen | undefined {
    const { window } = this.#player.contents
    if (window === undefined && !this.#isInventoryOpen) return undefined
    const kind = window?.kind ?? 'inventory'
    const layout = screenLayout(kind, window?.slots.length)
    const { registry, version } = this.#bot
    const data = { version, isNewerOrEqualTo: (other: string) => registry.version['>='](other) }
    return {
      windowId: window?.id ?? OWN_WINDOW,
      layout: layout ?? { ...NO_SLOTS!, kind, slots: [] },
      offers: window === undefined ? undefined : offersOf(window, data),
      // the field for a name takes all keys while an item lies on the anvil
      swallowsKeys: kind === 'anvil' && (window?.slots[0] ?? null) !== null,
    }
  }
}
