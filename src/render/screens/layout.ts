/** The kinds of screens, by the protocol's names; the player's own screen and that of a horse have no name there. */
export type ScreenKind = string

/** A rectangle in GUI pixels from the upper left corner of its screen. */
export interface ScreenArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Position at which an item is drawn: the upper left corner of its 16 × 16 pixels, in GUI pixels from that of the screen. */
export interface ScreenSlot {
  readonly x: number
  readonly y: number
}

/** A part of a screen that a player can press, other than a slot: `offer 2`, `book`. */
export interface ScreenButton extends ScreenArea {
  readonly id: string
}

/** A scroll bar next to buttons: its handle, and the movement of its thumb (GUI pixels). */
export interface ScreenScroller extends ScreenArea {
  /** Upper end of the thumb's travel, the length of the travel and the height of the thumb. */
  readonly top: number
  readonly travel: number
  readonly thumb: number
}

/** A screen as data: what is drawn where, and what the cursor hits. One GUI pixel is `scale` pixels of the picture. */
export interface ScreenLayout {
  readonly kind: ScreenKind
  readonly width: number
  readonly height: number
  /** In the order of the window's slot numbers, those of the player's inventory included. */
  readonly slots: readonly ScreenSlot[]
  /** Slots that belong to the screen itself; those of the player's inventory follow. */
  readonly own: number
  readonly buttons: readonly ScreenButton[]
  readonly scroller?: ScreenScroller
  /** Positions of the title and the word "Inventory"; absent if there is none. */
  readonly title?: ScreenSlot
  readonly inventoryTitle?: ScreenSlot
  /** The slot of the product, which is drawn larger. */
  readonly result?: number
  /** The arrow from ingredients to product, and the flame under it; both show progress. */
  readonly arrow?: ScreenSlot
  readonly flame?: ScreenSlot
}

/** Pixels of an item, and from one slot to the next. */
export const ITEM_SIZE = 16
export const SLOT_STEP = 18
/** A slot is hit within this many pixels around its item. */
const SLOT_RIM = 1

/** Columns × rows of slots from an upper left one, row by row. */
export const grid = (columns: number, rows: number, x: number, y: number): ScreenSlot[] =>
  Array.from({ length: columns * rows }, (_, i) => ({
    x: x + SLOT_STEP * (i % columns),
    y: y + SLOT_STEP * Math.floor(i / columns),
  }))

/** The 36 slots of the player's inventory: three rows, then the hotbar. */
export const playerSlots = (y: number, x = 8): ScreenSlot[] => [...grid(9, 3, x, y), ...grid(9, 1, x, y + 58)]

/**
 * The upper left corner of a screen in a picture: it is centred. `scale`: pixels of the picture for each of its
 * own.
 */
export function originIn(
  { width, height }: ScreenLayout,
  picture: { readonly width: number; readonly height: number },
  scale = 1,
): ScreenSlot {
  return {
    x: Math.floor((picture.width - width * scale) / 2),
    y: Math.floor((picture.height - height * scale) / 2),
  }
}

/** Whether a point of the screen lies in an area. */
export const within = ({ x, y, width, height }: ScreenArea, px: number, py: number): boolean =>
  px >= x && px < x + width && py >= y && py < y + height

/** The number of the slot under a point of the screen (GUI pixels from its corner); undefined between slots. */
export function slotAt({ slots }: ScreenLayout, x: number, y: number): number | undefined {
  const size = ITEM_SIZE + 2 * SLOT_RIM
  const at = slots.findIndex((slot) =>
    within({ x: slot.x - SLOT_RIM, y: slot.y - SLOT_RIM, width: size, height: size }, x, y),
  )
  return at < 0 ? undefined : at
}

/** The button under a point of the screen (GUI pixels from its corner). */
export const buttonAt = ({ buttons }: ScreenLayout, x: number, y: number): ScreenButton | undefined =>
  buttons.find((button) => within(button, x, y))

/**
 * The first visible row of a list whose scroll bar is held at a height (GUI pixels from the screen's corner).
 * @param hiddenRows rows that do not fit
 */
export function scrolledRow({ top, travel, thumb }: ScreenScroller, y: number, hiddenRows: number): number {
  const share = (y - top - thumb / 2) / (travel - thumb)
  return Math.floor(Math.max(0, Math.min(1, share)) * hiddenRows + 0.5)
}
