import { fill, type Picture } from '../image/picture.ts'
import type { ScreenArea } from './layout.ts'

/** Colours of the game's screens. */
const [FACE, LIGHT, DARK, HOLE, EDGE] = [0xc6c6c6, 0xffffff, 0x555555, 0x8b8b8b, 0x373737]
/** The colour of words on screens. */
export const TEXT = 0x404040

/** A raised panel, in pixels of the picture. */
export function paintPanel(out: Picture, { x, y, width, height }: ScreenArea, scale: number): void {
  fill(out, x, y, width, height, 0x000000)
  fill(out, x + scale, y + scale, width - 2 * scale, height - 2 * scale, DARK)
  fill(out, x + scale, y + scale, width - 4 * scale, height - 4 * scale, LIGHT)
  fill(out, x + 3 * scale, y + 3 * scale, width - 6 * scale, height - 6 * scale, FACE)
}

/** A hole for an item, placed by the item's corner; those of products are larger. */
export function paintSlot(
  out: Picture,
  left: number,
  top: number,
  { size, scale, isLarge }: { size: number; scale: number; isLarge: boolean },
): void {
  const rim = (isLarge ? 5 : 1) * scale
  const [x, y, wide] = [left - rim, top - rim, size + 2 * rim]
  fill(out, x, y, wide, wide, LIGHT)
  fill(out, x, y, wide - scale, wide - scale, EDGE)
  fill(out, x + scale, y + scale, wide - 2 * scale, wide - 2 * scale, HOLE)
}

/** A field that can be pressed. */
export function paintButton(out: Picture, { x, y, width, height }: ScreenArea, isActive: boolean): void {
  fill(out, x, y, width, height, 0x202020)
  fill(out, x + 1, y + 1, width - 2, height - 2, isActive ? 0x9a8a6a : 0x5a5650)
}
