import { describe, expect, it } from 'vitest'
import { parseHead, parseSegmentLine } from '../recording/line.ts'
import { lineOf } from '../recording/packing.ts'
import { Recorder } from '../recording/recorder.ts'
import { DOING } from '../recording/segment.ts'
import type { SeenFigure } from '../recording/tracks.ts'
import { BlockPalette } from './feed/block-palette.ts'
import { RecordingFeed } from './feed/recording-feed.ts'
import { VoxelStore } from './feed/voxel-store.ts'
import { Replay } from './page/data/replay.ts'
import { daylightAt } from './page/gl/daylight.ts'

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

/** A two-second replay at night: a cow walks, a lamb and an item are near, and a pig is far away. */
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
  const feed = new RecordingFeed(parseHead(lines[0]!), { palette, store: new VoxelStore() })
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

  it('shows no figure after the end of the recording', () => {
    expect(night().crowd.at(1999)).toHaveLength(3)
    expect(night().crowd.at(2000)).toEqual([])
  })

  it('knows the climate of each place, and the pictures that are others there', () => {
    const lines: string[] = []
    const head = { minecraft: '1.19.2', agents: ['Ann'], bottom: 0, seenBy: 'world' } as const
    const recorder = new Recorder(head, (recorded) => lines.push(lineOf(recorded)))
    const grass = new Uint16Array(4096).fill(recorder.block('grass_block[snowy=false]'), 0, 256)
    const biomes = Array.from({ length: 16 }, (_, i) => (i < 8 ? 'plains' : 'desert'))
    recorder.column({ cx: 3, cz: -2, biomes, sections: [grass] })
    recorder.column({ cx: 4, cz: -2, biomes: Array<string>(16).fill('plains'), sections: [grass] })
    recorder.tick(50, () => ({ time: 0, weather: 'clear', figures: [], carriers: [] }))
    recorder.end()
    const palette = new BlockPalette()
    const feed = new RecordingFeed(parseHead(lines[0]!), { palette, store: new VoxelStore() })
    const { sections } = feed.read(parseSegmentLine(lines[1]!))
    const [climates] = sections.filter(({ kind }) => kind === 'climates')
    expect(sections.filter(({ kind }) => kind === 'climates')).toHaveLength(1)
    const cells = [0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2]
    expect(climates).toEqual({ kind: 'climates', x: 3, z: -2, cells })
    const news = palette.news()
    expect(news.map(({ kind }) => kind)).toEqual(['models', 'tints'])
    expect(news[1]).toMatchObject({ climate: 2 })
    const replay = new Replay()
    for (const message of [...news, ...sections]) replay.take(message)
    expect(replay.voxels.climates.get('3,-2')).toEqual(cells)
  })

  it('is dark at midnight and bright at noon', () => {
    const sky = night().sky.at(1000)!
    expect(sky.time).toBe(18_020)
    expect(Math.max(...daylightAt(sky).daylight)).toBeLessThan(0.3)
    expect(Math.min(...daylightAt().daylight)).toBeGreaterThan(0.95)
  })

  it('shows stars and the moon at night, and clouds instead of the sun when it rains', () => {
    const sky = night().sky.at(1000)!
    expect(daylightAt(sky)).toMatchObject({ hasDiscs: true, hasStars: true })
    expect(daylightAt(sky).sun[1]).toBeLessThan(-0.9)
    const [dry, wet] = [daylightAt({}), daylightAt({ weather: 'thunder' })]
    expect(dry).toMatchObject({ hasDiscs: true, hasStars: false })
    expect(wet).toMatchObject({ hasDiscs: false, hasStars: false })
    expect(wet.daylight[1]).toBeLessThan(0.6 * dry.daylight[1])
  })
})
