import { type Colour, shade } from '../../colour.ts'
import type { Canvas } from '../textures/canvas.ts'

/** Paints an item in its main colour. */
export type PaintItem = (canvas: Canvas, colour: Colour, name: string) => void
/** Items by name, and how to paint them. In lists of these the first match wins. */
export type ItemPicture = readonly [names: RegExp, paint: PaintItem]

export const HANDLE: Colour = 0x7a5630
const INK: Colour = 0x26201c

/** Draws a line two pixels wide with a dark rim below. */
export function bar(
  c: Canvas,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  colour: Colour,
): void {
  c.line(x1, y1 + 1, x2, y2 + 1, shade(colour, 0.6))
  c.line(x1 + 1, y1, x2 + 1, y2, shade(colour, 0.8))
  c.line(x1, y1, x2, y2, colour)
}

export const handle = (c: Canvas): void => bar(c, [2, 13, 11, 4], HANDLE)

/** A filled disc with a light from the upper left. */
export function lump(c: Canvas, colour: Colour, x: number, y: number, radius: number): void {
  for (let j = -radius; j <= radius; j++)
    for (let i = -radius; i <= radius; i++) {
      const far = Math.hypot(i, j) / (radius + 0.4)
      if (far > 1) continue
      const lit = 1.05 - 0.35 * far - 0.05 * (i + j)
      c.set(x + i, y + j, shade(colour, lit + 0.12 * (c.random(i, j) - 0.5)))
    }
}

/** Steps of the main colour, from light to dark. */
const SHADES: Readonly<Record<string, number>> = { '1': 1.25, '2': 1, '3': 0.78, '4': 0.55 }

/**
 * A picture in rows of characters: 1 to 4 are shades of the item's main colour from light to dark, `#` is a
 * dark outline, others are colours of the legend. Blanks stay transparent.
 */
export const art =
  (rows: readonly string[], legend: Readonly<Record<string, Colour>> = {}): PaintItem =>
  (c, colour) => {
    const paints = (char: string): Colour | undefined => {
      const step = SHADES[char]
      if (step !== undefined) return shade(colour, step)
      return char === '#' ? INK : legend[char]
    }
    rows.forEach((row, y) => {
      for (let x = 0; x < row.length; x++) {
        const painted = paints(row[x]!)
        if (painted !== undefined) c.set(x, y, painted)
      }
    })
  }

/** A symmetric mark in a box, different for each name: its random numbers depend on the name alone. */
export function emblem(
  c: Canvas,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  colour: Colour,
): void {
  const half = Math.ceil(width / 2)
  for (let j = 0; j < height; j++)
    for (let i = 0; i < half; i++)
      if (c.random(i + 31, j + 17, 5) < 0.5) {
        c.set(x + i, y + j, colour)
        c.set(x + width - 1 - i, y + j, colour)
      }
}
