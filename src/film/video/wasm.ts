import { importOptional, MissingPackageError } from '../../core/optional-package.ts'
import { writeBytes } from '../../core/output/files.ts'
import type { VideoEncoder, VideoFormat } from './encoder.ts'

/** The part of the package `h264-mp4-encoder` that is used. */
interface Encoder {
  width: number
  height: number
  frameRate: number
  quantizationParameter: number
  groupOfPictures: number
  initialize(): void
  addFrameRgba(pixels: Uint8Array): void
  finalize(): void
  readonly outputFilename: string
  readonly FS: { readFile(path: string): Uint8Array }
  delete(): void
}

/** 10 is best, 51 smallest. */
const QUANTISATION = 28

/** MP4 (H.264, baseline) through WebAssembly; undefined if the optional package is not installed. */
export async function openWasm({ width, height, fps, out }: VideoFormat): Promise<VideoEncoder | undefined> {
  const make = await loadEncoder()
  if (make === undefined) return undefined
  const encoder = await make()
  Object.assign(encoder, {
    width,
    height,
    frameRate: fps,
    quantizationParameter: QUANTISATION,
    groupOfPictures: Math.round(5 * fps),
  })
  encoder.initialize()
  return {
    async add({ pixels }) {
      encoder.addFrameRgba(pixels)
    },
    async end() {
      encoder.finalize()
      writeBytes(out, encoder.FS.readFile(encoder.outputFilename))
      encoder.delete()
    },
  }
}

/** The package; undefined if it is not installed. */
async function loadEncoder(): Promise<(() => Promise<Encoder>) | undefined> {
  try {
    const { default: library } = (await importOptional(() => import('h264-mp4-encoder'), {
      packages: ['h264-mp4-encoder'],
      purpose: 'MP4 without ffmpeg',
    })) as unknown as { default: { createH264MP4Encoder(): Promise<Encoder> } }
    return () => library.createH264MP4Encoder()
  } catch (error) {
    if (error instanceof MissingPackageError) return undefined
    throw error
  }
}
