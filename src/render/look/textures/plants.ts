import { type Colour, shade } from '../../colour.ts'
import { type Canvas, type Legend, type Rows, SIZE } from './canvas.ts'

/** Blades of grass up to that height. */
export function tuft(c: Canvas, colour: Colour, height = 11, blades = 11): void {
  for (let i = 0; i < blades; i++) {
    const x = 1 + Math.round((i * 13) / Math.max(1, blades - 1))
    const top = SIZE - Math.round(height * (0.55 + 0.45 * c.random(i, 1, 50)))
    const lean = Math.round((c.random(i, 2, 50) - 0.5) * 5)
    c.line(x, SIZE - 1, x + lean, top, shade(colour, 0.72 + 0.4 * c.random(i, 3, 50)))
  }
}

/** A fern: a stem with leaves on both sides. */
export function fern(c: Canvas, colour: Colour, height = 13): void {
  c.line(8, 15, 8, SIZE - height, shade(colour, 0.7))
  for (let y = SIZE - height + 1; y < 14; y += 2) {
    const reach = Math.min(6, Math.round((y - (SIZE - height)) * 0.7) + 1)
    c.line(8, y + 1, 8 - reach, y - 1, shade(colour, 0.85 + 0.3 * c.random(1, y)))
    c.line(8, y + 1, 8 + reach, y - 1, shade(colour, 0.85 + 0.3 * c.random(2, y)))
  }
}

const HEADS: Record<string, Rows> = {
  round: [' aa ', 'abba', 'abba', ' aa '],
  star: [' a a ', 'aabaa', ' bbb ', 'aabaa', ' a a '],
  cup: ['a a a', 'aaaaa', 'aabaa', ' aaa '],
  ball: [' aaa ', 'ababa', 'aabaa', 'ababa', ' aaa '],
  bells: ['a   ', 'aa  ', ' aa ', '  a '],
  wide: [' aaaaa ', 'aabbbaa', 'aabbbaa', ' aaaaa '],
  flame: ['  a  ', ' aba ', ' aba ', 'aabaa', ' aaa '],
}
export type Head = keyof typeof HEADS

/** A stem with two leaves and a blossom. */
export function flower(
  c: Canvas,
  head: Head,
  petals: Colour,
  heart: Colour,
  tall = 9,
  green = 0x4c8a2e,
): void {
  const top = SIZE - tall
  c.rect(8, top, 1, tall, green)
  c.sprite([' g', 'gg', 'g '], { g: shade(green, 0.8) }, 6, 11)
  c.sprite(['g ', 'gg', ' g'], { g: shade(green, 1.15) }, 9, 10)
  const rows = HEADS[head]!
  const width = Math.max(...rows.map((row) => row.length))
  c.sprite(rows, { a: petals, b: heart }, 8 - (width >> 1), Math.max(0, top - rows.length + 2))
}

/** A little tree. */
export function sapling(c: Canvas, trunk: Colour, green: Colour): void {
  c.rect(7, 9, 2, 7, trunk)
  c.rect(7, 9, 1, 7, shade(trunk, 0.75))
  for (let y = 1; y < 12; y++) {
    const reach = Math.round(5.4 * Math.sin((Math.PI * (y + 1)) / 13))
    for (let x = 8 - reach; x < 8 + reach; x++)
      if (c.random(x, y, 3) > 0.16) c.set(x, y, shade(green, 0.68 + 0.55 * c.random(x, y, 4)))
  }
}

/** Mushroom: stalk and cap. */
export function mushroom(c: Canvas, cap: Colour, stalk: Colour, spots: boolean): void {
  c.rect(7, 10, 3, 6, stalk)
  c.rect(7, 10, 1, 6, shade(stalk, 0.8))
  c.sprite(['  aaaa  ', ' aaaaaa ', 'aaaaaaaa', 'aaaaaaaa', 'bb    bb'], { a: cap, b: shade(cap, 0.7) }, 4, 6)
  if (spots)
    for (const [x, y] of [
      [6, 7],
      [9, 7],
      [5, 8],
      [8, 9],
      [10, 8],
    ] as const)
      c.set(x, y, 0xf2e8e0)
}

/** Grain: `ripe` 0 (sprouts) to 1 (ears). */
export function wheat(c: Canvas, ripe: number): void {
  const height = 3 + Math.round(ripe * 11)
  for (let x = 1; x < SIZE; x += 2) {
    const top = SIZE - height + Math.floor(c.random(x, 0) * 3)
    const stalk = ripe > 0.9 ? 0xc9a23c : ripe > 0.6 ? 0x9a9a38 : 0x4f9a2c
    c.rect(x, top, 1, SIZE - top, shade(stalk, 0.85 + 0.25 * c.random(x, 1)))
    if (ripe > 0.55) {
      const ear = ripe > 0.9 ? 0xe3c056 : 0xa8a83e
      c.rect(x - 1, top, 2, Math.min(6, height - 4), shade(ear, 0.9 + 0.25 * c.random(x, 2)))
      c.set(x, top + 2, shade(ear, 0.65))
    }
  }
}

/** Root crops: leaves that grow, and the tops of the roots when ripe. */
export function rootCrop(c: Canvas, ripe: number, green: Colour, root: Colour): void {
  const height = 3 + Math.round(ripe * 8)
  for (let i = 0; i < 6; i++) {
    const x = 2 + i * 2 + (i > 2 ? 1 : 0)
    c.line(
      x,
      14,
      x + Math.round((c.random(i, 0) - 0.5) * 6),
      SIZE - height - Math.round(c.random(i, 1) * 2),
      shade(green, 0.75 + 0.5 * c.random(i, 2)),
    )
    c.set(x + 1, SIZE - height + 1, shade(green, 1.2))
  }
  if (ripe > 0.9)
    for (const x of [2, 7, 12]) c.sprite(['aaa', 'aba', ' a '], { a: root, b: shade(root, 0.75) }, x - 1, 13)
}

/** Three canes with joints. */
export function canes(c: Canvas, colour: Colour): void {
  for (const [x, shift] of [
    [2, 0],
    [7, 2],
    [12, 1],
  ] as const) {
    c.rect(x, 0, 2, SIZE, colour)
    c.rect(x + 1, 0, 1, SIZE, shade(colour, 0.78))
    for (let y = 2 + shift; y < SIZE; y += 5) c.rect(x, y, 2, 1, shade(colour, 1.25))
    c.line(x, 6 + shift, x - 2, 4 + shift, shade(colour, 0.85))
  }
}

/** Hanging or climbing tendrils with leaves. */
export function tendrils(c: Canvas, colour: Colour, until = SIZE): void {
  for (let i = 0; i < 6; i++) {
    let x = 1 + Math.round(i * 2.7)
    const end = until - Math.floor(c.random(i, 9, 4) * 4)
    for (let y = 0; y < end; y++) {
      c.set(x, y, shade(colour, 0.68 + 0.4 * c.random(x, y, 5)))
      if (c.random(i, y, 6) > 0.55) c.set(x + 1, y, shade(colour, 0.9 + 0.3 * c.random(x, y, 7)))
      if (c.random(i, y, 8) > 0.72) x = Math.max(0, Math.min(15, x + (c.random(i, y, 9) > 0.5 ? 1 : -1)))
    }
  }
}

/** Branches of coral. */
export function coral(c: Canvas, colour: Colour): void {
  const branch = (x: number, y: number, length: number, lean: number, depth: number): void => {
    const [ex, ey] = [x + lean * length, y - length]
    c.line(Math.round(x), Math.round(y), Math.round(ex), Math.round(ey), shade(colour, 0.85 + 0.1 * depth))
    c.line(
      Math.round(x) + 1,
      Math.round(y),
      Math.round(ex) + 1,
      Math.round(ey),
      shade(colour, 0.7 + 0.1 * depth),
    )
    if (depth < 3) for (const way of [-0.7, 0.75]) branch(ex, ey, length * 0.72, way, depth + 1)
  }
  branch(8, 15, 5, 0, 0)
}

/** A fan of coral seen from its side. */
export function fan(c: Canvas, colour: Colour): void {
  for (let i = -6; i <= 6; i += 2)
    c.line(8, 15, 8 + i, 4 + Math.abs(i) - (i & 2), shade(colour, 0.8 + 0.05 * (6 - Math.abs(i))))
  for (let x = 2; x < 14; x++) c.set(x, 5 + (Math.abs(x - 8) >> 1), shade(colour, 1.1))
}

/** Flames. */
export function flames(c: Canvas, core: Colour, edge: Colour): void {
  for (let x = 0; x < SIZE; x++) {
    const height = 5 + Math.round(c.blotches(x, 0, 4, 1) * 9 + c.random(x, 0, 2) * 2)
    for (let y = SIZE - height; y < SIZE; y++) {
      const up = (SIZE - y) / height
      if (up > 0.6 && c.random(x, y, 3) < 0.25) continue
      c.set(x, y, flameAt(up, core, edge))
    }
  }
}

/** The colour of a flame, `up` from 0 at its foot to 1 at its tip. */
function flameAt(up: number, core: Colour, edge: Colour): Colour {
  if (up > 0.75) return edge
  if (up > 0.4) return shade(core, 0.95)
  return up > 0.2 ? core : shade(core, 1.2)
}

/** A picture in rows of characters. */
export const drawing =
  (rows: Rows, legend: Legend, left = 0, top = 0) =>
  (c: Canvas): void =>
    c.sprite(rows, legend, left, top)
