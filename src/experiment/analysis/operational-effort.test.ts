import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { BUTTONS as KEYS } from '../../body/keys/buttons.ts'
import { BUTTONS, bitOf } from '../../recording/buttons.ts'
import type { SeenClick } from '../../recording/hands-draft.ts'
import { parseHead, parseSegmentLine } from '../../recording/line.ts'
import { lineOf } from '../../recording/packing.ts'
import { Playback, type SegmentStore } from '../../recording/playback.ts'
import { Recorder } from '../../recording/recorder.ts'
import { controlFrames } from './control-frames.ts'
import { operationalEffort } from './operational-effort.ts'

interface Frame {
  readonly buttons?: number
  readonly pitch?: number
  readonly yaw?: number
  readonly clicks?: readonly SeenClick[]
}

function storeOf(frames: readonly Frame[], hands: { hands?: true } = { hands: true }): SegmentStore {
  const lines: string[] = []
  const head = { minecraft: '1.19.2', agents: ['Alice'], bottom: -64, seenBy: 'world', ...hands } as const
  const recorder = new Recorder(head, (recorded) => lines.push(lineOf(recorded)))
  frames.forEach(({ buttons = 0, pitch = 0, yaw = 0, clicks = [] }, n) => {
    for (const click of clicks) recorder.clicked('Alice', click)
    const controls = [{ agent: 'Alice', buttons, pitch, yaw }]
    recorder.tick(n * 50, () => ({ time: 0, weather: 'clear', figures: [], carriers: [], controls }))
  })
  recorder.end()
  const [first, ...rest] = lines
  const segments = rest.map(parseSegmentLine)
  return {
    head: parseHead(first as string),
    lines: segments,
    bytes: (index) => inflateRawSync(Buffer.from(segments[index]?.data ?? '', 'base64')),
  }
}

const framesOf = (frames: readonly Frame[]) => controlFrames(new Playback(storeOf(frames)), 'Alice')
const combined = (buttons: number, camera = 60) => 121 * buttons + camera

describe('low-level actions of a recorded agent', () => {
  it('have the buttons in the order of the embodied action space', () => {
    expect([...BUTTONS]).toEqual([...KEYS])
  })

  it('are numbers of VPT: 121 · buttons + camera', () => {
    expect(
      framesOf([
        {},
        { buttons: bitOf('forward') | bitOf('jump') },
        { buttons: bitOf('attack'), yaw: 10 },
        { buttons: bitOf('hotbar.9') },
        { pitch: -90 },
        { buttons: bitOf('inventory'), yaw: 5 },
      ]),
    ).toEqual([combined(0), combined(290), combined(5, 65), combined(7776), combined(1, 5), combined(8640)])
  })

  it('show a click as cursor path and press; two clicks on one slot need no path in between', () => {
    const click = { kind: 'crafting', slotCount: 46, slot: 1, button: 0, mode: 0 }
    const frames = framesOf([{ clicks: [click, { ...click, button: 1 }] }])!
    // from the middle of the screen (320, 180) to the first cell of the grid (270, 122): 7.5 and 8.7 degrees
    expect(frames).toHaveLength(4)
    expect(frames[1]! % 121).not.toBe(60)
    expect(frames.slice(2)).toEqual([combined(4), combined(16)])
  })

  it('take several frames for a path that is longer than a mouse moves in one frame', () => {
    const far = framesOf([{ clicks: [{ kind: 'merchant', slotCount: 39, slot: 38, button: 0, mode: 0 }] }])!
    expect(far.length).toBeGreaterThan(3)
  })
})

describe('operational effort', () => {
  it('is the permutation entropy of these numbers: 0 where nothing changes, more where keys alternate', () => {
    expect(
      operationalEffort(storeOf(Array.from({ length: 40 }, () => ({ buttons: bitOf('forward') })))),
    ).toBe(0)
    const busy = Array.from({ length: 40 }, (_, n) => ({
      buttons: n % 2 === 0 ? bitOf('attack') : bitOf('jump'),
    }))
    expect(operationalEffort(storeOf(busy))).toBeCloseTo(0.3868, 2)
  })

  it('is unknown for a recording without controls', () => {
    expect(operationalEffort(storeOf([{}, {}, {}, {}], {}))).toBeUndefined()
  })
})
