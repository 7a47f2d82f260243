import type { Picture } from '../image/picture.ts'

/** A colour that no hand has: it marks transparent pixels in pictures of hands. */
export const HAND_CLEAR = 0xff00fe
/** Height of the hand's picture as a share of the whole picture. */
const SHARE = 0.55

type Size = Pick<Picture, 'width' | 'height'>

/**
 * The size of a hand's picture within a picture through its owner's eyes.
 * @param aspect width by height of the view, if the picture is squeezed
 */
export function handSize({ width, height }: Size, aspect = width / height): Size {
  const high = Math.round(height * SHARE)
  return { width: Math.round((high * width) / height / aspect), height: high }
}

/** Draws a right hand and its item at the lower right of a picture through its owner's eyes. */
export function drawHand(picture: Picture, { width, height, pixels }: Picture): void {
  const left = picture.width - Math.round(width * 1.02)
  const top = picture.height - height
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = 4 * (y * width + x)
      const isClear = pixels[from] === 0xff && pixels[from + 1] === 0 && pixels[from + 2] === 0xfe
      if (isClear || left + x < 0) continue
      const to = 4 * ((top + y) * picture.width + left + x)
      for (let i = 0; i < 3; i++) picture.pixels[to + i] = pixels[from + i]!
      picture.pixels[to + 3] = 255
    }
}

/** Positions of a swinging hand: at rest, at its highest and at its lowest. */
export const SWINGS = [0, 1, -1] as const
export type Swing = (typeof SWINGS)[number]

/** Position of the hand in each tick of a swing, back and forth. */
const SWING = [0, 1, 1, 0, -1, -1] as const

/** Position of a swinging hand in a tick. */
export const swingAt = (tick: number): Swing => SWING[Math.floor(tick) % SWING.length] ?? 0
