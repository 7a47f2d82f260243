import { type Colour, mix, shade } from '../../colour.ts'
import { type Canvas, SIZE } from './canvas.ts'

/** One colour with grain: each pixel a little lighter or darker, by up to `strength`. */
export function grain(c: Canvas, colour: Colour, strength = 0.07): void {
  c.each((x, y) => shade(colour, 1 + (Math.floor(c.random(x, y) * 5) / 2 - 1) * strength))
}

/** Grain with blotches, as rough stone has them. */
export function rough(c: Canvas, colour: Colour, strength = 0.11): void {
  c.each((x, y) => {
    const value = c.blotches(x, y, 4) * 0.7 + c.blotches(x, y, 2, 1) * 0.5 + c.random(x, y) * 0.3
    return shade(colour, 1 + (Math.floor(value * 4) / 3 - 0.75) * strength)
  })
}

/** Specks of a second colour on a rough ground. */
export function speckled(c: Canvas, colour: Colour, second: Colour, share = 0.3): void {
  rough(c, colour)
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++)
      if (c.blotches(x, y, 2, 5) * 0.6 + c.random(x, y, 6) * 0.4 < share * 1.1)
        c.set(x, y, shade(second, 0.92 + 0.16 * c.random(x, y, 7)))
}

/** Round stones with dark joints. */
export function cobbles(c: Canvas, colour: Colour, stones = 4): void {
  const step = SIZE / stones
  const centre = (i: number, j: number): [number, number] => {
    const [wx, wy] = [(i + stones) % stones, (j + stones) % stones]
    return [
      (i + 0.5 + (c.random(wx, wy, 1) - 0.5) * 0.7) * step + (j & 1 ? step / 3 : 0),
      (j + 0.5 + (c.random(wx, wy, 2) - 0.5) * 0.6) * step,
    ]
  }
  /** The distances of a place from the two nearest stones, and the number of the nearest. */
  const around = (x: number, y: number): { nearest: number; second: number; stone: number } => {
    let [nearest, second, stone] = [99, 99, 0]
    const [ci, cj] = [Math.floor(x / step), Math.floor(y / step)]
    for (let j = cj - 2; j <= cj + 2; j++)
      for (let i = ci - 2; i <= ci + 2; i++) {
        const [px, py] = centre(i, j)
        const d = Math.hypot(x + 0.5 - px, (y + 0.5 - py) * 1.15)
        if (d < nearest)
          [second, nearest, stone] = [nearest, d, ((i + stones) % stones) * 7 + ((j + stones) % stones)]
        else if (d < second) second = d
      }
    return { nearest, second, stone }
  }
  c.each((x, y) => {
    const { nearest, second, stone } = around(x, y)
    if (second - nearest < 0.9) return shade(colour, 0.66)
    return shade(colour, 0.9 + c.random(stone, 3, 3) * 0.2 + (nearest < step * 0.3 ? 0.07 : 0))
  })
}

/** Bricks in rows of that height, each row shifted by half a brick. */
export function bricks(c: Canvas, colour: Colour, joint: Colour, height = 4, length = 8): void {
  c.each((x, y) => {
    const row = Math.floor(y / height)
    const along = (x + (row & 1 ? length / 2 : 0)) % SIZE
    if (y % height === height - 1 || along % length === length - 1) return joint
    const brick = row * 4 + Math.floor(along / length)
    const light = 0.92 + c.random(brick, 1) * 0.14 + (c.random(x, y) - 0.5) * 0.07
    const edge = y % height === 0 ? 0.07 : 0
    return shade(colour, light + edge)
  })
}

/** Square tiles with dark joints. */
export function tiles(c: Canvas, colour: Colour, size = 8): void {
  c.each((x, y) => {
    const [i, j] = [x % size, y % size]
    if (i === size - 1 || j === size - 1) return shade(colour, 0.68)
    const light = 0.95 + c.random(Math.floor(x / size), Math.floor(y / size), 9) * 0.1
    return shade(colour, light + (i === 0 || j === 0 ? 0.08 : 0) + (c.random(x, y) - 0.5) * 0.06)
  })
}

/** A smooth face with a bevel, lit from the upper left. */
export function bevelled(c: Canvas, colour: Colour, strength = 0.03): void {
  grain(c, colour, strength)
  for (let i = 0; i < SIZE; i++) {
    c.set(i, 0, shade(colour, 1.13))
    c.set(0, i, shade(colour, 1.1))
    c.set(i, SIZE - 1, shade(colour, 0.78))
    c.set(SIZE - 1, i, shade(colour, 0.82))
  }
}

/** A carved frame around a square. */
export function chiselled(c: Canvas, colour: Colour): void {
  bevelled(c, colour)
  c.frame(3, 3, 10, 10, shade(colour, 0.72))
  c.frame(4, 4, 8, 8, shade(colour, 1.1))
  c.frame(6, 6, 4, 4, shade(colour, 0.75))
}

/** Layers of sandstone: a smooth rim above, waves below. */
export function layered(c: Canvas, colour: Colour): void {
  grain(c, colour, 0.05)
  c.rect(0, 0, SIZE, 2, shade(colour, 1.05))
  for (let x = 0; x < SIZE; x++) {
    c.set(x, 3, shade(colour, 0.84))
    c.set(x, 9 + Math.round(c.blotches(x, 0, 4)), shade(colour, 0.87))
    c.set(x, 13 + Math.round(c.blotches(x, 0, 4, 2)), shade(colour, 0.82))
  }
}

/** Upright grooves of a pillar. */
export function pillar(c: Canvas, colour: Colour): void {
  c.each((x, y) =>
    shade(colour, (x % 4 === 3 ? 0.8 : x % 4 === 0 ? 1.06 : 1) * (y === 0 || y === 15 ? 0.85 : 1)),
  )
}

/** Lumps of something in whatever is painted already. */
export function lumps(c: Canvas, colour: Colour, count = 6): void {
  for (let i = 0; i < count; i++) {
    const [x, y] = [1 + Math.floor(c.random(i, 1, 20) * 12), 1 + Math.floor(c.random(i, 2, 20) * 13)]
    c.set(x, y + 1, shade(colour, 0.62))
    c.set(x + 2, y + 1, shade(colour, 0.7))
    c.set(x, y, shade(colour, 1.15))
    c.set(x + 1, y, colour)
    c.set(x + 1, y + 1, shade(colour, 0.85))
    if (c.random(i, 3, 20) > 0.5) c.set(x + 1, y - 1, colour)
  }
}

/** Cracks over whatever is painted already. */
export function cracks(c: Canvas): void {
  for (let i = 0; i < 3; i++) {
    let [x, y] = [Math.floor(c.random(i, 0, 31) * 14), Math.floor(c.random(i, 1, 31) * 10)]
    for (let step = 0; step < 6; step++) {
      c.tone(x, y, 0.62)
      if (c.random(i, step, 32) > 0.4) y++
      else x += c.random(i, step, 33) > 0.5 ? 1 : -1
    }
  }
}

/** Patches of moss over whatever is painted already. */
export function moss(c: Canvas, colour: Colour): void {
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++)
      if (c.blotches(x, y, 4, 40) * 0.65 + c.random(x, y, 41) * 0.35 > 0.56)
        c.set(x, y, mix(c.get(x, y), shade(colour, 0.85 + 0.3 * c.random(x, y, 42)), 0.8))
}

/** Glowing or molten patches between two colours. */
export function molten(c: Canvas, dark: Colour, bright: Colour): void {
  c.each((x, y) => {
    const value = c.blotches(x, y, 8) * 0.6 + c.blotches(x, y, 4, 1) * 0.5
    return mix(dark, bright, Math.max(0, Math.min(1, (Math.floor(value * 6) / 6 - 0.2) * 1.6)))
  })
}
