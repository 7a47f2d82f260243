import { crc32, deflateSync } from 'node:zlib'
import type { Picture } from './picture.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Eight bits for each of red, green and blue; no interlacing. */
const FORMAT = Buffer.from([8, 2, 0, 0, 0])

function part(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/**
 * A picture as PNG, without its alpha. Rows are not filtered: blocks of one colour compress best that way.
 * @param level of deflate, 1 (fast) to 9 (small)
 */
export function encodePng({ width, height, pixels }: Picture, level = 6): Buffer {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  const rows = Buffer.alloc((1 + 3 * width) * height)
  for (let y = 0, at = 0, from = 0; y < height; y++) {
    at++ // filter 0: none
    for (let x = 0; x < width; x++, at += 3, from += 4) {
      rows[at] = pixels[from]!
      rows[at + 1] = pixels[from + 1]!
      rows[at + 2] = pixels[from + 2]!
    }
  }
  return Buffer.concat([
    SIGNATURE,
    part('IHDR', Buffer.concat([size, FORMAT])),
    part('IDAT', deflateSync(rows, { level })),
    part('IEND', Buffer.alloc(0)),
  ])
}
