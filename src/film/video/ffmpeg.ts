import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { FilmError } from '../film-error.ts'
import { rgbOf, type VideoEncoder, type VideoFormat } from './encoder.ts'

/** Whether ffmpeg with an encoder for H.264 is on the PATH. */
export function hasFfmpeg(): boolean {
  const { stdout, error } = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' })
  return error === undefined && stdout.includes('libx264')
}

/** MP4 (H.264) through the ffmpeg on the PATH. It uses one thread and no clock, so the same pictures give the same bytes. */
export function openFfmpeg({ width, height, fps, out }: VideoFormat): VideoEncoder {
  const format = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${width}x${height}`,
    '-r',
    `${fps}`,
    '-i',
    'pipe:0',
  ]
  const codec = [
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-crf',
    '23',
    '-pix_fmt',
    'yuv420p',
    '-threads',
    '1',
  ]
  const exact = [
    '-movflags',
    '+faststart',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
    '-map_metadata',
    '-1',
  ]
  const child = spawn(
    'ffmpeg',
    ['-hide_banner', '-loglevel', 'error', '-y', ...format, ...codec, ...exact, out],
    {
      stdio: ['pipe', 'ignore', 'pipe'],
    },
  )
  let said = ''
  child.stderr.on('data', (data: Buffer) => {
    said += data.toString()
  })
  const closed = once(child, 'close') as Promise<[code: number | null]>
  // a broken pipe is reported with the process's own message
  child.stdin.on('error', () => undefined)
  return {
    async add(picture) {
      if (isOver(child)) return
      if (!child.stdin.write(rgbOf(picture))) await Promise.race([once(child.stdin, 'drain'), closed])
    },
    async end() {
      child.stdin.end()
      const [code] = await closed
      if (code === 0) return
      throw new FilmError(`ffmpeg could not write ${out}: ${said.trim() || `exit code ${code}`}`, {
        hint: 'Check the folder, or take ffmpeg off the PATH to have the video made without it.',
      })
    },
  }
}

const isOver = ({ exitCode }: ChildProcess): boolean => exitCode !== null
