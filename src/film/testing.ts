import { inflateRawSync } from 'node:zlib'
import { parseHead, parseSegmentLine } from '../recording/line.ts'
import { lineOf } from '../recording/packing.ts'
import type { SegmentStore } from '../recording/playback.ts'
import { Recorder } from '../recording/recorder.ts'
import { SECTION_CELLS, type Weather } from '../recording/segment.ts'
import type { SeenFigure } from '../recording/tracks.ts'

const player = (name: string, changes: Partial<SeenFigure> = {}): SeenFigure => ({
  id: name.length,
  kind: 'player',
  name,
  x: 8.5,
  y: -63,
  z: 12.5,
  yaw: 0,
  pitch: 0,
  items: ['oak_planks', '', '', '', '', 'iron_helmet'],
  doing: 0,
  ...changes,
})

/** Alice stands on stone and looks north, where a gold wall is built from tick 20 on, one block every ten ticks. */
export function building(): SegmentStore {
  const lines: string[] = []
  const recorder = new Recorder(
    { minecraft: '1.19.2', agents: ['Alice', 'Bob'], bottom: -64, seenBy: 'world' },
    (recorded) => lines.push(lineOf(recorded)),
  )
  for (const cx of [0, 1])
    recorder.column({
      cx,
      cz: 0,
      biomes: Array<string>(16).fill('plains'),
      sections: [new Uint16Array(SECTION_CELLS).fill(recorder.block('stone'), 0, 256)],
    })
  for (let tick = 0; tick < 100; tick++) {
    if (tick >= 20 && tick % 10 === 0) {
      recorder.changed({ x: 4 + tick / 10, y: -62, z: 9 }, 'gold_block', 'Alice')
      if (tick === 60) recorder.said('Alice', 'half of it stands')
    }
    const stacks = tick < 20 ? [] : [{ slot: 36, item: 'gold_block', count: 10 - Math.floor(tick / 10) }]
    recorder.tick(tick * 50, () => ({
      time: 6000,
      weather: 'clear',
      figures: [player('Alice'), player('Bob', { x: 11, z: 8.5, yaw: 2 })],
      carriers: [{ agent: 'Alice', selected: 0, health: 20, food: 20, stacks }],
    }))
  }
  recorder.end()
  return storeOf(lines)
}

/** Alice digs in the middle of a stone hill, 64 blocks high, in the given weather. */
export function digging(weather: Weather = 'clear'): SegmentStore {
  const lines: string[] = []
  const recorder = new Recorder(
    { minecraft: '1.19.2', agents: ['Alice'], bottom: -64, seenBy: 'world' },
    (recorded) => lines.push(lineOf(recorded)),
  )
  const stone = new Uint16Array(SECTION_CELLS).fill(recorder.block('stone'))
  for (let i = 0; i < 25; i++)
    recorder.column({
      cx: (i % 5) - 2,
      cz: Math.floor(i / 5) - 2,
      biomes: Array<string>(16).fill('plains'),
      sections: [stone, stone, stone, stone],
    })
  for (const x of [6, 7, 8, 9]) recorder.changed({ x, y: -40, z: 8 }, 'air', 'Alice')
  recorder.tick(0, () => ({
    time: 6000,
    weather,
    figures: [player('Alice', { y: -40, z: 8.5 })],
    carriers: [],
  }))
  recorder.end()
  return storeOf(lines)
}

/**
 * Alice looks north at a stone wall near her, by day. @param happens function that records further events of a tick, and returns
 * her activities and buttons
 */
export function stoneBefore(
  ticks: number,
  happens: (recorder: Recorder, tick: number) => { doing: number; buttons: number },
): SegmentStore {
  const lines: string[] = []
  const recorder = new Recorder(
    { minecraft: '1.19.2', agents: ['Alice'], bottom: -64, seenBy: 'world', hands: true },
    (recorded) => lines.push(lineOf(recorded)),
  )
  const floor = new Uint16Array(SECTION_CELLS).fill(recorder.block('stone'), 0, 256)
  recorder.column({ cx: 0, cz: 0, biomes: Array<string>(16).fill('plains'), sections: [floor] })
  recorder.changed({ x: 8, y: -62, z: 9 }, 'sandstone')
  for (let tick = 0; tick < ticks; tick++) {
    const { doing, buttons } = happens(recorder, tick)
    recorder.tick(tick * 50, () => ({
      time: 6000,
      weather: 'clear',
      figures: [player('Alice', { doing })],
      carriers: [{ agent: 'Alice', selected: 0, health: 17, food: 20, stacks: [] }],
      controls: [{ agent: 'Alice', buttons, pitch: 0, yaw: 0 }],
    }))
  }
  recorder.end()
  return storeOf(lines)
}

/** A recording with these lines, as playback reads it. */
export function storeOf(lines: readonly string[]): SegmentStore {
  const segments = lines.slice(1).map(parseSegmentLine)
  return {
    head: parseHead(lines[0] ?? ''),
    lines: segments,
    bytes: (index) => inflateRawSync(Buffer.from(segments[index]?.data ?? '', 'base64')),
  }
}

const stack = (slot: number, item: string) => ({ slot, item, count: 1, note: '' })

/** Alice crafts a ladder at a table, all within tick 12, the last one. */
export function crafting(): SegmentStore {
  return recorded(['Alice'], (recorder, tick) => {
    for (let n = 0; n < 12; n++) tick(n, [stack(36, 'stick'), stack(37, 'stick')])
    const screen = (...slots: ReturnType<typeof stack>[]) =>
      recorder.screen('Alice', {
        kind: 'crafting',
        slotCount: 46,
        title: '',
        cursor: undefined,
        slots,
        gauges: [],
        offers: [],
      })
    screen(stack(37, 'stick'))
    screen(stack(1, 'stick'))
    screen(stack(1, 'stick'), stack(3, 'stick'))
    screen(stack(0, 'ladder'), stack(1, 'stick'), stack(3, 'stick'))
    screen(stack(1, 'stick'), stack(10, 'stick'))
    screen(stack(10, 'stick'), stack(11, 'ladder'))
    recorder.screen('Alice', undefined)
    tick(12, [stack(9, 'ladder')])
  })
}

/** Several agents, each of which receives an item in a different tick. */
export function teamOf(count: number, ticks = 80): SegmentStore {
  const agents = Array.from({ length: count }, (_, i) => (i === 0 ? 'Alice' : `Agent${i}`))
  return recorded(agents, (_, tick) => {
    for (let n = 0; n < ticks; n++)
      tick(n, [], (agent) => (n >= 20 + 3 * agents.indexOf(agent) ? [stack(36, 'apple')] : []))
  })
}

type Tick = (
  tick: number,
  stacks: readonly ReturnType<typeof stack>[],
  of?: (agent: string) => readonly ReturnType<typeof stack>[],
) => void

function recorded(agents: readonly string[], work: (recorder: Recorder, tick: Tick) => void): SegmentStore {
  const lines: string[] = []
  const head = { minecraft: '1.19.2', agents, bottom: -64, seenBy: 'world', hands: true } as const
  const recorder = new Recorder(head, (recorded) => lines.push(lineOf(recorded)))
  work(recorder, (tick, stacks, of = () => stacks) =>
    recorder.tick(tick * 50, () => ({
      time: 6000,
      weather: 'clear',
      figures: agents.map((name, i) => player(name, { id: i + 1, x: 8.5 + i })),
      carriers: agents.map((agent) => ({ agent, selected: 0, health: 20, food: 20, stacks: of(agent) })),
    })),
  )
  recorder.end()
  return storeOf(lines)
}
