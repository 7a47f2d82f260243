import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { encodeJpeg } from './jpeg.ts'
import { blank, fill, halved, type Picture, paste, textWidth, write } from './picture.ts'
import { encodePng } from './png.ts'

/** A picture in which every pixel has a different colour. */
function colourful(width: number, height: number): Picture {
  const picture = blank(width, height, 0)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      fill(picture, x, y, 1, 1, ((x * 9) % 256) | (((y * 13) % 256) << 8) | (((x * y) % 256) << 16))
  return picture
}

const colourAt = ({ width, pixels }: Picture, x: number, y: number): number =>
  (pixels[4 * (y * width + x)]! << 16) |
  (pixels[4 * (y * width + x) + 1]! << 8) |
  pixels[4 * (y * width + x) + 2]!

describe('pictures in files', () => {
  test('a PNG holds every pixel', () => {
    const picture = colourful(19, 7)
    const file = encodePng(picture)
    expect(file.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([19, 7])
    const start = file.indexOf('IDAT') + 4
    const rows = inflateSync(file.subarray(start, start + file.readUInt32BE(start - 8)))
    for (let y = 0; y < 7; y++)
      for (let x = 0; x < 19; x++)
        expect(rows.readUIntBE(y * (1 + 3 * 19) + 1 + 3 * x, 3)).toBe(colourAt(picture, x, y))
  })

  test('a JPEG says its size, ends as it should, and is smaller at lower quality', () => {
    const file = encodeJpeg(colourful(50, 21))
    const frame = file.indexOf(Buffer.from([0xff, 0xc0]))
    expect([file.readUInt16BE(frame + 7), file.readUInt16BE(frame + 5)]).toEqual([50, 21])
    expect(file.subarray(0, 2).toString('hex') + file.subarray(-2).toString('hex')).toBe('ffd8ffd9')
    expect(encodeJpeg(colourful(50, 21), 40).length).toBeLessThan(file.length * 0.85)
    expect(encodeJpeg(colourful(50, 21))).toEqual(file)
  })

  test('text is as wide as it says, and says something', () => {
    const picture = blank(80, 12, 0)
    write(picture, 'Alice jumps', 2, 2, 0xffffff)
    const columns = Array.from({ length: 80 }, (_, x) =>
      Array.from({ length: 12 }, (_, y) => colourAt(picture, x, y)).some((c) => c > 0),
    )
    expect(columns.lastIndexOf(true)).toBeLessThan(2 + textWidth('Alice jumps'))
    expect(columns.indexOf(true)).toBeGreaterThanOrEqual(2)
  })

  test('what is pasted or painted beyond the edge is left out', () => {
    const picture = blank(4, 4, 0x112233)
    paste(picture, blank(3, 3, 0xff0000), 2, -1)
    fill(picture, -5, 3, 7, 9, 0x00ff00, 0.5)
    expect([colourAt(picture, 3, 1), colourAt(picture, 1, 1), colourAt(picture, 0, 3)]).toEqual([
      0xff0000, 0x112233, 0x09911a,
    ])
    expect(colourAt(halved(picture), 0, 0)).toBe(0x112233)
  })
})
