import { fill, type Picture, write } from '../image/picture.ts'
import type { ScreenLayout, ScreenSlot } from './layout.ts'
import { paintButton, TEXT } from './panel.ts'
import type { ShownScreen, ShownStack } from './shown-screen.ts'
import { drawStack, type StackStyle } from './stack.ts'

/** Position of a screen's GUI pixels in the picture. */
interface Placed {
  readonly at: (slot: ScreenSlot) => [number, number]
  readonly style: StackStyle
}

const [EMPTY, FULL, FIRE] = [0x8b8b8b, 0xffffff, 0xf07a1e]
/** Length of the arrow, and height of the flame (GUI pixels). */
const [ARROW, FLAME] = [22, 13]
/** Ticks that brewing takes. */
const BREWING = 400

/** Draws a screen's content besides its slots: arrows, flames, offers and progress. */
export function drawDetails(out: Picture, screen: ShownScreen, layout: ScreenLayout, placed: Placed): void {
  const { arrow, flame } = layout
  if (screen.kind === 'brewing_stand') drawBrewing(out, screen, placed)
  else if (arrow !== undefined)
    drawArrow(out, arrow, { progress: progressOf(screen), long: longIn(layout, arrow) }, placed)
  if (flame !== undefined) drawFlame(out, flame, screen.gauges, placed)
  if (screen.kind === 'enchantment') drawEnchantments(out, screen, layout, placed)
  if (screen.kind === 'merchant') drawTrades(out, screen, layout, placed)
}

const share = (part = 0, whole = 0): number => (whole <= 0 ? 0 : Math.max(0, Math.min(1, part / whole)))

/** Progress of a furnace, 0 to 1; other stations work instantly and have none. */
function progressOf({ kind, gauges }: ShownScreen): number {
  return /furnace|smoker/.test(kind) ? share(gauges[2], gauges[3]) : 0
}

/** Length of an arrow, which ends before the result's slot. */
const longIn = ({ slots, result = 0 }: ScreenLayout, { x }: ScreenSlot): number =>
  Math.max(1, Math.min(ARROW, (slots[result]?.x ?? x + ARROW) - x - 3))

function drawArrow(
  out: Picture,
  arrow: ScreenSlot,
  { progress, long }: { progress: number; long: number },
  { at, style: { scale } }: Placed,
): void {
  const [x, y] = at(arrow)
  for (let i = 0; i < long; i++) {
    const half = i < long - 8 ? 1 : Math.max(0, long - 1 - i)
    const colour = i < progress * long ? FULL : EMPTY
    fill(out, x + i * scale, y + (8 - half) * scale, scale, (2 * half + 1) * scale, colour)
  }
}

/** The share of the last piece of fuel that is left, as a flame. */
function drawFlame(
  out: Picture,
  flame: ScreenSlot,
  [left, whole]: readonly number[],
  { at, style: { scale } }: Placed,
): void {
  const [x, y] = at(flame)
  const lit = Math.ceil(share(left, whole) * FLAME)
  for (let i = 0; i < FLAME; i++) {
    const wide = Math.min(5, 1 + Math.floor(i * 0.6))
    const colour = i >= FLAME - lit ? FIRE : EMPTY
    fill(out, x + (7 - wide) * scale, y + i * scale, 2 * wide * scale, scale, colour)
  }
}

/** Gauges of a brewing stand: remaining brewing ticks, and fuel. */
function drawBrewing(
  out: Picture,
  { gauges: [left = 0, fuel = 0] }: ShownScreen,
  { at, style: { scale } }: Placed,
) {
  const [x, y] = at({ x: 97, y: 16 })
  const high = 28
  fill(out, x, y, 4 * scale, high * scale, EMPTY)
  if (left > 0) fill(out, x, y, 4 * scale, Math.round((1 - left / BREWING) * high) * scale, FULL)
  const [fx, fy] = at({ x: 60, y: 44 })
  fill(out, fx, fy, 18 * scale, 4 * scale, EMPTY)
  fill(out, fx, fy, Math.round(share(fuel, 20) * 18) * scale, 4 * scale, FIRE)
}

/** The three offers with their costs in levels and lapis lazuli. */
function drawEnchantments(
  out: Picture,
  { gauges }: ShownScreen,
  { buttons }: ScreenLayout,
  { at, style: { scale } }: Placed,
): void {
  buttons.forEach((button, i) => {
    const [x, y] = at(button)
    const cost = gauges[i] ?? 0
    paintButton(out, { x, y, width: button.width * scale, height: button.height * scale }, cost > 0)
    if (cost > 0) write(out, `${i + 1} lapis lvl ${cost}`, x + 4 * scale, y + 6 * scale, 0xd8f080, scale)
  })
}

function drawTrades(
  out: Picture,
  { offers }: ShownScreen,
  { buttons }: ScreenLayout,
  { at, style }: Placed,
): void {
  const { scale } = style
  buttons.forEach((button, i) => {
    const offer = offers[i]
    if (offer === undefined) return
    const [x, y] = at(button)
    paintButton(out, { x, y, width: button.width * scale, height: button.height * scale }, true)
    const put = (stack: ShownStack | undefined, dx: number) => {
      if (stack !== undefined) drawStack(out, stack, x + dx * scale, y + 2 * scale, style)
    }
    put(offer[0], 4)
    if (offer.length > 2) put(offer[1], 28)
    write(out, '->', x + 50 * scale, y + 6 * scale, TEXT, scale)
    put(offer.at(-1), 68)
  })
}
