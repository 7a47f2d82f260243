import { FONT, GLYPH_HEIGHT, GLYPH_WIDTH } from './font.ts'

/** A picture in memory: red, green, blue and alpha, row by row from the top. */
export interface Picture {
  width: number
  height: number
  pixels: Uint8Array
}

/** A picture of one colour (0xrrggbb). */
export function blank(width: number, height: number, colour: number): Picture {
  const pixels = new Uint8Array(width * height * 4)
  pixels.set([colour >> 16, (colour >> 8) & 255, colour & 255, 255].slice(0, pixels.length))
  for (let done = 4; done < pixels.length; done *= 2) pixels.copyWithin(done, 0, done)
  return { width, height, pixels }
}

/**
 * Paints a rectangle; `share` 0 to 1 is its opacity. Parts outside the picture are clipped. Transparent pixels
 * become as opaque as the paint, so layers can be painted before their background.
 */
export function fill(
  picture: Picture,
  left: number,
  top: number,
  wide: number,
  high: number,
  colour: number,
  share = 1,
): void {
  const { width, height, pixels } = picture
  const from = Math.max(0, left)
  const until = Math.min(width, left + wide)
  const rest = 1 - share
  // in the loop over pixels, so that a shade over a whole picture takes a millisecond
  const [red, green, blue] = [
    share * (colour >> 16) + 0.5,
    share * ((colour >> 8) & 255) + 0.5,
    share * (colour & 255) + 0.5,
  ]
  for (let y = Math.max(0, top); y < Math.min(height, top + high); y++)
    for (let x = from, at = 4 * (y * width + from); x < until; x++, at += 4) {
      if (pixels[at + 3]! !== 255) {
        blend(pixels, at, colour, share)
        continue
      }
      pixels[at] = pixels[at]! * rest + red
      pixels[at + 1] = pixels[at + 1]! * rest + green
      pixels[at + 2] = pixels[at + 2]! * rest + blue
    }
}

/** Lays a colour over the pixel at an index of the bytes. */
export function blend(pixels: Uint8Array, at: number, colour: number, share: number): void {
  const alpha = pixels[at + 3]! / 255
  const whole = share + alpha * (1 - share)
  if (whole === 0) return
  const weight = share / whole
  const rest = 1 - weight
  pixels[at] = pixels[at]! * rest + (colour >> 16) * weight + 0.5
  pixels[at + 1] = pixels[at + 1]! * rest + ((colour >> 8) & 255) * weight + 0.5
  pixels[at + 2] = pixels[at + 2]! * rest + (colour & 255) * weight + 0.5
  pixels[at + 3] = 255 * whole + 0.5
}

/** Copies a picture into another. */
export function paste(onto: Picture, picture: Picture, left: number, top: number): void {
  for (let y = 0; y < picture.height; y++) {
    const row = top + y
    if (row < 0 || row >= onto.height) continue
    const from = Math.max(0, -left)
    const until = Math.min(picture.width, onto.width - left)
    if (until <= from) continue
    onto.pixels.set(
      picture.pixels.subarray(4 * (y * picture.width + from), 4 * (y * picture.width + until)),
      4 * (row * onto.width + left + from),
    )
  }
}

/** Halves a picture: each pixel is the mean of four, which smooths edges. */
export function halved({ width, height, pixels }: Picture): Picture {
  const [w, h] = [width >> 1, height >> 1]
  const out = new Uint8Array(w * h * 4)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      for (let i = 0; i < 4; i++) {
        const at = 4 * (2 * y * width + 2 * x) + i
        out[4 * (y * w + x) + i] =
          (pixels[at]! + pixels[at + 4]! + pixels[at + 4 * width]! + pixels[at + 4 * width + 4]! + 2) >> 2
      }
  return { width: w, height: h, pixels: out }
}

/** How wide a text is, in pixels. */
export const textWidth = (text: string, scale = 1): number =>
  Math.max(0, text.length * (GLYPH_WIDTH + 1) - 1) * scale

/** Writes a line of text with its upper left corner at a point. Characters that the font lacks are written as boxes. */
export function write(
  picture: Picture,
  text: string,
  left: number,
  top: number,
  colour: number,
  scale = 1,
): void {
  let x = left
  for (const char of text) {
    const rows = FONT[char] ?? FONT['']!
    for (let j = 0; j < GLYPH_HEIGHT; j++)
      for (let i = 0; i < GLYPH_WIDTH; i++)
        if ((rows[j]! >> (GLYPH_WIDTH - 1 - i)) & 1)
          fill(picture, x + i * scale, top + j * scale, scale, scale, colour)
    x += (GLYPH_WIDTH + 1) * scale
  }
}
