import { beforeAll, describe, expect, it } from 'vitest'
import { parseHead, parseSegmentLine } from '../recording/line.ts'
import { lineOf } from '../recording/packing.ts'
import { Recorder } from '../recording/recorder.ts'
import { DOING } from '../recording/segment.ts'
import { drawGui, GUI_SIZE } from '../render/frame/gui.ts'
import { handSize } from '../render/frame/hand.ts'
import { handOf } from '../render/frame/hand-picture.ts'
import { drawOwnView } from '../render/frame/own-view.ts'
import type { Picture } from '../render/image/picture.ts'
import { iconsOf } from '../render/screens/icon.ts'
import { WorldFeed } from './feed/world-feed.ts'
import { Replay } from './page/data/replay.ts'
import { drawOwn } from './page/own/own-picture.ts'
import { linkModules } from './server/link-modules.ts'

const TICKS = 120
const HELD = { slot: 36, item: 'iron_pickaxe', count: 1 }
const STACKS = [HELD, { slot: 38, item: 'oak_planks', count: 12 }]
const TABLE = {
  kind: 'crafting',
  title: 'container.crafting',
  cursor: { item: 'stick', count: 3, note: '' },
  slotCount: 46,
  slots: [{ slot: 1, item: 'oak_planks', count: 12, note: '' }],
  gauges: [],
  offers: [],
}
/** Ticks at which the table is opened and closed, and at which a stone breaks after ten ticks of digging. */
const [OPENED, CLOSED, BROKEN] = [40, 60, 100]
const STONE = { x: 8, y: 1, z: 6 }

/** Ann stands in front of a stone and looks at it; she is hurt in tick 80, and burns from then on. */
async function recordedReplay(): Promise<Replay> {
  const lines: string[] = []
  const recorder = new Recorder(
    { minecraft: '1.19.2', agents: ['Ann'], bottom: -16, seenBy: 'world', hands: true },
    (recorded) => lines.push(lineOf(recorded)),
  )
  const floor = new Uint16Array(4096).fill(recorder.block('grass_block[snowy=false]'), 15 * 256)
  recorder.column({ cx: 0, cz: 0, biomes: Array<string>(16).fill('plains'), sections: [floor, undefined] })
  recorder.changed(STONE, 'stone')
  for (let tick = 1; tick <= TICKS; tick++) {
    if (tick === OPENED) recorder.screen('Ann', TABLE)
    if (tick === OPENED + 5) {
      recorder.clicked('Ann', { kind: 'crafting', slotCount: 46, slot: 0, button: 0, mode: 0 })
      recorder.screen('Ann', { ...TABLE, cursor: undefined })
    }
    if (tick === CLOSED) recorder.screen('Ann', undefined)
    if (tick === BROKEN) recorder.changed(STONE, 'air', 'Ann')
    if (tick === 20) recorder.said('Ann', 'hello')
    const isDigging = tick > BROKEN - 10 && tick <= BROKEN
    recorder.tick(tick * 50, () => ({
      time: 6000,
      weather: 'clear',
      figures: [
        {
          ...{ id: 1, kind: 'player', name: 'Ann', x: 8.5, y: 0, z: 8.5, yaw: 0, pitch: 0 },
          items: ['iron_pickaxe', '', '', '', '', ''],
          doing: tick < 80 ? 0 : (tick < 90 ? DOING.hurt : 0) | DOING.burning,
        },
      ],
      carriers: [{ agent: 'Ann', selected: 0, health: 17, food: 20, stacks: STACKS }],
      controls: [{ agent: 'Ann', buttons: isDigging ? 1 : 0, pitch: 0, yaw: 0 }],
    }))
  }
  recorder.end()
  const replay = new Replay()
  const hands = new Promise<void>((resolve) => {
    let count = 0
    replay.own.onPicture = () => {
      count++
      if (count === 3) resolve()
    }
  })
  const [head = '', ...rest] = lines
  const feed = new WorldFeed((message) => replay.take(message), parseHead(head))
  for (const line of rest) feed.segment(parseSegmentLine(line))
  await hands
  return replay
}

const layer = (width: number = GUI_SIZE.width): Picture => ({
  width,
  height: GUI_SIZE.height,
  pixels: new Uint8Array(4 * width * GUI_SIZE.height),
})
const EYES = { x: 8.5, y: 1.62, z: 8.5, yaw: 0, pitch: 0, fov: (70 * Math.PI) / 180 }

/** The number of bytes in which two layers differ. */
const differs = (a: Picture, b: Picture): number =>
  a.pixels.reduce((sum, value, i) => sum + Number(value !== b.pixels[i]), 0)

describe('the first person of the page', () => {
  let replay: Replay
  beforeAll(async () => {
    replay = await recordedReplay()
  })
  const shownAt = (tick: number, camera = EYES): Picture => {
    replay.seek(tick * 50)
    const picture = layer()
    drawOwn(picture, replay, { agent: 'Ann', camera })
    return picture
  }
  /** Looking at the sky, so that there is no outline. */
  const up = { ...EYES, pitch: 1.5 }
  const HUD = {
    hotbar: STACKS.map((stack) => ({ ...stack, slot: stack.slot - 36 })),
    ...{ selected: 0, health: 17, food: 20, armour: 0 },
  }
  /** The layer that an agent's frame has over the world. */
  const framed = (changes: object, tick: number, doing = { swinging: false }): Picture => {
    const picture = layer()
    const hand = handOf(
      undefined,
      { name: 'Ann', mainHand: HELD.item, doing: doing as never },
      tick,
      handSize(picture),
    )
    const gui = { hud: HUD, chat: [], bossBars: [], ...changes }
    drawOwnView(picture, { tick, hand, overlays: {}, gui }, (over, shown) =>
      drawGui(over, shown, { icons: iconsOf() }),
    )
    return picture
  }

  it('has the pixels of an agent’s frame: hand, hotbar, hearts, name of the item, chat', () => {
    expect(differs(shownAt(5, up), framed({ hud: { ...HUD, itemName: 'Iron Pickaxe' } }, 5))).toBe(0)
    expect(differs(shownAt(70, up), framed({ chat: ['<Ann> hello'] }, 70))).toBe(0)
  })

  it('shows an open screen with its cursor at the last click, until it closes', () => {
    const { cursor, ...table } = TABLE
    const chat = ['<Ann> hello']
    const screen = { ...table, cursor, at: { x: 320, y: 180 } }
    expect(differs(shownAt(OPENED + 1), framed({ chat, screen }, OPENED + 1))).toBe(0)
    const clicked = shownAt(OPENED + 10)
    // the centre of the product's slot: the screen's corner is at (232, 97), the slot at (124, 35)
    const moved = { ...table, at: { x: 232 + 124 + 8, y: 97 + 35 + 8 } }
    expect(differs(clicked, framed({ chat, screen: moved }, OPENED + 10))).toBe(0)
    expect(differs(clicked, framed({ chat }, OPENED + 10))).toBeGreaterThan(50_000)
    expect(differs(shownAt(CLOSED + 1, up), framed({ chat }, CLOSED + 1))).toBe(0)
  })

  it('outlines the block in the crosshair, cracks it while it is dug, and tells damage and fire', () => {
    const [outlined, plain] = [shownAt(70), shownAt(70, up)]
    expect(differs(outlined, plain)).toBeGreaterThan(200)
    const [early, late] = [shownAt(BROKEN - 9), shownAt(BROKEN - 1)]
    expect(differs(early, late)).toBeGreaterThan(100)
    expect(differs(shownAt(BROKEN + 1), shownAt(BROKEN + 1, up))).toBe(0)
    expect(differs(shownAt(79, up), shownAt(81, up))).toBeGreaterThan(10_000)
    expect(replay.own.at('Ann', 85 * 50)?.body).toMatchObject({ burning: true, hurtAt: 80 * 50 })
  })

  it('is drawn in a script that has no painters of looks, which would triple it', () => {
    const script = linkModules(new URL('./page/main.ts', import.meta.url))
    expect(script.length).toBeLessThan(300_000)
    expect(script).not.toContain('class Tracer')
  })
})
