import { fill, type Picture, textWidth } from '../image/picture.ts'
import { LINE_HEIGHT, writeShaded } from '../screens/hud.ts'

/** A bar at the upper edge: its title, the game's name of its colour, and how full it is (0 to 1). */
export interface ShownBossBar {
  readonly title: string
  readonly share: number
  readonly colour: string
}

const WHITE = 0xffffff
const COLOURS: Readonly<Record<string, number>> = {
  pink: 0xec00b8,
  blue: 0x00b7ec,
  red: 0xec3500,
  green: 0x1dec00,
  yellow: 0xe9ec00,
  purple: 0x7b00ec,
  white: 0xececec,
}
/** Maximum number of chat lines, their maximum width, and the height of the last one above the lower edge (GUI pixels). */
const CHAT = { lines: 10, width: 320, bottom: 48 } as const
/** Space on both sides of chat, and from one character to the next (GUI pixels). */
const [MARGINS, GLYPH_STEP] = [8, 6]
/** Width and height of a boss bar, and the distance from one to the next (GUI pixels). */
const BAR = { width: 182, height: 5, step: 19, top: 12 } as const

/** Maximum share of the picture's height for chat. */
const CHAT_SHARE = 1 / 3

/**
 * Draws the last lines of chat at the lower left, the newest one lowest.
 * @param scale pixels of the picture for each GUI pixel
 */
export function drawChat(picture: Picture, lines: readonly string[], scale: number): void {
  const room = Math.floor((picture.height / scale / LINE_HEIGHT) * CHAT_SHARE)
  const width = Math.min(CHAT.width, Math.floor(picture.width / scale) - MARGINS)
  const shown = lines
    .flatMap((line) => wrapped(line, Math.floor(width / GLYPH_STEP)))
    .slice(-Math.max(1, Math.min(CHAT.lines, room)))
  shown.forEach((line, i) => {
    const top = picture.height - (CHAT.bottom + (shown.length - i) * LINE_HEIGHT) * scale
    fill(picture, 0, top, (width + MARGINS) * scale, LINE_HEIGHT * scale, 0x000000, 0.5)
    writeShaded(picture, line, [4 * scale, top + scale], WHITE, scale)
  })
}

/** Splits a line into pieces that fit into the chat. */
function wrapped(line: string, characters: number): string[] {
  const length = Math.max(1, characters)
  const pieces = Math.max(1, Math.ceil(line.length / length))
  return Array.from({ length: pieces }, (_, i) => line.slice(i * length, (i + 1) * length))
}

/** Draws boss bars at the upper edge. @param scale pixels of the picture for each GUI pixel */
export function drawBossBars(picture: Picture, bars: readonly ShownBossBar[], scale: number): void {
  const left = Math.floor(picture.width / 2) - (BAR.width / 2) * scale
  bars.forEach(({ title, share, colour: name }, i) => {
    const top = (BAR.top + i * BAR.step) * scale
    if (top > picture.height / 3) return
    const colour = COLOURS[name] ?? WHITE
    const full = Math.round(BAR.width * Math.max(0, Math.min(1, share))) * scale
    fill(picture, left, top, BAR.width * scale, BAR.height * scale, (colour >> 2) & 0x3f3f3f)
    fill(picture, left, top, full, BAR.height * scale, colour)
    const middle = Math.floor((picture.width - textWidth(title, scale)) / 2)
    writeShaded(picture, title, [middle, top - 9 * scale], WHITE, scale)
  })
}
