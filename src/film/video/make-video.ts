import { dirname, extname } from 'node:path'
import { makeFolder } from '../../core/make-folder.ts'
import type { SegmentStore } from '../../recording/playback.ts'
import { blank, fill, type Picture, paste, textWidth, write } from '../../render/image/picture.ts'
import type { LookProvider } from '../../render/look/look.ts'
import { Film, type Shot } from '../film.ts'
import { FilmError } from '../film-error.ts'
import { spanIn } from '../span.ts'
import { checkView } from '../views.ts'
import type { VideoEncoder, VideoFormat } from './encoder.ts'
import { hasFfmpeg, openFfmpeg } from './ffmpeg.ts'
import { openFlipBook } from './flip-book.ts'
import { openGif } from './gif.ts'
import { openWasm } from './wasm.ts'

/** Ticks per second of game time. */
const TICKS = 20
/** How long the last picture is shown (s). */
const HOLD = 1

export interface VideoOptions {
  /** The views of the agents side by side, or only the outside view. */
  agents: readonly string[]
  shot: Omit<Shot, 'agent'>
  /** Pictures a second. */
  fps: number
  /** Seconds of game time per second of video. */
  speed: number
  /** Rotation of the outside view per second of game time (degrees). */
  turn: number
  /** The first and the last tick; those of the recording by default. */
  from?: number
  to?: number
  /** The file, without its format's extension. The folder is created if it does not exist. */
  out: string
  format: 'mp4' | 'gif'
  looks?: LookProvider
}

/** How a video was made. */
export interface Video {
  file: string
  pictures: number
  /** Size of the picture, in pixels. MP4 requires even edges. */
  width: number
  height: number
  by: 'ffmpeg' | 'h264-mp4-encoder' | 'pictures that a page flips' | 'gifenc'
}

/**
 * Makes a video of a recorded run: MP4 through the ffmpeg on the PATH, otherwise through WebAssembly, otherwise a page that flips
 * pictures.
 * @throws UsageError if the run has no such agent or nothing was recorded in that time; FilmError if the video cannot be written
 */
export async function makeVideo(store: SegmentStore, options: VideoOptions): Promise<Video> {
  const { agents, shot, fps, speed, turn, out, format } = options
  checkView(store.head.agents, shot.view, agents)
  const film = new Film(store, options.looks)
  const { playback } = film
  const { from, to } = spanIn(playback, options)
  const grid = gridOf(agents, format === 'gif' ? shot : evenly(shot))
  makeFolder(dirname(out))
  const { encoder, ...about } = await openEncoder(
    { width: grid.width, height: grid.height, fps, out },
    format,
  )
  const step = (TICKS * speed) / fps
  let pictures = 0
  let last: Picture | undefined
  for (let tick = from; tick <= to; tick = from + pictures * step) {
    const angle = (shot.angle ?? 0) + (turn * (tick - from)) / TICKS
    last = grid.draw(film, Math.floor(tick), { ...shot, angle })
    await encoder.add(last)
    pictures++
  }
  for (let i = 0; last !== undefined && i < HOLD * fps; i++) await encoder.add(last)
  await encoder.end()
  return { ...about, pictures, width: grid.width, height: grid.height }
}

async function openEncoder(
  { out, ...format }: VideoFormat,
  kind: VideoOptions['format'],
): Promise<Pick<Video, 'file' | 'by'> & { encoder: VideoEncoder }> {
  const file = (ending: string): string => (extname(out) === ending ? out : `${out}${ending}`)
  if (kind === 'gif')
    return { encoder: openGif({ ...format, out: file('.gif') }), file: file('.gif'), by: 'gifenc' }
  const mp4 = { ...format, out: file('.mp4') }
  if (hasFfmpeg()) return { encoder: openFfmpeg(mp4), file: mp4.out, by: 'ffmpeg' }
  const wasm = await openWasm(mp4)
  if (wasm !== undefined) return { encoder: wasm, file: mp4.out, by: 'h264-mp4-encoder' }
  const page = file('.html')
  return { encoder: openFlipBook({ ...format, out: page }), file: page, by: 'pictures that a page flips' }
}

/** Codecs require even numbers. */
const evenly = <T extends { width: number; height: number }>(shot: T): T => ({
  ...shot,
  width: shot.width - (shot.width % 2),
  height: shot.height - (shot.height % 2),
})

/** One picture of all views: side by side for two, in rows for more. */
function gridOf(agents: readonly string[], { width: wide, height: high, view }: Omit<Shot, 'agent'>) {
  const views: readonly (string | undefined)[] =
    view === 'overview' || agents.length === 0 ? [undefined] : agents
  const columns = Math.ceil(Math.sqrt(views.length))
  const rows = Math.ceil(views.length / columns)
  // a leftover place shows the whole scene
  const shown = views.length < columns * rows ? [...views, undefined] : views
  if (columns * wide > 8192 || rows * high > 8192)
    throw new FilmError(`${shown.length} views of ${wide}x${high} make too large a video.`, {
      hint: 'Give a smaller --size, or fewer agents.',
    })
  return {
    width: columns * wide,
    height: rows * high,
    draw(film: Film, tick: number, shot: Omit<Shot, 'agent'>): Picture {
      const all = blank(columns * wide, rows * high, 0x000000)
      shown.forEach((agent, i) => {
        const own = film.draw(tick, {
          ...shot,
          ...(agent === undefined ? { view: 'overview' as const } : {}),
          width: wide,
          height: high,
          ...(agent === undefined ? {} : { agent }),
        })
        const [left, top] = [(i % columns) * wide, Math.floor(i / columns) * high]
        paste(all, own, left, top)
        if (agent === undefined || shown.length === 1) return
        fill(all, left, top, textWidth(agent, 2) + 12, 24, 0x000000, 0.5)
        write(all, agent, left + 6, top + 5, 0xffffff, 2)
      })
      return all
    },
  }
}
