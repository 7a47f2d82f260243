import { fill, type Picture, textWidth } from '../image/picture.ts'
import { LINE_HEIGHT, writeShaded } from '../screens/hud.ts'

/** A bar at the upper edge: its title and how full it is (0 to 1). */
export interface ShownBossBar {
  readonly title: string
  readonly share: number
  readonly colour: number
}

const WHITE = 0xffffff
/** Lines of chat, their longest width and how far they end over the lower edge (GUI pixels). */
const CHAT = { lines: 10, width: 320, bottom: 48 } as const
const CHARACTERS = Math.floor(CHAT.width / 6)
/** Width and height of a boss bar, and the distance from one to the next (GUI pixels). */
const BAR = { width: 182, height: 5, step: 19, top: 12 } as const

/** Draws the last lines of chat at the lower left, the newest one lowest. @param picture of one pixel a GUI pixel */
export function drawChat(picture: Picture, lines: readonly string[]): void {
  const shown = lines.flatMap(wrapped).slice(-CHAT.lines)
  shown.forEach((line, i) => {
    const top = picture.height - CHAT.bottom - (shown.length - i) * LINE_HEIGHT
    fill(picture, 0, top, CHAT.width + 8, LINE_HEIGHT, 0x000000, 0.5)
    writeShaded(picture, line, [4, top + 1], WHITE, 1)
  })
}

/** A line in pieces that fit into the chat. */
function wrapped(line: string): string[] {
  const pieces = Math.max(1, Math.ceil(line.length / CHARACTERS))
  return Array.from({ length: pieces }, (_, i) => line.slice(i * CHARACTERS, (i + 1) * CHARACTERS))
}

/** Draws boss bars at the upper edge. @param picture of one pixel a GUI pixel */
export function drawBossBars(picture: Picture, bars: readonly ShownBossBar[]): void {
  const left = Math.floor(picture.width / 2) - BAR.width / 2
  bars.forEach(({ title, share, colour }, i) => {
    const top = BAR.top + i * BAR.step
    if (top > picture.height / 3) return
    fill(picture, left, top, BAR.width, BAR.height, (colour >> 2) & 0x3f3f3f)
    fill(picture, left, top, Math.round(BAR.width * Math.max(0, Math.min(1, share))), BAR.height, colour)
    writeShaded(picture, title, [Math.floor((picture.width - textWidth(title)) / 2), top - 9], WHITE, 1)
  })
}
