import { createRequire } from 'node:module'
import { writeBytes } from '../../core/output/files.ts'
import type { VideoEncoder, VideoFormat } from './encoder.ts'

type Colour = readonly number[]

/** The part of gifenc that is used; gifenc has no types of its own. */
interface Gifenc {
  GIFEncoder(): {
    writeFrame(
      indices: Uint8Array,
      width: number,
      height: number,
      options: {
        /** ms */
        delay: number
        dispose: number
        palette?: readonly Colour[]
        transparent: boolean
        transparentIndex: number
      },
    ): void
    finish(): void
    bytes(): Uint8Array
  }
  quantize(rgba: Uint8Array, most: number, options: { format: 'rgb565' }): Colour[]
  applyPalette(rgba: Uint8Array, palette: readonly Colour[], format: 'rgb565'): Uint8Array
}

const gifenc = createRequire(import.meta.url)('gifenc') as Gifenc

const COLOURS = 256
/** Number of pictures from which the colours are chosen. */
const SAMPLED = 6

/** An animated GIF with one palette for all pictures; areas unchanged since the previous picture are left out. */
export function openGif({ width, height, fps, out }: VideoFormat): VideoEncoder {
  const pictures: Uint8Array[] = []
  return {
    async add({ pixels }) {
      pictures.push(pixels.slice())
    },
    async end() {
      const gif = gifenc.GIFEncoder()
      // the last colour marks unchanged pixels
      const palette = gifenc.quantize(sampleOf(pictures), COLOURS - 1, { format: 'rgb565' })
      const unchanged = palette.length
      const colours = [...palette, [0, 0, 0]]
      let before: Uint8Array | undefined
      pictures.forEach((pixels, i) => {
        const indices = gifenc.applyPalette(pixels, palette, 'rgb565')
        const shown =
          before === undefined
            ? indices
            : indices.map((index, at) => (before?.[at] === index ? unchanged : index))
        before = indices
        // GIF measures time in hundredths of a second; remainders are carried over
        const ends = Math.round((100 * (i + 1)) / fps)
        gif.writeFrame(shown, width, height, {
          delay: 10 * (ends - Math.round((100 * i) / fps)),
          dispose: 1,
          ...(i === 0 ? { palette: colours } : {}),
          transparent: i > 0,
          transparentIndex: unchanged,
        })
      })
      gif.finish()
      writeBytes(out, gif.bytes())
    },
  }
}

/** Samples every few pixels of some of the pictures. */
function sampleOf(pictures: readonly Uint8Array[]): Uint8Array {
  const step = Math.max(1, Math.floor(pictures.length / SAMPLED))
  const chosen = pictures.filter((_, i) => i % step === 0)
  const length = chosen[0]?.length ?? 0
  const sample = new Uint8Array(chosen.length * length)
  chosen.forEach((pixels, i) => {
    sample.set(pixels, i * length)
  })
  return sample
}
