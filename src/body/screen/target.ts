import { buttonAt, originIn, type ScreenLayout, slotAt, within } from '../../render/screens/layout.ts'

/** The picture in which screens are placed and the cursor moves (pixels), at a GUI scale of 1. */
export const PICTURE = { width: 640, height: 360 } as const

/** A point of the picture (pixels). */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The target under the cursor. */
export type ScreenTarget =
  | { readonly on: 'slot'; readonly slot: number }
  /** An offer, counted from the first visible one. */
  | { readonly on: 'offer'; readonly index: number }
  | { readonly on: 'scroller' }
  /** The screen itself, between its parts. */
  | { readonly on: 'panel' }
  | { readonly on: 'outside' }

const OFFER = 'offer '

/** The part of a screen under a point of the picture. The recipe book stays shut: its button counts as panel. */
export function screenTarget(layout: ScreenLayout, point: Point): ScreenTarget {
  const { x, y } = onScreen(layout, point)
  const slot = slotAt(layout, x, y)
  if (slot !== undefined) return { on: 'slot', slot }
  const button = buttonAt(layout, x, y)
  if (button?.id.startsWith(OFFER) === true)
    return { on: 'offer', index: Number(button.id.slice(OFFER.length)) }
  const { scroller } = layout
  if (scroller !== undefined && within(scroller, x, y)) return { on: 'scroller' }
  const { width, height } = layout
  return { on: within({ x: 0, y: 0, width, height }, x, y) ? 'panel' : 'outside' }
}

/** A point of the picture, from the corner of a screen. */
export function onScreen(layout: ScreenLayout, { x, y }: Point): Point {
  const origin = originIn(layout, PICTURE)
  return { x: x - origin.x, y: y - origin.y }
}
