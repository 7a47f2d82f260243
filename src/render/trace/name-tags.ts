import { GLYPH_HEIGHT } from '../image/font.ts'
import { fill, type Picture, textWidth, write } from '../image/picture.ts'
import { type Camera, project } from './camera.ts'
import type { Figure } from './figure.ts'

/** Height of a tag above the feet, in blocks. */
const ABOVE = 2.15
/** Names of players that are farther away are not shown, as in the game. */
const FARTHEST = 64

/**
 * Writes the players' names above their heads, the far ones first; if two would overlap, the tag of the nearer player is moved
 * up. As in the game they show through walls.
 */
export function writeNameTags(picture: Picture, camera: Camera, figures: readonly Figure[]): void {
  const tags = figures.flatMap(({ kind, name, position: { x, y, z } }) => {
    if (kind !== 'player' || name === undefined) return []
    const place = project({ x, y: y + ABOVE, z }, camera, picture.width, picture.height)
    return place === undefined || place.depth > FARTHEST ? [] : [{ name, ...place }]
  })
  const written: { left: number; right: number; top: number; bottom: number }[] = []
  for (const { name, x, y, depth } of tags.sort((a, b) => b.depth - a.depth)) {
    const scale = depth < 5 && picture.height >= 300 ? 2 : 1
    const width = textWidth(name, scale)
    const left = Math.round(x - width / 2)
    const height = GLYPH_HEIGHT * scale + 3
    let top = Math.round(y - GLYPH_HEIGHT * scale)
    for (const other of written)
      if (
        left - 2 < other.right &&
        left + width + 2 > other.left &&
        top - 2 < other.bottom &&
        top - 2 + height > other.top
      )
        top = other.top - height + 2
    written.push({ left: left - 2, right: left + width + 2, top: top - 2, bottom: top - 2 + height })
    fill(picture, left - 2, top - 2, width + 4, height, 0x000000, 0.35)
    write(picture, name, left, top, 0xffffff, scale)
  }
}
