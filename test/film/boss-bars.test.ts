import { describe, expect, it } from 'vitest'
import { LiveView } from '../../src/environment/frames/live-view.ts'
import { Film } from '../../src/film/film.ts'
import { storeOf } from '../../src/film/testing.ts'
import { parseHead, parseSegmentLine } from '../../src/recording/line.ts'
import { GUI_SIZE } from '../../src/render/frame/gui.ts'
import type { Picture } from '../../src/render/image/picture.ts'
import { WorldFeed } from '../../src/view/feed/world-feed.ts'
import { Replay } from '../../src/view/page/data/replay.ts'
import { drawOwn } from '../../src/view/page/own/own-picture.ts'
import { withBody } from '../body/kit.ts'
import { recordedLines } from './recorded-play.ts'

const EYES = { x: 0.5, y: 1.62, z: 0.5, yaw: 0, pitch: 1.5, fov: (70 * Math.PI) / 180 }
const SIZE = { width: 640, height: 360 }

/** The share of a boss bar of a colour that is full, as drawn at the upper edge of the picture; undefined if there is none. */
function barIn({ width, pixels }: Picture, colour: number): number | undefined {
  const isColour = (at: number, wanted: number): boolean =>
    ((pixels[at]! << 16) | (pixels[at + 1]! << 8) | pixels[at + 2]!) === wanted
  for (let y = 8; y < 60; y++) {
    let [full, empty] = [0, 0]
    for (let at = 4 * y * width; at < 4 * (y + 1) * width; at += 4) {
      if (isColour(at, colour)) full++
      if (isColour(at, (colour >> 2) & 0x3f3f3f)) empty++
    }
    if (full + empty >= 182) return full / (full + empty)
  }
  return undefined
}

const [PURPLE, GREEN] = [0x7b00ec, 0x1dec00]

describe.each(['1.16.5', '1.19.2', '1.21.4'])('boss bars in %s', (version) => {
  it('are seen in frames, films and on the page while they are there, as full as they were', async () => {
    const ticks: Record<'none' | 'bar' | 'wither', number> = { none: 0, bar: 0, wither: 0 }
    const frames: Partial<Record<keyof typeof ticks, Picture>> = {}
    const lines = await withBody(version, async (kit) => {
      const view = new LiveView({ bot: kit.bot, body: kit.body })
      const mark = (name: keyof typeof ticks) => {
        ticks[name] = Math.round(kit.stage.now() / 50)
        frames[name] = view.draw({ ...SIZE, fov: 70, gamma: 0 })
      }
      return recordedLines(kit, async () => {
        await kit.turn(-80, 0)
        mark('none')
        await kit.commands(
          'bossbar add a:b {"text":"Half done"}',
          'bossbar set a:b color green',
          'bossbar set a:b value 50',
          'bossbar set a:b players Steve',
        )
        await kit.wait(5)
        mark('bar')
        await kit.commands('bossbar remove a:b', 'summon wither 4 G+4 8')
        await kit.wait(30)
        mark('wither')
        await kit.wait(25)
      })
    })
    const film = new Film(storeOf(lines))
    const replay = new Replay()
    const feed = new WorldFeed((message) => replay.take(message), parseHead(lines[0] ?? ''))
    for (const line of lines.slice(1)) feed.segment(parseSegmentLine(line))
    for (const [name, tick] of Object.entries(ticks) as [keyof typeof ticks, number][]) {
      replay.seek(tick * 50)
      const page = { ...GUI_SIZE, pixels: new Uint8Array(4 * GUI_SIZE.width * GUI_SIZE.height) }
      drawOwn(page, replay, { agent: 'Steve', camera: EYES })
      const filmed = film.draw(tick, { ...SIZE, view: 'first', agent: 'Steve', fov: 70 })
      for (const picture of [frames[name]!, filmed, page]) {
        if (name === 'bar') expect(barIn(picture, GREEN)).toBeCloseTo(0.5, 2)
        else expect(barIn(picture, GREEN)).toBeUndefined()
        if (name === 'wither') expect(barIn(picture, PURPLE)).toBeGreaterThan(0)
        else expect(barIn(picture, PURPLE)).toBeUndefined()
      }
    }
  })
})
