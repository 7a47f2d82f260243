import { type Colour, hashOfText, shade } from '../../colour.ts'

/** Pixels along the edge of a texture, and sixteenths along the edge of a block. */
export const SIZE = 16

/** Rows of characters, each a colour of the legend; characters that the legend lacks leave the pixel as it is. */
export type Rows = readonly string[]
export type Legend = Readonly<Record<string, Colour>>

/** A texture while it is painted: transparent at first. Randomness depends on the seed alone. */
export class Canvas {
  /** Row by row from the top, 0xaabbggrr each. */
  readonly pixels = new Uint32Array(SIZE * SIZE)
  readonly #seed: number

  constructor(seed: string) {
    this.#seed = hashOfText(seed)
  }

  /** A random number for a position, 0 to 1. `salt` separates several for the same position. */
  random(x: number, y: number, salt = 0): number {
    let h =
      this.#seed ^
      Math.imul(x + 1, 0x9e3779b1) ^
      Math.imul(y + 1, 0x85ebca6b) ^
      Math.imul(salt + 1, 0xc2b2ae35)
    h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
    h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
    return ((h ^ (h >>> 15)) >>> 0) / 0x1_0000_0000
  }

  /** Random blotches about `size` pixels wide that wrap around at the edges, 0 to 1. */
  blotches(x: number, y: number, size: number, salt = 0): number {
    const count = SIZE / size
    const [gx, gy] = [x / size, y / size]
    const [cx, cy] = [Math.floor(gx), Math.floor(gy)]
    const [fx, fy] = [gx - cx, gy - cy]
    const corner = (i: number, j: number) => this.random((cx + i) % count, (cy + j) % count, salt + 77)
    const upper = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * fx
    const lower = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * fx
    return upper + (lower - upper) * fy
  }

  set(x: number, y: number, colour: Colour, alpha = 255): void {
    if (x < 0 || y < 0 || x >= SIZE || y >= SIZE) return
    const swapped = ((colour & 255) << 16) | (colour & 0xff00) | (colour >> 16)
    this.pixels[y * SIZE + x] = ((alpha << 24) | swapped) >>> 0
  }

  get(x: number, y: number): Colour {
    const pixel = this.pixels[(y & 15) * SIZE + (x & 15)]!
    return ((pixel & 255) << 16) | (pixel & 0xff00) | ((pixel >> 16) & 255)
  }

  clear(x: number, y: number): void {
    this.pixels[y * SIZE + x] = 0
  }

  /** Paints every pixel. */
  each(colourAt: (x: number, y: number) => Colour, alpha = 255): void {
    for (let y = 0; y < SIZE; y++) for (let x = 0; x < SIZE; x++) this.set(x, y, colourAt(x, y), alpha)
  }

  rect(x: number, y: number, width: number, height: number, colour: Colour, alpha = 255): void {
    for (let j = y; j < y + height; j++) for (let i = x; i < x + width; i++) this.set(i, j, colour, alpha)
  }

  /** The outline of a rectangle, one pixel wide. */
  frame(x: number, y: number, width: number, height: number, colour: Colour, alpha = 255): void {
    this.rect(x, y, width, 1, colour, alpha)
    this.rect(x, y + height - 1, width, 1, colour, alpha)
    this.rect(x, y, 1, height, colour, alpha)
    this.rect(x + width - 1, y, 1, height, colour, alpha)
  }

  /** Makes the existing paint darker or lighter. */
  tone(x: number, y: number, factor: number): void {
    if (x < 0 || y < 0 || x >= SIZE || y >= SIZE) return
    this.set(x, y, shade(this.get(x, y), factor), this.pixels[y * SIZE + x]! >>> 24)
  }

  sprite(rows: Rows, legend: Legend, left = 0, top = 0): void {
    rows.forEach((row, y) => {
      for (let x = 0; x < row.length; x++) {
        const colour = legend[row[x]!]
        if (colour !== undefined) this.set(left + x, top + y, colour)
      }
    })
  }

  /** A line of pixels between two points. */
  line(x1: number, y1: number, x2: number, y2: number, colour: Colour): void {
    const steps = Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1), 1)
    for (let i = 0; i <= steps; i++)
      this.set(Math.round(x1 + ((x2 - x1) * i) / steps), Math.round(y1 + ((y2 - y1) * i) / steps), colour)
  }

  /** Turns the picture upside down. */
  flip(): void {
    for (let y = 0; y < SIZE / 2; y++)
      for (let x = 0; x < SIZE; x++) {
        const [a, b] = [y * SIZE + x, (SIZE - 1 - y) * SIZE + x]
        const kept = this.pixels[a]!
        this.pixels[a] = this.pixels[b]!
        this.pixels[b] = kept
      }
  }
}
