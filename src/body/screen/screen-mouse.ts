import { type ScreenLayout, scrolledRow } from '../../render/screens/layout.ts'
import type { Player } from '../hands/player.ts'
import { HOTBAR_BUTTONS, type Turn } from '../keys/buttons.ts'
import type { OfferList } from './offers.ts'
import { onScreen, PICTURE, type Point, type ScreenTarget, screenTarget } from './target.ts'

/** Movement of the cursor per degree of camera turn: 2,400 pixels are a full turn. */
export const PIXELS_PER_DEGREE = 2400 / 360
/** Two presses on a slot within this time are a double click (ticks). Vanilla measures 250 ms of wall time. */
const DOUBLE_CLICK = 5
/** Slot of clicks outside the screen. */
const OUTSIDE = -999
/** Modes of clicks in the protocol. */
const MODE = { pickUp: 0, quickMove: 1, swap: 2, throw: 4, drag: 5, gather: 6 } as const
/** A drag is sent in parts: its start, each slot, its end. The button numbers of a right drag are four higher. */
const DRAG = { start: 0, slot: 1, end: 2 } as const
const DRAG_BUTTON = 4

type MouseButton = 0 | 1
const BUTTONS = [
  ['attack', 0],
  ['use', 1],
] as const

/** An open screen, as the mouse sees it. */
export interface OpenScreen {
  readonly windowId: number
  readonly layout: ScreenLayout
  readonly offers: OfferList | undefined
  /** Whether a text field receives the keys, so that they have no other effect. */
  readonly swallowsKeys: boolean
}

/** The mouse on an open screen (vanilla `ContainerScreen`): the cursor, clicks, drags, double clicks and scroll bars. */
export class ScreenMouse {
  #cursor: Point = { x: PICTURE.width / 2, y: PICTURE.height / 2 }
  #drag: { readonly button: MouseButton; readonly slots: number[] } | undefined
  #lastPress = { tick: Number.NEGATIVE_INFINITY, slot: OUTSIDE, button: -1 }
  #isDouble = false
  /** Whether the next release does nothing, because its press has already acted. */
  #skipsRelease = false
  #isScrolling = false
  #firstRow = 0

  get cursor(): Point {
    return this.#cursor
  }

  /** The first visible row of the offers. */
  get firstRow(): number {
    return this.#firstRow
  }

  /** Resets the mouse for a newly opened screen: cursor in the middle, no button down. */
  open(): void {
    this.#cursor = { x: PICTURE.width / 2, y: PICTURE.height / 2 }
    this.#drag = undefined
    this.#isDouble = false
    this.#skipsRelease = true
    this.#isScrolling = false
    this.#firstRow = 0
    this.#lastPress = { tick: Number.NEGATIVE_INFINITY, slot: OUTSIDE, button: -1 }
  }

  /** The hotbar and drop keys, over the slot where the cursor was. */
  keys(player: Player, screen: OpenScreen): void {
    if (screen.swallowsKeys) return
    const target = screenTarget(screen.layout, this.#cursor)
    if (target.on !== 'slot') return
    const { slot } = target
    HOTBAR_BUTTONS.forEach((key, index) => {
      if (player.keys.wentDown(key) && player.contents.carried === null)
        click(player, screen, { slot, button: index, mode: MODE.swap })
    })
    if (player.keys.wentDown('drop')) click(player, screen, { slot, button: 0, mode: MODE.throw })
  }

  /** Moves the cursor within the picture. */
  move(player: Player, screen: OpenScreen, { pitch, yaw }: Turn): void {
    const x = clip(this.#cursor.x + yaw * PIXELS_PER_DEGREE, PICTURE.width)
    const y = clip(this.#cursor.y + pitch * PIXELS_PER_DEGREE, PICTURE.height)
    if (x === this.#cursor.x && y === this.#cursor.y) return
    this.#cursor = { x, y }
    if (this.#isScrolling) this.#scroll(screen)
    const target = screenTarget(screen.layout, this.#cursor)
    if (target.on === 'slot') this.#dragOver(player, target.slot)
  }

  /** The mouse buttons that went down or up in this tick. */
  buttons(player: Player, screen: OpenScreen): void {
    for (const [key, button] of BUTTONS) {
      if (player.keys.wentDown(key)) this.#press(player, screen, button)
      if (player.keys.wentUp(key)) this.#letGo(player, screen, button)
    }
  }

  #press(player: Player, screen: OpenScreen, button: MouseButton): void {
    const target = screenTarget(screen.layout, this.#cursor)
    if (target.on === 'offer' && this.#choose(player, screen, target.index)) return
    if (target.on === 'scroller') {
      this.#isScrolling = true
      this.#scroll(screen)
      return
    }
    const slot = slotOf(target)
    const { tick } = player
    const last = this.#lastPress
    this.#isDouble = last.slot === slot && last.button === button && tick - last.tick <= DOUBLE_CLICK
    this.#lastPress = { tick, slot: slot ?? OUTSIDE, button }
    this.#skipsRelease = false
    if (slot === undefined || this.#drag !== undefined) return
    if (player.contents.carried !== null) {
      this.#drag = { button, slots: [] }
      return
    }
    this.#skipsRelease = true
    if (slot === OUTSIDE) return
    const mode = player.keys.isHeld('sneak') ? MODE.quickMove : MODE.pickUp
    click(player, screen, { slot, button, mode })
  }

  #letGo(player: Player, screen: OpenScreen, button: MouseButton): void {
    this.#isScrolling = false
    const drag = this.#drag
    const slot = slotOf(screenTarget(screen.layout, this.#cursor))
    this.#drag = undefined
    if (this.#isDouble && slot !== undefined && slot !== OUTSIDE && button === 0) {
      this.#isDouble = false
      this.#lastPress = { ...this.#lastPress, tick: Number.NEGATIVE_INFINITY }
      click(player, screen, { slot, button, mode: MODE.gather })
      return
    }
    if (drag !== undefined && drag.button !== button) {
      this.#skipsRelease = true
      return
    }
    if (this.#skipsRelease) {
      this.#skipsRelease = false
      return
    }
    if (player.contents.carried === null) return
    if (drag !== undefined && drag.slots.length > 1) spread(player, screen, drag)
    else if (slot !== undefined) {
      const isQuick = slot !== OUTSIDE && player.keys.isHeld('sneak')
      click(player, screen, { slot, button, mode: isQuick ? MODE.quickMove : MODE.pickUp })
    }
  }

  /** A slot under the moving cursor takes part in the drag, as long as there are enough items. */
  #dragOver({ contents }: Player, slot: number): void {
    const drag = this.#drag
    const { carried } = contents
    if (drag === undefined || carried === null || drag.slots.includes(slot)) return
    const here = (contents.window?.slots ?? contents.inventory)[slot] ?? null
    const fits = here === null || (here.type === carried.type && here.count < here.stackSize)
    if (fits && carried.count > drag.slots.length) drag.slots.push(slot)
  }

  /** Chooses an offer; false if there is none at that place. */
  #choose({ send }: Player, { windowId, offers }: OpenScreen, visible: number): boolean {
    if (offers === undefined) return false
    const index = this.#firstRow * offers.columns + visible
    if (index >= offers.count) return false
    offers.choose(send, windowId, index)
    return true
  }

  #scroll({ layout, offers }: OpenScreen): void {
    const { scroller } = layout
    if (scroller === undefined || offers === undefined) return
    const hidden = Math.max(0, Math.ceil(offers.count / offers.columns) - offers.rows)
    this.#firstRow = scrolledRow(scroller, onScreen(layout, this.#cursor).y, hidden)
  }
}

/** The slot of a click; undefined between the slots of a screen. */
const slotOf = (target: ScreenTarget): number | undefined =>
  target.on === 'slot' ? target.slot : target.on === 'outside' ? OUTSIDE : undefined

interface SlotClick {
  readonly slot: number
  readonly button: number
  readonly mode: number
}

const click = ({ send }: Player, { windowId }: OpenScreen, slotClick: SlotClick): void =>
  send.click({ windowId, ...slotClick })

/** Sends a drag over several slots: a left drag divides the stack evenly, a right drag puts one item into each. */
function spread(
  player: Player,
  screen: OpenScreen,
  { button, slots }: { readonly button: MouseButton; readonly slots: readonly number[] },
): void {
  const kind = DRAG_BUTTON * button
  const mode = MODE.drag
  click(player, screen, { slot: OUTSIDE, button: kind + DRAG.start, mode })
  for (const slot of slots) click(player, screen, { slot, button: kind + DRAG.slot, mode })
  click(player, screen, { slot: OUTSIDE, button: kind + DRAG.end, mode })
}

const clip = (value: number, limit: number): number => Math.max(0, Math.min(limit, value))
