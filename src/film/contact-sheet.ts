import { GLYPH_HEIGHT } from '../render/image/font.ts'
import { blank, fill, halved, type Picture, paste, textWidth, write } from '../render/image/picture.ts'

const GAP = 4
/** Minimum width of a picture whose title has double size. */
const LARGE = 480

/** Pictures on one sheet, row by row, each with its title; they are halved in size until a row is no wider than `width`. */
export function contactSheet(
  pictures: readonly { picture: Picture; title: string }[],
  { columns, width }: { columns: number; width: number },
): Picture {
  const across = Math.min(columns, Math.max(1, pictures.length))
  const small = pictures.map(({ picture, title }) => ({ picture: shrunk(picture, width / across), title }))
  const [wide, high] = [
    Math.max(1, ...small.map(({ picture }) => picture.width)),
    Math.max(1, ...small.map(({ picture }) => picture.height)),
  ]
  const rows = Math.ceil(small.length / across)
  const sheet = blank(across * (wide + GAP) + GAP, rows * (high + GAP) + GAP, 0x15171c)
  small.forEach(({ picture, title }, i) => {
    const [x, y] = [GAP + (i % across) * (wide + GAP), GAP + Math.floor(i / across) * (high + GAP)]
    paste(sheet, picture, x, y)
    const scale = picture.width >= LARGE ? 2 : 1
    fill(sheet, x, y, textWidth(title, scale) + 6, GLYPH_HEIGHT * scale + 4, 0x000000, 0.55)
    write(sheet, title, x + 3, y + 3, 0xffffff, scale)
  })
  return sheet
}

const shrunk = (picture: Picture, width: number): Picture =>
  picture.width > width && picture.width > 64 ? shrunk(halved(picture), width) : picture
