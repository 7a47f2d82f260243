import { fill, type Picture } from '../image/picture.ts'

/** Small pictures of 7 × 7 pixels in the rows over the hotbar. */
export const SIGNS = {
  heart: ['.##.##.', '#######', '#######', '#######', '.#####.', '..###..', '...#...'],
  drumstick: ['..###..', '.#####.', '.#####.', '.####..', '..##...', '.#.....', '##.....'],
  armour: ['##...##', '#######', '#######', '.#####.', '.#####.', '.#####.', '..###..'],
  bubble: ['..###..', '.#...#.', '#.##..#', '#.#...#', '#.....#', '.#...#.', '..###..'],
} as const

const EMPTY = 0x2a2a2a

/** How a sign is drawn. */
export interface SignStyle {
  /** 2 for a full one, 1 for its half, 0 for an empty one. */
  readonly halves: number
  readonly colour: number
  /** Colour of the outline: black, white while it flashes. */
  readonly rim: number
  /** Whether the right half is the last one left. */
  readonly isMirrored?: boolean
  readonly scale: number
}

/** Draws a sign in a field of 9 × 9 GUI pixels; (left, top) is the corner of the field, in pixels of the picture. */
export function drawSign(
  out: Picture,
  rows: readonly string[],
  [left, top]: readonly [number, number],
  { halves, colour, rim, isMirrored = false, scale }: SignStyle,
): void {
  const isSet = (x: number, y: number): boolean => rows[y]?.[x] === '#'
  const isRim = (x: number, y: number): boolean =>
    isSet(x - 1, y) || isSet(x + 1, y) || isSet(x, y - 1) || isSet(x, y + 1)
  const isFull = (x: number): boolean => halves === 2 || (halves === 1 && (isMirrored ? x > 3 : x < 4))
  for (let y = -1; y <= 7; y++)
    for (let x = -1; x <= 7; x++) {
      const at = [left + (x + 1) * scale, top + (y + 1) * scale, scale, scale] as const
      if (isSet(x, y)) fill(out, ...at, isFull(x) ? colour : EMPTY)
      else if (isRim(x, y)) fill(out, ...at, rim)
    }
}
