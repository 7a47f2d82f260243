import { GLYPH_HEIGHT } from '../image/font.ts'
import { fill, type Picture, textWidth, write } from '../image/picture.ts'
import { ITEM_SIZE } from './layout.ts'
import type { ShownStack } from './shown-screen.ts'

/** A colour that no item has; it stands for transparent. */
export const CLEAR = 0xff00fe

/**
 * The source of items' pictures: squares with an edge of this many pixels, on a background of `CLEAR`. Nothing is drawn if there
 * is none (yet).
 * @param note variant of the stack's item, in the form of recordings; empty for none
 */
export type Icons = (item: string, note: string, size: number) => Picture | undefined

/** How stacks are drawn. `scale`: pixels of the picture for each GUI pixel. */
export interface StackStyle {
  readonly scale: number
  readonly icons: Icons
}

/** Draws a stack with its count; (left, top) is the corner of its 16 × 16 GUI pixels, in pixels of the picture. */
export function drawStack(
  out: Picture,
  { item, count, note = '', durability }: ShownStack,
  left: number,
  top: number,
  { scale, icons }: StackStyle,
): void {
  const icon = icons(item, note, ITEM_SIZE * scale)
  if (icon !== undefined) pasteClear(out, icon, left, top)
  if (durability !== undefined && durability < 1) drawDurability(out, durability, [left, top], scale)
  if (count === 1) return
  const text = String(count)
  const x = left + (ITEM_SIZE + 1) * scale - textWidth(text, scale)
  const y = top + (ITEM_SIZE + 1 - GLYPH_HEIGHT + 1) * scale
  write(out, text, x + scale, y + scale, 0x3f3f3f, scale)
  write(out, text, x, y, 0xffffff, scale)
}

/** The bar of a worn tool: green to red (vanilla `ItemRenderer`). */
function drawDurability(
  out: Picture,
  share: number,
  [left, top]: readonly [number, number],
  scale: number,
): void {
  const full = 13
  const [red, green] = [Math.min(1, 2 - 2 * share), Math.min(1, 2 * share)]
  const colour = (Math.round(255 * red) << 16) | (Math.round(255 * green) << 8)
  fill(out, left + 2 * scale, top + 13 * scale, full * scale, 2 * scale, 0x000000)
  fill(out, left + 2 * scale, top + 13 * scale, Math.round(full * share) * scale, scale, colour)
}

/** Copies the pixels of a picture that are not transparent; edges mixed with transparent pixels are left out. */
function pasteClear(out: Picture, { width, height, pixels }: Picture, left: number, top: number): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = 4 * (y * width + x)
      const [red, green, blue] = [pixels[from]!, pixels[from + 1]!, pixels[from + 2]!]
      if (red - green > 110 && blue - green > 110 && Math.abs(red - blue) < 40) continue
      const [u, v] = [left + x, top + y]
      if (u < 0 || v < 0 || u >= out.width || v >= out.height) continue
      out.pixels.set([red, green, blue, 255], 4 * (v * out.width + u))
    }
}

/** A line of text on a dark ground, readable on any picture. */
export function label(out: Picture, text: string, left: number, top: number, scale: number): void {
  fill(
    out,
    left - 2 * scale,
    top - scale,
    textWidth(text, scale) + 4 * scale,
    (GLYPH_HEIGHT + 2) * scale,
    0x000000,
    0.6,
  )
  write(out, text, left, top, 0xffffff, scale)
}
