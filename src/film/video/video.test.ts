import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { blank } from '../../render/image/picture.ts'
import { building } from '../testing.ts'
import { hasFfmpeg } from './ffmpeg.ts'
import { openFlipBook } from './flip-book.ts'
import { makeVideo, type VideoOptions } from './make-video.ts'
import { openWasm } from './wasm.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'video-'))

const options = (changes: Partial<VideoOptions> = {}): VideoOptions => ({
  agents: [],
  shot: { width: 64, height: 36, view: 'overview', fov: 70 },
  fps: 10,
  speed: 1,
  turn: 0,
  out: join(folder(), 'video'),
  format: 'gif',
  ...changes,
})

/** Pictures in a GIF, and their total duration (hundredths of a second), according to its control blocks. */
function gifTimes(bytes: Buffer): number[] {
  const times: number[] = []
  for (let at = 0; at < bytes.length - 8; at++)
    if (bytes.readUIntBE(at, 3) === 0x21f904 && bytes[at + 7] === 0) times.push(bytes.readUInt16LE(at + 4))
  return times
}

describe('a video', () => {
  it('as GIF lasts as long as the game, with a second for the last picture', async () => {
    const { file, pictures, by } = await makeVideo(building(), options())
    const bytes = readFileSync(file)
    expect(bytes.subarray(0, 6).toString()).toBe('GIF89a')
    expect([bytes.readUInt16LE(6), bytes.readUInt16LE(8), by]).toEqual([64, 36, 'gifenc'])
    const times = gifTimes(bytes)
    expect([pictures, times.length]).toEqual([50, 60])
    expect(times.reduce((sum, time) => sum + time, 0)).toBe(600)
  })

  it('has the size that was asked for, and as MP4 even edges, which it tells', async () => {
    const shot = { ...options().shot, width: 65, height: 37 }
    const gif = await makeVideo(building(), options({ shot, to: 2 }))
    const bytes = readFileSync(gif.file)
    expect([gif.width, gif.height, bytes.readUInt16LE(6), bytes.readUInt16LE(8)]).toEqual([65, 37, 65, 37])
    const film = await makeVideo(building(), options({ shot, to: 2, format: 'mp4' }))
    expect([film.width, film.height]).toEqual([64, 36])
  })

  it('reports the length of the recording for a later time', async () => {
    await expect(makeVideo(building(), options({ from: 18_000 }))).rejects.toThrow(
      'Nothing was recorded from 900.0 s on.',
    )
  })

  it('makes the folder that it is put into', async () => {
    const out = join(folder(), 'new', 'video')
    expect((await makeVideo(building(), options({ out, to: 2 }))).file).toBe(`${out}.gif`)
    expect(readFileSync(`${out}.gif`).length).toBeGreaterThan(100)
  })

  it('is the same bytes each time', async () => {
    const store = building()
    const [first, second] = [await makeVideo(store, options()), await makeVideo(store, options())]
    expect(readFileSync(first.file).equals(readFileSync(second.file))).toBe(true)
  })

  it('plays faster where that is requested, and shows a part', async () => {
    const { pictures } = await makeVideo(building(), options({ speed: 2, from: 20, to: 59 }))
    expect(pictures).toBe(10)
  })

  it('shares the picture among agents, and shows the whole where a place is left', async () => {
    const shot = { width: 64, height: 36, view: 'third', fov: 70 } as const
    const of = async (agents: string[]) =>
      readFileSync((await makeVideo(building(), options({ agents, shot, to: 4 }))).file)
    expect((await of(['Alice', 'Bob'])).readUInt16LE(6)).toBe(128)
    const three = await of(['Alice', 'Bob', 'Alice'])
    expect([three.readUInt16LE(6), three.readUInt16LE(8)]).toEqual([128, 72])
  })

  it.runIf(hasFfmpeg())('is MP4 where ffmpeg is on the PATH', async () => {
    const { file, by } = await makeVideo(building(), options({ format: 'mp4', to: 20 }))
    expect(by).toBe('ffmpeg')
    expect(readFileSync(file).subarray(4, 8).toString()).toBe('ftyp')
  })

  it('is MP4 without ffmpeg, too', async () => {
    const out = join(folder(), 'video.mp4')
    const encoder = await openWasm({ width: 64, height: 36, fps: 20, out })
    for (const colour of [0x00ff00, 0x0000ff]) await encoder?.add(blank(64, 36, colour))
    await encoder?.end()
    expect(readFileSync(out).subarray(4, 8).toString()).toBe('ftyp')
  })

  it('is a page that needs nothing else where there is no encoder', async () => {
    const out = join(folder(), 'replay.html')
    const book = openFlipBook({ width: 64, height: 36, fps: 20, out })
    await book.add(blank(64, 36, 0x00ff00))
    await book.end()
    const page = readFileSync(out, 'utf8')
    expect(page).toContain('const pictures=["/9j/')
    expect(page).not.toMatch(/https?:|src="(?!data)/)
  })
})
