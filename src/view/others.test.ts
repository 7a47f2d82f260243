import { describe, expect, it } from 'vitest'
import { parseHead, parseSegmentLine } from '../recording/line.ts'
import { lineOf } from '../recording/packing.ts'
import { Recorder, type SeenFigure } from '../recording/recorder.ts'
import { DOING } from '../recording/segment.ts'
import { BlockPalette } from './feed/block-palette.ts'
import { RecordingFeed } from './feed/recording-feed.ts'
import { VoxelStore } from './feed/voxel-store.ts'
import { Replay } from './page/data/replay.ts'
import { Voxels } from './page/data/voxels.ts'
import { daylightAt } from './page/gl/daylight.ts'
import { LampLight } from './page/gl/lamps.ts'

const figure = (changes: Partial<SeenFigure>): SeenFigure => ({
  id: 1,
  kind: 'player',
  name: 'Ann',
  x: 0.5,
  y: 0,
  z: 0.5,
  yaw: 0,
  pitch: 0,
  items: ['', '', '', '', '', ''],
  doing: 0,
  ...changes,
})

/** A replay of two seconds at night, in which a cow walks, a lamb and an item are near, and a pig is far away. */
function night(): Replay {
  const lines: string[] = []
  const head = { minecraft: '1.19.2', agents: ['Ann'], bottom: 0, seenBy: 'world' } as const
  const recorder = new Recorder(head, (recorded) => lines.push(lineOf(recorded)))
  for (let tick = 0; tick < 40; tick++)
    recorder.tick(tick * 50, () => ({
      time: 18_000 + tick,
      weather: 'clear',
      figures: [
        figure({}),
        figure({ id: 2, kind: 'cow', name: '', x: tick / 10, z: 4.5 }),
        figure({ id: 3, kind: 'sheep', name: '', x: 3, doing: DOING.baby }),
        figure({ id: 4, kind: 'item', name: 'oak_log', x: 2 }),
        figure({ id: 5, kind: 'pig', name: '', x: 300 }),
        ...(tick < 30 ? [figure({ id: 6, kind: 'experience_orb', name: '', x: 2 })] : []),
      ],
      carriers: [],
    }))
  recorder.end()
  const palette = new BlockPalette()
  const feed = new RecordingFeed(parseHead(lines[0]!), palette, new VoxelStore())
  const replay = new Replay()
  for (const line of lines.slice(1))
    for (const message of feed.read(parseSegmentLine(line)).timed) replay.take(message)
  return replay
}

describe('the page of a run', () => {
  it('shows mobs and items near the agents, on their way between two ticks', () => {
    const others = night().crowd.at(1525)
    expect(others.map((other) => other.figure)).toEqual(['*cow', '*sheep', '*item oak_log'])
    expect(others[0]!.x).toBeCloseTo(3.05, 1)
    expect(others[0]!.speed).toBeCloseTo(2, 1)
    expect(others.map(({ scale }) => scale)).toEqual([1, 0.5, 0.3])
  })

  it('shows nobody after the end of what is known', () => {
    expect(night().crowd.at(1999)).toHaveLength(3)
    expect(night().crowd.at(2000)).toEqual([])
  })

  it('is dark at midnight and bright at noon', () => {
    const sky = night().sky.at(1000)!
    expect(sky.time).toBe(18_020)
    expect(Math.max(...daylightAt(sky.time).daylight)).toBeLessThan(0.3)
    expect(Math.min(...daylightAt().daylight)).toBeGreaterThan(0.95)
  })
})

const [STONE, TORCH] = [1, 2]
const MODELS = [
  { quads: [], full: 0 },
  { quads: [], full: 63 },
  { quads: [], full: 0, light: 14 },
]

describe('the light of lamps on the page', () => {
  const around = (
    set: (voxels: Voxels) => void,
  ): { voxels: Voxels; light: (x: number, y: number, z: number) => number } => {
    const voxels = new Voxels()
    voxels.lights.add(TORCH)
    for (const x of [0, 1]) voxels.put(x, 0, 0, [4096, 0])
    set(voxels)
    const lamps = new LampLight(voxels, MODELS)
    for (const section of voxels.sections.values()) section.lamps = lamps.around(section)
    return { voxels, light: (x, y, z) => voxels.lampAt(x, y, z) }
  }

  it('loses a level from cell to cell, also into the next section', () => {
    const { light } = around((voxels) => voxels.set(12, 5, 5, TORCH))
    expect([light(12, 5, 5), light(13, 5, 5), light(16, 5, 5), light(16, 8, 5)]).toEqual([14, 13, 10, 7])
    expect(light(31, 5, 5)).toBe(0)
  })

  it('goes around what is solid', () => {
    const { light } = around((voxels) => {
      voxels.set(12, 5, 5, TORCH)
      voxels.set(13, 5, 5, STONE)
    })
    expect(light(14, 5, 5)).toBe(10)
  })

  it('has all sections around drawn again when a lamp comes or goes, and those it reaches when a block does', () => {
    const { voxels } = around((all) => all.set(12, 5, 5, TORCH))
    voxels.changed.clear()
    voxels.set(5, 5, 5, STONE)
    expect([...voxels.changed].sort()).toEqual(['0,0,0', '1,0,0'])
  })
})
