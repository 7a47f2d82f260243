import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { UsageError } from '../core/errors.ts'
import { parseHead, parseSegmentLine } from '../recording/line.ts'
import type { SegmentStore } from '../recording/playback.ts'
import { Recorder, type SeenFigure } from '../recording/recorder.ts'
import { SECTION_CELLS } from '../recording/segment.ts'
import { changesOf, wayOf } from './caption.ts'
import { drawRun } from './draw-run.ts'
import { Film, type Shot } from './film.ts'

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

/** Alice stands on stone and looks north, where from tick 20 on a wall of gold rises, a block every tenth tick. */
function building(): SegmentStore {
  const lines: string[] = []
  const recorder = new Recorder(
    { minecraft: '1.19.2', agents: ['Alice', 'Bob'], bottom: -64, seenBy: 'world' },
    (line) => lines.push(line),
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
  const segments = lines.slice(1).map(parseSegmentLine)
  return {
    head: parseHead(lines[0] ?? ''),
    lines: segments,
    bytes: (index) => inflateRawSync(Buffer.from(segments[index]?.data ?? '', 'base64')),
  }
}

const SHOT: Shot = { width: 96, height: 54, view: 'first', agent: 'Alice', fov: 70 }

/** How many pixels are yellow. */
function gold({ pixels }: { pixels: Uint8Array }): number {
  let count = 0
  for (let i = 0; i < pixels.length; i += 4)
    if (pixels[i]! > 120 && pixels[i + 1]! > 90 && pixels[i + 2]! < pixels[i]! / 2) count++
  return count
}

describe('a picture of a run', () => {
  const store = building()

  it.each(['first', 'third', 'overview'] as const)(
    'is the same bytes whatever was drawn before it (%s)',
    (view) => {
      const shot = { ...SHOT, view }
      const [film, other] = [new Film(store), new Film(store)]
      const forwards = [0, 45, 90].map((tick) => film.draw(tick, shot).pixels)
      const backwards = [90, 45, 0].map((tick) => other.draw(tick, shot).pixels).reverse()
      expect(forwards).toEqual(backwards)
    },
  )

  it('shows what has been built by then', () => {
    const film = new Film(store)
    const seen = [0, 25, 95].map((tick) => gold(film.draw(tick, SHOT)))
    expect(seen[1]).toBeGreaterThan(seen[0] ?? 0)
    expect(seen[2]).toBeGreaterThan(2 * (seen[1] ?? 0))
  })

  it('is dark while the agent is not in the world, and refused for one that never was', () => {
    const film = new Film(store)
    expect(new Set(film.draw(5, { ...SHOT, agent: 'Cindy' }).pixels.subarray(0, 3))).toEqual(
      new Set([0x16, 0x18, 0x1d]),
    )
    expect(() => [...drawRun(store, { shot: { ...SHOT, agent: 'Cindy' }, every: 30 })]).toThrow(UsageError)
  })

  it('comes with what it does not show: inventory, what changed in it, and chat', () => {
    const frames = [...drawRun(store, { shot: SHOT, every: 25, strip: true })]
    expect(frames.map(({ caption }) => caption.tick)).toEqual([0, 25, 50, 75])
    expect(frames[1]?.caption).toMatchObject({
      held: 'oak_planks',
      facing: 'north',
      changes: ['+8 gold_block'],
    })
    expect(frames[2]?.caption.changes).toEqual(['-3 gold_block'])
    expect(frames.map(({ caption }) => caption.chat)).toEqual([[], [], [], ['Alice: half of it stands']])
    expect(frames[0]?.picture.height).toBeGreaterThan(SHOT.height)
  })
})

describe('words under a picture', () => {
  it('name the point of the compass to which an agent looks', () => {
    expect([0, Math.PI / 2, Math.PI, -Math.PI / 2, 0.8].map(wayOf)).toEqual([
      'north',
      'west',
      'south',
      'east',
      'north-west',
    ])
  })

  it('say nothing of stacks that were only moved', () => {
    const carried = (slot: number) => ({
      selected: 0,
      health: 20,
      food: 20,
      stacks: [{ slot, item: 'torch', count: 2 }],
    })
    expect(changesOf(carried(9), carried(36))).toEqual([])
  })
})
