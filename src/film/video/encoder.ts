import type { Picture } from '../../render/image/picture.ts'

/** Properties of a video. */
export interface VideoFormat {
  /** In pixels; must be even. */
  width: number
  height: number
  fps: number
  /** The file. */
  out: string
}

/** Turns a sequence of pictures into a file. */
export interface VideoEncoder {
  add(picture: Picture): Promise<void>
  /** Finishes the file. @throws FilmError if it could not be written */
  end(): Promise<void>
}

/** Copies the colours of a picture without the alpha channel. */
export function rgbOf({ width, height, pixels }: Picture): Uint8Array {
  const rgb = new Uint8Array(width * height * 3)
  for (let from = 0, to = 0; from < pixels.length; from += 4, to += 3) {
    rgb[to] = pixels[from]!
    rgb[to + 1] = pixels[from + 1]!
    rgb[to + 2] = pixels[from + 2]!
  }
  return rgb
}
