import { HOTBAR } from '../game/items/player-window.ts'
import { GLYPH_HEIGHT } from '../render/image/font.ts'
import { blank, fill, type Picture, paste, textWidth, write } from '../render/image/picture.ts'
import { type LookProvider, lookOf } from '../render/look/look.ts'
import { iconOf } from '../render/screens/icon.ts'
import type { Caption } from './caption.ts'

const [BACK, TEXT, DIM, NEW] = [0x15171c, 0xf0f0f0, 0x9aa0aa, 0x9be08a]
const SLOTS = 9
/** Horizontal distance between characters (pixels). */
const GLYPH_STEP = 6

/**
 * A picture with a strip below it that states what the picture does not show: time, place, inventory, chat.
 * @param selected the chosen hotbar slot; undefined if the picture itself shows the hotbar
 */
export function withStrip(
  picture: Picture,
  caption: Caption,
  selected: number | undefined,
  looks: LookProvider = lookOf,
): Picture {
  const scale = picture.width >= 480 ? 2 : 1
  const line = (GLYPH_HEIGHT + 2) * scale
  const slot = selected === undefined ? line : 11 * scale
  const high = 3 * line + slot + 6 * scale
  const out = blank(picture.width, picture.height + high, BACK)
  paste(out, picture, 0, 0)
  const [left, top] = [3 * scale, picture.height + 3 * scale]
  writeCut(out, aboutOf(caption), left, top, TEXT, scale)
  if (selected !== undefined)
    drawHotbar(out, caption, selected, { left, top: top + line, slot, scale, looks })
  const right = selected === undefined ? left : left + SLOTS * (slot + scale) + 4 * scale
  writeCut(out, stateOf(caption), right, top + line, TEXT, scale)
  const below = top + line + slot + 2 * scale
  const news = linesOf(newsOf(caption), Math.floor((out.width - left) / (GLYPH_STEP * scale)))
  writeCut(out, news[0] ?? '', left, below, NEW, scale)
  const chat = caption.chat.at(-1)
  if (chat !== undefined) writeCut(out, chat, left, below + line, DIM, scale)
  else writeCut(out, news.slice(1).join('  '), left, below + line, NEW, scale)
  return out
}

/** The product on the screen, and the items gained and lost. */
const newsOf = ({ product, changes }: Caption): string[] => [
  ...(product === undefined ? [] : [`product slot: ${product}`]),
  ...changes,
]

/** Joins words into lines of at most this many characters; a longer word gets its own line. */
function linesOf(words: readonly string[], most: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 2 + word.length <= most)
      lines[lines.length - 1] = `${last}  ${word}`
    else lines.push(word)
  }
  return lines
}

function aboutOf({ seconds, agent, position, facing, screen }: Caption): string {
  const where =
    position === undefined ? 'not in the world' : `x ${position.x} y ${position.y} z ${position.z} ${facing}`
  const place = screen === undefined ? where : `open: ${screen}`
  return `${seconds.toFixed(1)} s${agent === undefined ? '' : `  ${agent}  ${place}`}`
}

const stateOf = ({ held, health, food }: Caption): string =>
  health === undefined ? '' : `${held ?? 'empty hand'}  health ${health} food ${food}`

function drawHotbar(
  out: Picture,
  { inventory }: Caption,
  selected: number,
  {
    left,
    top,
    slot,
    scale,
    looks,
  }: { left: number; top: number; slot: number; scale: number; looks: LookProvider },
): void {
  for (let i = 0; i < SLOTS; i++) {
    const x = left + i * (slot + scale)
    fill(out, x, top, slot, slot, i === selected ? 0x7a808c : 0x2b2f38)
    fill(out, x + scale, top + scale, slot - 2 * scale, slot - 2 * scale, 0x1d2027)
    const stack = inventory.find((one) => one.slot === HOTBAR + i)
    if (stack === undefined) continue
    const { item, note } = stack
    paste(
      out,
      iconOf(item, { size: slot - 2 * scale, background: 0x1d2027, looks, note }),
      x + scale,
      top + scale,
    )
    if (stack.count === 1) continue
    const text = String(stack.count)
    write(out, text, x + slot - textWidth(text), top + slot - GLYPH_HEIGHT + 1, TEXT)
  }
}

/** Writes as much of a text as fits. */
function writeCut(
  out: Picture,
  text: string,
  left: number,
  top: number,
  colour: number,
  scale: number,
): void {
  const most = Math.floor((out.width - left) / (GLYPH_STEP * scale))
  write(out, text.length > most ? `${text.slice(0, most - 2)}..` : text, left, top, colour, scale)
}
