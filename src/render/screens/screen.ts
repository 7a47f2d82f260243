import { blank, fill, type Picture, paste, write } from '../image/picture.ts'
import type { Rectangle } from '../trace/tracer.ts'
import { drawDetails } from './details.ts'
import { ITEM_SIZE, originIn, type ScreenLayout, type ScreenSlot } from './layout.ts'
import { layoutOfScreen } from './layouts.ts'
import { paintPanel, paintSlot, TEXT } from './panel.ts'
import type { ShownScreen } from './shown-screen.ts'
import { drawStack, type Icons, label, type StackStyle } from './stack.ts'
import { titleOf } from './titles.ts'

export interface ScreenOptions {
  /** Pixels of the picture for each GUI pixel; by default as many as fit, two at most. */
  readonly scale?: number
  /** Position of the cursor in pixels of the picture. Without it no cursor is drawn, and the stack that it holds is drawn next to the screen. */
  readonly cursor?: ScreenSlot
  readonly icons: Icons
  /** Whether the background is darkened (default); a layer has no background yet. */
  readonly isShaded?: boolean
}

/** How much the picture behind a screen is darkened. */
const SHADE = 0.65

/** Darkens a picture as the game does behind an open screen. */
export const shadeBehind = (picture: Picture): void =>
  fill(picture, 0, 0, picture.width, picture.height, 0x101010, SHADE)
const LARGEST = 2
/** Room beside a screen for the stack on the cursor (GUI pixels). */
const BESIDE = 24

/** Draws an open screen over a picture, as the game does: the panel in the centre, everything around it dark. */
export function drawScreen(picture: Picture, screen: ShownScreen, options: ScreenOptions): void {
  const layout = layoutOfScreen(screen)
  const { icons, scale = screenScaleIn(picture, layout) } = options
  if (options.isShaded ?? true) shadeBehind(picture)
  if (scale < 1) {
    drawSmall(picture, screen, icons)
    return
  }
  const origin = originIn(layout, picture, scale)
  drawPanel(picture, screen, layout, origin, { scale, icons })
  drawCursor(picture, screen, { at: options.cursor, layout, origin }, { scale, icons })
}

/** The largest scale at which a screen fits into a picture; 0 if none does. */
export function screenScaleIn(
  { width, height }: Pick<Picture, 'width' | 'height'>,
  layout: ScreenLayout,
): number {
  return Math.min(LARGEST, Math.floor(width / layout.width), Math.floor(height / layout.height))
}

/** The part of a picture that a screen hides when it is drawn in its default scale; undefined for none. */
export function panelIn(picture: Picture, screen: ShownScreen | undefined): Rectangle | undefined {
  if (screen === undefined) return undefined
  const layout = layoutOfScreen(screen)
  const scale = screenScaleIn(picture, layout)
  if (scale < 1) return undefined
  const { x, y } = originIn(layout, picture, scale)
  return { left: x, top: y, right: x + layout.width * scale, bottom: y + layout.height * scale }
}

/** Draws the screen in its own size and shrinks it, for pictures smaller than the screen. */
function drawSmall(picture: Picture, screen: ShownScreen, icons: Icons): void {
  const layout = layoutOfScreen(screen)
  const whole = blank(layout.width + 2 * BESIDE, layout.height, 0x202020)
  drawScreen(whole, screen, { scale: 1, icons })
  const factor = Math.max(whole.width / picture.width, whole.height / picture.height)
  const [left, top] = [
    Math.floor((picture.width - whole.width / factor) / 2),
    Math.floor((picture.height - whole.height / factor) / 2),
  ]
  const small = blank(Math.floor(whole.width / factor), Math.floor(whole.height / factor), 0x202020)
  for (let y = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++) {
      const from = 4 * (Math.floor((y + 0.5) * factor) * whole.width + Math.floor((x + 0.5) * factor))
      small.pixels.set(whole.pixels.subarray(from, from + 4), 4 * (y * small.width + x))
    }
  paste(picture, small, left, top)
}

function drawPanel(
  out: Picture,
  screen: ShownScreen,
  layout: ScreenLayout,
  origin: ScreenSlot,
  style: StackStyle,
): void {
  const { scale } = style
  const at = ({ x, y }: ScreenSlot): [number, number] => [origin.x + x * scale, origin.y + y * scale]
  paintPanel(out, { ...origin, width: layout.width * scale, height: layout.height * scale }, scale)
  if (layout.title !== undefined) write(out, titleOf(screen), ...at(layout.title), TEXT, scale)
  if (layout.inventoryTitle !== undefined) write(out, 'Inventory', ...at(layout.inventoryTitle), TEXT, scale)
  layout.slots.forEach((slot, i) => {
    const [x, y] = at(slot)
    paintSlot(out, x, y, {
      size: ITEM_SIZE * scale,
      scale,
      isLarge: i === layout.result && layout.kind !== 'inventory',
    })
  })
  drawDetails(out, screen, layout, { at, style })
  for (const stack of screen.slots) {
    const slot = layout.slots[stack.slot]
    if (slot !== undefined) drawStack(out, stack, ...at(slot), style)
  }
}

/** The arrow of the cursor, as rows of bits from the left. */
const ARROW = [1, 3, 7, 15, 31, 63, 127, 255, 511, 1023, 127, 119, 227, 225, 448, 192]

function drawCursor(
  out: Picture,
  { cursor: held }: ShownScreen,
  { at, layout, origin }: { at: ScreenSlot | undefined; layout: ScreenLayout; origin: ScreenSlot },
  style: StackStyle,
): void {
  const { scale } = style
  if (at === undefined) {
    if (held === undefined) return
    const x = origin.x + (layout.width + 4) * scale
    label(out, 'cursor', x, origin.y + 4 * scale, 1)
    drawStack(out, held, x, origin.y + 14 * scale, style)
    return
  }
  if (held !== undefined) drawStack(out, held, at.x - 8 * scale, at.y - 8 * scale, style)
  ARROW.forEach((bits, y) => {
    for (let x = 0; x < 10; x++)
      if ((bits >> x) & 1) {
        const isRim = x === 0 || !((bits >> (x + 1)) & 1)
        fill(out, at.x + x * scale, at.y + y * scale, scale, scale, isRim ? 0x000000 : 0xffffff)
      }
  })
}
