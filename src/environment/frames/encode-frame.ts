import { encodeJpeg } from '../../render/image/jpeg.ts'
import type { Picture } from '../../render/image/picture.ts'
import { encodePng } from '../../render/image/png.ts'
import type { Frame, FrameSpec } from './frame-spec.ts'

/** Compression level for deflate: frames are produced far more often than they are kept. */
const PNG_LEVEL = 3

/** A picture as a frame of an observation. */
export function encodeFrame(picture: Picture, { format, quality, colours }: FrameSpec): Frame {
  const { width, height } = picture
  const shown = colours === 'swapped' ? swapped(picture) : picture
  return { width, height, format, colours, data: bytesOf(shown, format, quality).toString('base64') }
}

function bytesOf(picture: Picture, format: FrameSpec['format'], quality: number): Buffer {
  if (format === 'jpeg') return encodeJpeg(picture, quality)
  return format === 'png' ? encodePng(picture, PNG_LEVEL) : Buffer.from(rgbOf(picture))
}

/** The colours of a picture, three bytes per pixel, row by row from the top. */
function rgbOf({ width, height, pixels }: Picture): Uint8Array {
  const rgb = new Uint8Array(3 * width * height)
  for (let from = 0, to = 0; to < rgb.length; from += 4, to += 3) {
    rgb[to] = pixels[from]!
    rgb[to + 1] = pixels[from + 1]!
    rgb[to + 2] = pixels[from + 2]!
  }
  return rgb
}

/** A copy with red and blue exchanged. */
function swapped({ width, height, pixels }: Picture): Picture {
  const copy = pixels.slice()
  for (let at = 0; at < copy.length; at += 4) {
    copy[at] = pixels[at + 2]!
    copy[at + 2] = pixels[at]!
  }
  return { width, height, pixels: copy }
}
