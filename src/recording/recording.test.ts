import { appendFileSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RecordingError } from '../core/errors.ts'
import { openRecording, RecordingWriter } from './file.ts'
import { parseHead, parseSegmentLine } from './line.ts'
import { lineOf } from './packing.ts'
import { Playback, type SegmentStore } from './playback.ts'
import { Recorder, type SeenTick } from './recorder.ts'
import { DOING, SECTION_CELLS } from './segment.ts'
import type { SeenFigure } from './tracks.ts'

const HEAD = { minecraft: '1.19.2', agents: ['Alice'], bottom: -64, seenBy: 'world' } as const

const alice = (changes: Partial<SeenFigure> = {}): SeenFigure => ({
  id: 7,
  kind: 'player',
  name: 'Alice',
  x: 0.5,
  y: -60,
  z: 0.5,
  yaw: 0,
  pitch: 0,
  items: ['', '', '', '', '', ''],
  doing: 0,
  ...changes,
})

const seen = (changes: Partial<SeenTick> = {}): SeenTick => ({
  time: 1000,
  weather: 'clear',
  figures: [alice()],
  carriers: [],
  ...changes,
})

/** Records in memory. */
function record(work: (recorder: Recorder) => void): string[] {
  const lines: string[] = []
  const recorder = new Recorder(HEAD, (recorded) => lines.push(lineOf(recorded)))
  work(recorder)
  recorder.end()
  return lines
}

function storeOf([head, ...lines]: readonly string[]): SegmentStore {
  const segments = lines.map(parseSegmentLine)
  return {
    head: parseHead(head as string),
    lines: segments,
    bytes: (index) => inflateRawSync(Buffer.from(segments[index]?.data ?? '', 'base64')),
  }
}

const play = (lines: readonly string[]): Playback => new Playback(storeOf(lines))

/** A column with a stone floor. */
const floored = (recorder: Recorder, cx: number, cz: number) => ({
  cx,
  cz,
  biomes: Array<string>(16).fill('plains'),
  sections: [
    new Uint16Array(SECTION_CELLS).fill(recorder.block('stone'), 0, 256),
    ...Array<undefined>(23).fill(undefined),
  ],
})

describe('a recording', () => {
  it('restores the figures’ positions, items and activities at each tick', () => {
    const lines = record((recorder) => {
      for (let tick = 10; tick < 60; tick++)
        recorder.tick(tick * 50, () =>
          seen({
            figures: [
              alice({
                x: tick / 10,
                yaw: 3,
                items: [tick < 40 ? '' : 'oak_planks', '', '', '', '', ''],
                doing: tick >= 50 ? DOING.sneaking : 0,
              }),
            ],
          }),
        )
    })
    const playback = play(lines)
    expect([playback.from, playback.to]).toEqual([10, 59])
    const [early] = playback.seek(39).figures
    const [late] = playback.seek(55).figures
    expect(early).toMatchObject({ kind: 'player', name: 'Alice', mainHand: '', doing: { sneaking: false } })
    expect(early?.x).toBeCloseTo(3.9, 2)
    expect(early?.yaw).toBeCloseTo(3, 2)
    expect(late).toMatchObject({ mainHand: 'oak_planks', doing: { sneaking: true } })
    expect(playback.seek(12.5).figures[0]?.x).toBeCloseTo(1.25, 2)
  })

  it('turns figures the short way between two ticks', () => {
    const lines = record((recorder) => {
      recorder.tick(0, () => seen({ figures: [alice({ yaw: 3.1 })] }))
      recorder.tick(50, () => seen({ figures: [alice({ yaw: -3.1 })] }))
    })
    const yaw = play(lines).seek(0.5).figures[0]?.yaw ?? 0
    expect(Math.cos(yaw)).toBeCloseTo(-1, 3)
  })

  it('repeats the tick before where ticks were left out, and counts one that comes twice once', () => {
    const lines = record((recorder) => {
      for (const tick of [0, 1, 1, 4]) recorder.tick(tick * 50, () => seen({ figures: [alice({ x: tick })] }))
    })
    const playback = play(lines)
    expect(playback.to).toBe(4)
    expect([0, 1, 3, 4].map((tick) => playback.seek(tick).figures[0]?.x)).toEqual([0, 1, 4, 4])
  })

  it('tells inventories, chat, time of day and weather', () => {
    const stacks = [{ slot: 36, item: 'torch', count: 5 }]
    const lines = record((recorder) => {
      for (let tick = 0; tick < 30; tick++) {
        if (tick === 25) recorder.said('Alice', 'done')
        recorder.tick(tick * 50, () =>
          seen({
            time: 24_000 + tick,
            weather: 'rain',
            carriers: [
              { agent: 'Alice', selected: 3, health: 17.5, food: 20, stacks: tick < 24 ? [] : stacks },
            ],
          }),
        )
      }
    })
    const playback = play(lines)
    expect(playback.seek(23).carried.get('Alice')?.stacks).toEqual([])
    expect(playback.seek(24)).toMatchObject({ time: 20, weather: 'rain' })
    expect(playback.seek(24).carried.get('Alice')).toEqual({ selected: 3, health: 18, food: 20, stacks })
    expect(playback.said(0, 24)).toEqual([])
    expect(playback.said(20, 29)).toEqual([{ tick: 25, from: 'Alice', text: 'done' }])
  })

  it('shows the blocks of any tick, in any order of ticks', () => {
    const change = fc.record({
      tick: fc.integer({ min: 1, max: 1500 }),
      x: fc.integer({ min: -16, max: 31 }),
      y: fc.integer({ min: -64, max: -60 }),
      z: fc.integer({ min: 0, max: 3 }),
      block: fc.constantFrom('air', 'stone', 'oak_planks', 'oak_stairs[facing=east]'),
    })
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 40 }),
        fc.array(fc.integer({ min: 0, max: 1500 }), { minLength: 1, maxLength: 12 }),
        (changes, asked) => {
          const lines = record((recorder) => {
            recorder.column(floored(recorder, 0, 0))
            for (let tick = 0; tick <= 1500; tick++) {
              // one column comes into view later, with its state at that time
              if (tick === 700) recorder.column(floored(recorder, 1, 0))
              for (const { x, y, z, block } of changes.filter((one) => one.tick === tick))
                recorder.changed({ x, y, z }, block)
              recorder.tick(tick * 50, () => seen())
            }
          })
          const playback = play(lines)
          for (const tick of asked) {
            playback.seek(tick)
            for (const { x, y, z } of changes) {
              const shown = playback.blocks.at(x, y, z)
              const isInView = x >= 0 && (x < 16 || tick >= 700)
              const last = changes
                .filter((one) => one.x === x && one.y === y && one.z === z && one.tick <= tick)
                .filter((one) => one.x < 16 || one.tick >= 700)
                .sort((a, b) => a.tick - b.tick)
                .at(-1)
              const expected = isInView ? (last?.block ?? (y === -64 ? 'stone' : 'air')) : undefined
              expect(shown === undefined ? undefined : playback.blockName(shown)).toBe(expected)
            }
          }
        },
      ),
      { numRuns: 12 },
    )
  })

  it('tells who draws it of each cell and column that changes', () => {
    const lines = record((recorder) => {
      recorder.column(floored(recorder, 0, 0))
      recorder.tick(0, () => seen())
      recorder.changed({ x: 1, y: -63, z: 2 }, 'glass', 'Alice')
      recorder.tick(50, () => seen())
    })
    const playback = play(lines)
    const heard: string[] = []
    playback.blocks.watch({
      cell: (x, y, z, block) => heard.push(`${x},${y},${z} ${playback.blockName(block)}`),
      column: (cx, cz, isThere) => heard.push(`${cx},${cz} ${isThere}`),
    })
    for (const tick of [0, 1, 0]) playback.seek(tick)
    expect(heard).toEqual(['0,0 true', '1,-63,2 glass', '1,-63,2 air'])
  })

  it('has the same bytes for the same happenings', () => {
    const make = () =>
      record((recorder) => {
        recorder.column(floored(recorder, 0, 0))
        for (let tick = 0; tick < 100; tick++) recorder.tick(tick * 50, () => seen({ time: tick }))
      })
    expect(make()).toEqual(make())
  })

  it('is the same with and without hints about unchanged figures', () => {
    const steps = fc.array(
      fc.record({ isThere: fc.boolean(), x: fc.integer({ min: 0, max: 1 }), doing: fc.constantFrom(0, 1) }),
      {
        minLength: 3,
        maxLength: 3,
      },
    )
    fc.assert(
      fc.property(fc.array(steps, { minLength: 1, maxLength: 70 }), fc.boolean(), (ticks, isTurned) => {
        const make = (isTold: boolean) =>
          record((recorder) => {
            const last = new Map<number, string>()
            for (const [tick, step] of ticks.entries()) {
              const figures = step.flatMap(({ isThere, x, doing }, id) => {
                const isAsBefore = isTold && last.get(id) === `${x},${doing}`
                if (!isThere) return []
                last.set(id, `${x},${doing}`)
                return [alice({ id, x, doing, isAsBefore })]
              })
              // the order of the figures changes, too
              if (isTurned && tick % 7 === 3) figures.reverse()
              recorder.tick(tick * 50, () => seen({ figures }))
            }
          })
        expect(make(true)).toEqual(make(false))
      }),
    )
  })

  it('grows while it is watched', () => {
    const lines = record((recorder) => {
      for (let tick = 0; tick < 40; tick++) recorder.tick(tick * 50, () => seen({ time: tick }))
    })
    const whole = storeOf(lines)
    const growing = { ...whole, lines: [...whole.lines].slice(0, 1) }
    const playback = new Playback(growing)
    expect(playback.to).toBe(19)
    growing.lines.push(whole.lines[1] as (typeof whole.lines)[number])
    expect(playback.to).toBe(39)
    expect(playback.seek(39).time).toBe(20)
  })
})

describe('the file of a recording', () => {
  const folder = () => mkdtempSync(join(tmpdir(), 'recording-'))

  it('is read without the line that a crash tore', () => {
    const path = join(folder(), 'recording.jsonl')
    const writer = new RecordingWriter(path)
    for (const line of record((recorder) => recorder.tick(0, () => seen()))) writer.append(line)
    writer.close()
    appendFileSync(path, '{"from":20,"tic')
    const store = openRecording(path)
    expect(store.lines).toHaveLength(1)
    expect(new Playback(store).seek(0).figures).toHaveLength(1)
  })

  it('is refused with advice when it is missing, of another version, or no recording', () => {
    const path = join(folder(), 'recording.jsonl')
    expect(() => openRecording(path)).toThrow(RecordingError)
    writeFileSync(path, '{"recording":99}\n')
    expect(() => openRecording(path)).toThrow(/schema 99/)
    writeFileSync(path, '{"seq":0}\n')
    expect(() => openRecording(path)).toThrow(/not the head/)
  })

  it('shows what has happened since the last tick, where it ends within one, and no tick twice', () => {
    const countOf = (count: number) =>
      seen({
        carriers: [
          {
            agent: 'Alice',
            selected: 0,
            health: 20,
            food: 20,
            stacks: [{ slot: 36, item: 'ladder', count }],
          },
        ],
      })
    // a segment is full after 20 ticks
    for (const ticks of [1, 19, 20, 21]) {
      const playback = play(
        record((recorder) => {
          for (let tick = 0; tick < ticks; tick++) recorder.tick(tick * 50, () => countOf(1))
          recorder.last((ticks - 1) * 50, () => countOf(3))
        }),
      )
      expect(playback.to).toBe(ticks)
      const carried = Array.from({ length: ticks + 1 }, (_, tick) => playback.seek(tick).carried.get('Alice'))
      expect(carried.map((one) => one?.stacks[0]?.count)).toEqual([...Array(ticks).fill(1), 3])
    }
  })
})
