import { inflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { bitOf } from './buttons.ts'
import { ByteReader, ByteWriter } from './bytes.ts'
import type { SeenControls, SeenScreen } from './hands-draft.ts'
import { parseHead, parseSegmentLine } from './line.ts'
import { OwnReader } from './own-reader.ts'
import { OwnStates } from './own-states.ts'
import { lineOf } from './packing.ts'
import { Playback, type SegmentStore } from './playback.ts'
import { Recorder } from './recorder.ts'
import { decodeSegment, encodeSegment, type Segment } from './segment.ts'

const TABLE: SeenScreen = {
  kind: 'crafting',
  slotCount: 46,
  title: 'container.crafting',
  cursor: { item: 'oak_planks', count: 3, note: '' },
  slots: [{ slot: 1, item: 'potion', count: 1, note: 'potion:swiftness' }],
  gauges: [3, -1],
  offers: [[{ item: 'emerald', count: 2, note: '' }]],
}

function record(work: (recorder: Recorder, tick: (n: number, controls?: SeenControls[]) => void) => void) {
  const lines: string[] = []
  const head = { minecraft: '1.19.2', agents: ['Alice'], bottom: -64, seenBy: 'world' } as const
  const recorder = new Recorder(head, (recorded) => lines.push(lineOf(recorded)))
  const carriers = [
    { agent: 'Alice', selected: 0, health: 20, food: 20, stacks: [{ slot: 36, item: 'potion', count: 1 }] },
  ]
  work(recorder, (n, controls = []) =>
    recorder.tick(n * 50, () => ({ time: 0, weather: 'clear', figures: [], carriers, controls })),
  )
  recorder.end()
  const [first, ...rest] = lines
  const segments = rest.map(parseSegmentLine)
  return new Playback({
    head: parseHead(first as string),
    lines: segments,
    bytes: (index) => inflateRawSync(Buffer.from(segments[index]?.data ?? '', 'base64')),
  })
}

it('gives back a screen from the tick on in which it was opened, over segments, until it closes', () => {
  const playback = record((recorder, tick) => {
    for (let n = 0; n < 50; n++) {
      if (n === 5) recorder.screen('Alice', TABLE)
      if (n === 45) recorder.screen('Alice', undefined)
      tick(n)
    }
  })
  const openAt = (tick: number) => playback.seek(tick).screens.get('Alice')
  expect(openAt(4)).toBeUndefined()
  expect(openAt(5)).toEqual({
    ...TABLE,
    cursor: { item: 'oak_planks', count: 3 },
    offers: [[{ item: 'emerald', count: 2 }]],
  })
  expect(openAt(44)).toEqual(openAt(5))
  expect(openAt(45)).toBeUndefined()
})

it('keeps a screen that opens and closes within a tick, though no tick ends with it', () => {
  const playback = record((recorder, tick) => {
    tick(0)
    recorder.screen('Alice', TABLE)
    recorder.clicked('Alice', { kind: 'crafting', slotCount: 46, slot: -999, button: 1, mode: 4 })
    recorder.screen('Alice', undefined)
    tick(1)
  })
  expect(playback.seek(1).screens.size).toBe(0)
  expect([...playback.screensOf('Alice')].map(({ tick, screen }) => [tick, screen?.kind])).toEqual([
    [1, 'crafting'],
    [1, undefined],
  ])
  expect([...playback.clicksOf('Alice')]).toEqual([
    { tick: 1, kind: 'crafting', slotCount: 46, slot: -999, button: 1, mode: 4 },
  ])
})

const EMPTY: Segment = {
  time: 0,
  weather: 'clear',
  columns: [],
  edits: [],
  changes: [],
  tracks: [],
  carried: [],
  said: [],
  screens: [],
  controls: [],
  clicks: [],
  notes: [],
  bossBars: [],
}

/** A recording from before numbers of slots were recorded. */
function beforeSlotCounts(minecraft: string, kind: string): Playback {
  const cursor = { item: 0, count: 0, note: 0 }
  const screen = {
    offset: 0,
    agent: 1,
    kind: 2,
    title: 0,
    cursor,
    slotCount: 0,
    slots: [],
    gauges: [],
    offers: [],
  }
  const click = { offset: 0, agent: 1, kind: 2, slotCount: 0, slot: 3, button: 0, mode: 0 }
  const whole = encodeSegment({ ...EMPTY, screens: [screen], clicks: [click] })
  const bytes = whole.slice(0, whole.length - 5)
  const head = { minecraft, agents: ['Alice'], bottom: -64, seenBy: 'world' } as const
  const line = { from: 0, ticks: 1, key: true as const, words: ['Alice', kind] }
  return new Playback({ head, lines: [line], bytes: () => bytes } as unknown as SegmentStore)
}

it.each([
  ['1.19.2', 'smithing', undefined],
  ['1.20.4', 'smithing', 40],
  ['1.21.4', 'smithing', 40],
  ['1.21.4', 'horse', undefined],
])(
  'in a recording from before, a version tells the slots of windows where it can: %s, %s',
  (version, kind, slots) => {
    const playback = beforeSlotCounts(version, kind)
    expect(playback.seek(0).screens.get('Alice')).toMatchObject({ kind, slotCount: slots })
    expect([...playback.clicksOf('Alice')].map(({ slotCount }) => slotCount)).toEqual([slots])
  },
)

it('gives back boss bars from the tick on in which they changed, over segments, until they go', () => {
  const dragon = { title: 'Ender Dragon', colour: 'pink', share: 0.25 }
  const playback = record((recorder, tick) => {
    for (let n = 0; n < 60; n++) {
      if (n === 5) recorder.bossBars('Alice', [dragon])
      if (n === 30) recorder.bossBars('Alice', [dragon, { title: 'Wither', colour: 'purple', share: 2 }])
      if (n === 45) recorder.bossBars('Alice', [])
      tick(n)
    }
  })
  const states = new OwnStates()
  const reader = new OwnReader(playback.head)
  for (const { from, segment } of playback.segments())
    for (const state of reader.read(segment, { from, word: (word) => playback.word(word) })) states.add(state)
  const at = (tick: number) => states.at('Alice', tick * 50)?.bars
  expect([4, 5, 29, 30, 44, 45].map((tick) => at(tick)?.length ?? 0)).toEqual([0, 1, 1, 2, 2, 0])
  expect(at(29)).toEqual([dragon])
  expect(at(44)?.[1]).toEqual({ title: 'Wither', colour: 'purple', share: 1 })
})

it('finds no boss bars in a recording from before they were kept', () => {
  const whole = encodeSegment(EMPTY)
  expect(decodeSegment(whole.slice(0, whole.length - 1)).bossBars).toEqual([])
})

it('gives back keys and turns of the camera at each tick, but for those in which the agent was gone', () => {
  const pressed = (n: number) => ({
    agent: 'Alice',
    buttons: bitOf('hotbar.9') | (n % 2 === 0 ? bitOf('attack') : 0),
    pitch: n / 4 - 5,
    yaw: 180 - n,
  })
  const there = [...Array(60).keys()].filter((n) => n < 25 || n > 30)
  const playback = record((_, tick) => {
    for (let n = 0; n < 60; n++) tick(n, there.includes(n) ? [pressed(n)] : [])
  })
  const expected = there.map((n) => {
    const { agent: _, ...rest } = pressed(n)
    return { tick: n, ...rest }
  })
  expect([...playback.controlsOf('Alice')]).toEqual(expected)
  expect([...playback.controlsOf('Bob')]).toEqual([])
})

it('shows a potion’s content from its first tick on', () => {
  const playback = record((recorder, tick) => {
    for (let n = 0; n < 50; n++) {
      if (n === 3) recorder.noted('Alice', [{ slot: 36, note: 'potion:healing' }])
      if (n === 30) recorder.noted('Alice', [])
      tick(n)
    }
  })
  const noteAt = (tick: number) => playback.seek(tick).carried.get('Alice')?.stacks[0]?.note
  expect([2, 3, 25, 30, 49].map(noteAt)).toEqual([
    undefined,
    'potion:healing',
    'potion:healing',
    undefined,
    undefined,
  ])
})

it('is empty in a segment of a recording from before, which ends ahead of it', () => {
  const said = [{ offset: 1, from: 2, text: 'hm' }]
  const before: Segment = { ...EMPTY, time: 7, weather: 'rain', edits: undefined, said }
  const whole = encodeSegment(before)
  const old = whole.slice(0, whole.length - 6)
  expect(decodeSegment(old)).toEqual(before)
})

it('steps read what steps wrote', () => {
  const writer = new ByteWriter()
  writer.steps(Int32Array.of(0, -70, 1_048_575, 3))
  expect([...new ByteReader(writer.written.slice()).steps(4)]).toEqual([0, -70, 1_048_575, 3])
})
