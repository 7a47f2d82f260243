import { GLYPH_HEIGHT } from '../image/font.ts'
import { fill, type Picture, textWidth, write } from '../image/picture.ts'
import type { ShownStack } from './shown-screen.ts'
import { drawSign, SIGNS } from './signs.ts'
import { drawStack, type StackStyle } from './stack.ts'

/** The displays of a player's own state at the lower edge of its view. Parts that are not known are not drawn. */
export interface ShownHud {
  /** The hotbar, 0 to 8. */
  readonly hotbar: readonly (ShownStack & { readonly slot: number })[]
  /** The selected slot. */
  readonly selected: number
  readonly offHand?: ShownStack | undefined
  /** Half hearts and half drumsticks, usually at most 20. */
  readonly health: number
  readonly food: number
  /** Whether hearts flash after damage. */
  readonly isHurt?: boolean
  /** Points of armour, 0 to 20. */
  readonly armour?: number
  /** Share of the breath that is left, 0 to 1. */
  readonly air?: number
  readonly experience?: { readonly level: number; readonly progress: number }
  /** The name of the newly held item. */
  readonly itemName?: string | undefined
}

/** Width and height of the hotbar, and the distance from one slot to the next (GUI pixels). */
const [WIDTH, HEIGHT, STEP] = [182, 22, 20]
/** Heights above the lower edge: experience, its level, hearts, the row above the hearts, and names of items. */
const UP = { experience: 29, level: 35, hearts: 39, above: 49, itemName: 59 } as const
const IN_ROW = 10
const SIGN_STEP = 8
const SIGN = 9
const [RED, BROWN, SILVER, BLUE, GREEN] = [0xe0202a, 0xc8803a, 0xd0d4dc, 0x60b8f8, 0x80ff20]
const [BLACK, WHITE] = [0x000000, 0xffffff]

/** Draws hotbar, hearts, food, armour, breath and experience over a picture, in the game's positions. */
export function drawHud(out: Picture, hud: ShownHud, style: StackStyle): void {
  const { scale } = style
  const left = Math.floor(out.width / 2) - (WIDTH / 2) * scale
  drawHotbar(out, hud, left, style)
  if (hud.experience !== undefined) drawExperience(out, hud.experience, left, scale)
  const rows = { out, left, scale }
  drawRow(rows, {
    sign: 'heart',
    value: hud.health,
    up: UP.hearts,
    colour: RED,
    flashes: hud.isHurt ?? false,
  })
  drawRow(rows, { sign: 'drumstick', value: hud.food, up: UP.hearts, colour: BROWN, isRight: true })
  const { armour = 0, air = 1, itemName } = hud
  // more than ten hearts take further rows
  const above = UP.above + IN_ROW * Math.max(0, Math.ceil(hud.health / 2 / IN_ROW) - 1)
  if (armour > 0) drawRow(rows, { sign: 'armour', value: armour, up: above, colour: SILVER })
  if (air < 1)
    drawRow(rows, {
      sign: 'bubble',
      value: 2 * Math.ceil(air * IN_ROW),
      up: UP.above,
      colour: BLUE,
      isRight: true,
    })
  if (itemName !== undefined) {
    const x = Math.floor((out.width - textWidth(itemName, scale)) / 2)
    writeShaded(out, itemName, [x, out.height - UP.itemName * scale], WHITE, scale)
  }
}

function drawHotbar(
  out: Picture,
  { selected, hotbar, offHand }: ShownHud,
  left: number,
  style: StackStyle,
): void {
  const { scale } = style
  const top = out.height - HEIGHT * scale
  fill(out, left, top, WIDTH * scale, HEIGHT * scale, BLACK, 0.75)
  for (let i = 0; i < 9; i++) {
    const x = left + (1 + STEP * i) * scale
    fill(out, x, top + scale, STEP * scale, STEP * scale, 0x6a6a6a, 0.9)
    fill(out, x + scale, top + 2 * scale, (STEP - 2) * scale, (STEP - 2) * scale, 0x3a3a3a)
  }
  drawChosen(out, left + (STEP * selected - 1) * scale, top - scale, 24 * scale, scale)
  for (const stack of hotbar)
    drawStack(out, stack, left + (3 + STEP * stack.slot) * scale, top + 3 * scale, style)
  if (offHand === undefined) return
  const x = left - 29 * scale
  fill(out, x, top, HEIGHT * scale, HEIGHT * scale, 0x3a3a3a)
  drawStack(out, offHand, x + 3 * scale, top + 3 * scale, style)
}

/** The frame of the chosen slot. */
function drawChosen(out: Picture, x: number, y: number, size: number, scale: number): void {
  for (const [dx, dy, wide, high] of [
    [0, 0, size, 2 * scale],
    [0, size - 2 * scale, size, 2 * scale],
    [0, 0, 2 * scale, size],
    [size - 2 * scale, 0, 2 * scale, size],
  ] as const)
    fill(out, x + dx, y + dy, wide, high, 0xf0f0f0)
}

function drawExperience(
  out: Picture,
  { level, progress }: { readonly level: number; readonly progress: number },
  left: number,
  scale: number,
): void {
  const top = out.height - UP.experience * scale
  fill(out, left, top, WIDTH * scale, 5 * scale, BLACK, 0.8)
  fill(out, left + scale, top + scale, (WIDTH - 2) * scale, 3 * scale, 0x2c3a1c)
  fill(out, left + scale, top + scale, Math.round((WIDTH - 2) * progress) * scale, 3 * scale, GREEN)
  if (level <= 0) return
  const text = String(level)
  const x = Math.floor((out.width - textWidth(text, scale)) / 2)
  writeShaded(out, text, [x, out.height - (UP.level + 1) * scale], GREEN, scale)
}

interface Rows {
  readonly out: Picture
  readonly left: number
  readonly scale: number
}

/** A value in halves, as signs from the left, or from the right end of the hotbar. */
function drawRow(
  { out, left, scale }: Rows,
  row: {
    readonly sign: keyof typeof SIGNS
    readonly value: number
    readonly up: number
    readonly colour: number
    readonly isRight?: boolean
    readonly flashes?: boolean
  },
): void {
  const { sign, value, up, colour, isRight = false, flashes = false } = row
  const halves = Math.ceil(value)
  const count = Math.max(IN_ROW, Math.ceil(halves / 2))
  for (let i = 0; i < count; i++) {
    const column = i % IN_ROW
    const x = isRight ? left + (WIDTH - SIGN - SIGN_STEP * column) * scale : left + SIGN_STEP * column * scale
    const y = out.height - (up + IN_ROW * Math.floor(i / IN_ROW)) * scale
    drawSign(out, SIGNS[sign], [x, y], {
      halves: Math.max(0, Math.min(2, halves - 2 * i)),
      colour,
      rim: flashes ? WHITE : BLACK,
      isMirrored: isRight,
      scale,
    })
  }
}

/** Text with the game's shadow. */
export function writeShaded(
  out: Picture,
  text: string,
  [left, top]: readonly [number, number],
  colour: number,
  scale: number,
): void {
  write(out, text, left + scale, top + scale, shadeOf(colour), scale)
  write(out, text, left, top, colour, scale)
}

/** A quarter of a colour. */
const shadeOf = (colour: number): number => (colour >> 2) & 0x3f3f3f

/** Height of a line of text (GUI pixels). */
export const LINE_HEIGHT = GLYPH_HEIGHT + 1
