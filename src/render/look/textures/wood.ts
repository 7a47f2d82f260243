import { type Colour, shade } from '../../colour.ts'
import { type Canvas, SIZE } from './canvas.ts'

/** Four boards with their joints. */
export function planks(c: Canvas, colour: Colour): void {
  c.each((x, y) => {
    const board = y >> 2
    const joint = (board * 7 + 3) & 15
    if ((y & 3) === 3 || x === joint) return shade(colour, 0.72)
    const streak = c.blotches((x + board * 5) & 15, y, 4, board) * 0.12 + c.random(x >> 1, y) * 0.06
    return shade(colour, 0.93 + streak + ((y & 3) === 0 ? 0.03 : 0))
  })
}

/** Upright strips of bark. */
export function bark(c: Canvas, colour: Colour): void {
  c.each((x, y) => {
    const strip = c.random(x >> 1, y >> 2, 1) * 0.16 + c.random(x, y >> 1, 2) * 0.16
    return shade(colour, (c.random(x, y >> 2, 3) < 0.2 ? 0.7 : 0.88) + strip)
  })
}

/** Birch bark: pale with dark strokes across. */
export function birchBark(c: Canvas, colour: Colour): void {
  c.each((x, y) => shade(colour, 0.93 + c.random(x >> 1, y, 1) * 0.1))
  for (let i = 0; i < 7; i++) {
    const [x, y] = [Math.floor(c.random(i, 0, 3) * 14), 1 + i * 2 + Math.floor(c.random(i, 1, 3) * 2)]
    c.rect(x, y, 2 + Math.floor(c.random(i, 2, 3) * 3), 1, shade(colour, 0.28))
  }
}

/** Straight grain of a log without bark. */
export function stripped(c: Canvas, colour: Colour): void {
  c.each((x, y) => shade(colour, 0.9 + c.random(x, 0, 1) * 0.14 + c.random(x, y >> 2, 2) * 0.05))
}

/** The cut end of a log: rings inside a rim. */
export function rings(c: Canvas, rim: Colour, wood: Colour): void {
  c.each((x, y) => {
    const ring = Math.max(Math.abs(x - 7.5), Math.abs(y - 7.5)) - 0.5
    if (ring >= 7) return shade(rim, 0.9 + c.random(x, y) * 0.2)
    return shade(wood, (ring % 2 === 1 ? 0.84 : 1.04) + (c.random(x, y) - 0.5) * 0.08)
  })
}

/** Leaves with holes between them. */
export function leaves(c: Canvas, colour: Colour, holes = 0.2): void {
  c.each((x, y) => {
    const value = c.blotches(x, y, 4, 1) * 0.45 + c.random(x, y, 2) * 0.55
    return shade(colour, 0.66 + Math.floor(value * 5) * 0.13)
  })
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++)
      if (c.random(x, y, 4) * 0.7 + c.blotches(x, y, 2, 5) * 0.3 < holes + 0.05) c.clear(x, y)
}

/** Coloured dots over whatever is painted already: fruit, blossoms, berries. */
export function dots(c: Canvas, colour: Colour, count = 9): void {
  for (let i = 0; i < count; i++) {
    const [x, y] = [Math.floor(c.random(i, 5, 8) * 15), Math.floor(c.random(i, 6, 8) * 15)]
    c.rect(x, y, 2, 2, shade(colour, 0.85 + 0.3 * c.random(i, 7, 8)))
  }
}

/** Woven cloth. */
export function weave(c: Canvas, colour: Colour): void {
  c.each((x, y) => {
    const over = ((x >> 1) + (y >> 1)) & 1
    return shade(colour, (over ? 1.03 : 0.94) + (c.random(x, y) - 0.5) * 0.09 - (y % 4 === 3 ? 0.05 : 0))
  })
}

/** A clear pane with a rim and two glints; stained ones are filled. */
export function pane(c: Canvas, rim: Colour, fill?: Colour): void {
  if (fill !== undefined) c.rect(0, 0, SIZE, SIZE, fill, 120)
  c.frame(0, 0, SIZE, SIZE, rim, fill === undefined ? 255 : 200)
  const glint = shade(rim, 1.15)
  for (const [x, y, length] of [
    [2, 6, 5],
    [3, 7, 3],
    [10, 13, 4],
  ] as const)
    for (let i = 0; i < length; i++) c.set(x + i, y - i, glint, fill === undefined ? 255 : 190)
}

/** The rungs and rails of a ladder. */
export function ladder(c: Canvas, colour: Colour): void {
  for (const x of [2, 12]) {
    c.rect(x, 0, 2, SIZE, colour)
    c.rect(x + 1, 0, 1, SIZE, shade(colour, 0.7))
  }
  for (let y = 1; y < SIZE; y += 4) {
    c.rect(1, y, 14, 2, shade(colour, 1.08))
    c.rect(1, y + 1, 14, 1, shade(colour, 0.75))
  }
}
