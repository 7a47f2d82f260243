import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as breath } from 'node:timers/promises'
import PQueue from 'p-queue'
import { makeFolder } from '../core/make-folder.ts'
import { writeBytes } from '../core/output/files.ts'
import { RunFolder } from '../experiment/run-folder.ts'
import { type DrawOptions, drawRun } from '../film/draw-run.ts'
import { openRecording } from '../recording/file.ts'
import { encodeJpeg } from '../render/image/jpeg.ts'
import { FILM_PREFIX, type FilmHead } from './messages.ts'

const SIZE = { width: 480, height: 270 }
const QUALITY = 72
/** Ticks between pictures, and the maximum number of pictures; longer runs are shown with larger steps. */
const [EVERY, MOST] = [10, 90]
const TICKS_A_SECOND = 20
const FIELD_OF_VIEW = 70
/** Raised when films must be redrawn. */
const VERSION = 2

/** Films of runs for raters: sequences of JPEGs, drawn on first use and kept in a folder. */
export class Films {
  readonly #folder: string
  readonly #queue = new PQueue({ concurrency: 1 })
  readonly #drawing = new Map<string, Promise<Buffer>>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The film of a run. @throws RecordingError if the run was not recorded */
  of(run: string): Promise<Buffer> {
    const name = createHash('sha256')
      .update(JSON.stringify([VERSION, SIZE, QUALITY, EVERY, MOST, run]))
      .digest('hex')
    const file = join(this.#folder, `${name}.film`)
    if (existsSync(file)) return Promise.resolve(readFileSync(file))
    const drawing = this.#drawing.get(run)
    if (drawing !== undefined) return drawing
    const drawn = this.#queue.add(async () => {
      const film = await draw(run)
      makeFolder(this.#folder)
      writeBytes(`${file}.part`, film)
      renameSync(`${file}.part`, file)
      return film
    })
    this.#drawing.set(run, drawn)
    // The caller sees the failure; a new request retries.
    drawn.finally(() => this.#drawing.delete(run)).catch(() => undefined)
    return drawn
  }
}

/** Draws a run: through the eyes of a single agent, with the strip below, or a team from outside. */
async function draw(run: string): Promise<Buffer> {
  const store = openRecording(RunFolder.open(run).file('recording'))
  const [first, last] = [store.lines[0], store.lines.at(-1)]
  const from = first?.from ?? 0
  const ticks = (last?.from ?? 0) + (last?.ticks ?? 0) - from
  const every = EVERY * Math.max(1, Math.ceil(ticks / EVERY / MOST))
  const [agent, ...others] = store.head.agents
  const isAlone = agent !== undefined && others.length === 0
  const options: DrawOptions = isAlone
    ? {
        shot: { ...SIZE, fov: FIELD_OF_VIEW, view: 'first', agent, lit: true },
        every,
        strip: true,
      }
    : { shot: { ...SIZE, fov: FIELD_OF_VIEW, view: 'overview', lit: true }, every }
  const pictures: Buffer[] = []
  const seconds: number[] = []
  let height = SIZE.height
  for (const { picture, caption } of drawRun(store, options)) {
    height = picture.height
    pictures.push(Buffer.from(encodeJpeg(picture, QUALITY)))
    seconds.push((caption.tick - from) / TICKS_A_SECOND)
    // Other raters are answered between two pictures.
    await breath()
  }
  return packed({ seconds, sizes: pictures.map(({ length }) => length), width: SIZE.width, height }, pictures)
}

function packed(head: FilmHead, pictures: readonly Buffer[]): Buffer {
  const text = Buffer.from(JSON.stringify(head))
  const prefix = Buffer.alloc(FILM_PREFIX)
  prefix.writeUInt32LE(text.length)
  return Buffer.concat([prefix, text, ...pictures])
}
