/** The nine keys that choose a hotbar slot, in the order of the slots. */
export const HOTBAR_BUTTONS = [
  ...(['hotbar.1', 'hotbar.2', 'hotbar.3', 'hotbar.4', 'hotbar.5'] as const),
  ...(['hotbar.6', 'hotbar.7', 'hotbar.8', 'hotbar.9'] as const),
] as const

/**
 * The twenty buttons of the embodied action space, in MineStudio's order (`Buttons.ALL`). Some agents list them
 * alphabetically; the expanded format uses this order, and only the format with names is unambiguous.
 */
export const BUTTONS = [
  ...(['attack', 'back', 'forward', 'jump', 'left', 'right', 'sneak', 'sprint', 'use'] as const),
  ...(['drop', 'inventory'] as const),
  ...HOTBAR_BUTTONS,
] as const

/** A key or mouse button that an agent can hold. */
export type Button = (typeof BUTTONS)[number]

/** How far the view turns, or the cursor moves, in one tick (degrees): pitch is positive downwards, yaw to the right. */
export interface Turn {
  readonly pitch: number
  readonly yaw: number
}

/** The input of one tick: the pressed buttons and the mouse movement. */
export interface KeyAction {
  readonly pressed: ReadonlySet<Button>
  readonly camera: Turn
}

/** No movement of the mouse. */
export const STILL: Turn = { pitch: 0, yaw: 0 }
