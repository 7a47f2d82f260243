import { fill, type Picture } from '../image/picture.ts'
import { type LookProvider, lookOf } from '../look/look.ts'
import type { ShownStack } from './shown-screen.ts'
import { drawStack } from './stack.ts'

/** What a player sees of itself at the lower edge of its view. */
export interface ShownHud {
  /** The hotbar, 0 to 8. */
  readonly hotbar: readonly (ShownStack & { readonly slot: number })[]
  /** The slot in the hand. */
  readonly selected: number
  readonly offHand?: ShownStack | undefined
  /** Half hearts and half drumsticks, usually at most 20. */
  readonly health: number
  readonly food: number
}

/** Width and height of the hotbar, and the distance from one slot to the next (GUI pixels). */
const [WIDTH, HEIGHT, STEP] = [182, 22, 20]
const HEARTS = 10

/** Draws hotbar, hearts and food over a picture, where the game has them. @param scale pixels of the picture for each GUI pixel */
export function drawHud(
  out: Picture,
  hud: ShownHud,
  { scale, looks = lookOf }: { readonly scale: number; readonly looks?: LookProvider },
): void {
  const left = Math.floor(out.width / 2) - (WIDTH / 2) * scale
  const top = out.height - HEIGHT * scale
  fill(out, left, top, WIDTH * scale, HEIGHT * scale, 0x000000, 0.75)
  for (let i = 0; i < 9; i++) {
    const x = left + (1 + STEP * i) * scale
    fill(out, x, top + scale, STEP * scale, STEP * scale, 0x6a6a6a, 0.9)
    fill(out, x + scale, top + 2 * scale, (STEP - 2) * scale, (STEP - 2) * scale, 0x3a3a3a)
  }
  frame(out, left + (STEP * hud.selected - 1) * scale, top - scale, 24 * scale, scale)
  for (const stack of hud.hotbar)
    drawStack(out, stack, left + (3 + STEP * stack.slot) * scale, top + 3 * scale, { scale, looks })
  if (hud.offHand !== undefined) {
    const x = left - 29 * scale
    fill(out, x, top, HEIGHT * scale, HEIGHT * scale, 0x3a3a3a)
    drawStack(out, hud.offHand, x + 3 * scale, top + 3 * scale, { scale, looks })
  }
  for (let i = 0; i < HEARTS; i++) {
    const full = (value: number): number => Math.max(0, Math.min(2, value - 2 * i))
    heart(out, left + 8 * i * scale, top - 11 * scale, full(hud.health), scale)
    drumstick(out, left + (WIDTH - 9 - 8 * i) * scale, top - 11 * scale, full(hud.food), scale)
  }
}

/** The chosen slot. */
function frame(out: Picture, x: number, y: number, size: number, scale: number): void {
  for (const [dx, dy, wide, high] of [
    [0, 0, size, 2 * scale],
    [0, size - 2 * scale, size, 2 * scale],
    [0, 0, 2 * scale, size],
    [size - 2 * scale, 0, 2 * scale, size],
  ] as const)
    fill(out, x + dx, y + dy, wide, high, 0xf0f0f0)
}

const HEART = ['.##.##.', '#######', '#######', '#######', '.#####.', '..###..', '...#...']
const DRUMSTICK = ['..###..', '.#####.', '.#####.', '.####..', '..##...', '.#.....', '##.....']

/** A sign of 7 × 7 pixels; for one half only its left half is coloured. */
function sign(
  out: Picture,
  rows: readonly string[],
  at: readonly [x: number, y: number],
  { halves, colour, scale }: { halves: number; colour: number; scale: number },
): void {
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++)
      if (row[x] === '#') {
        const isFull = halves === 2 || (halves === 1 && x < 4)
        fill(out, at[0] + x * scale, at[1] + y * scale, scale, scale, isFull ? colour : 0x2a2a2a)
      }
  })
}

const heart = (out: Picture, x: number, y: number, halves: number, scale: number): void =>
  sign(out, HEART, [x, y], { halves, colour: 0xe0202a, scale })
const drumstick = (out: Picture, x: number, y: number, halves: number, scale: number): void =>
  sign(out, DRUMSTICK, [x, y], { halves, colour: 0xc8803a, scale })
