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

/** Alice stands on stone and looks north, where from tick 20 on a wall of gold rises, a block every tenth tick. */
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

/** Alice digs out cells in the middle of a hill of stone, 64 blocks high, while the weather is as given. */
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

function storeOf(lines: readonly string[]): SegmentStore {
  const segments = lines.slice(1).map(parseSegmentLine)
  return {
    head: parseHead(lines[0] ?? ''),
    lines: segments,
    bytes: (index) => inflateRawSync(Buffer.from(segments[index]?.data ?? '', 'base64')),
  }
}
