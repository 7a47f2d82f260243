import { beforeEach, describe, expect, it } from 'vitest'
import { scoreEvents } from '../judger/metrics/scorecard.ts'
import { Catalogue } from '../plugin/catalogue.ts'
import { parseHead, parseSegmentLine } from '../recording/line.ts'
import { RunFeed } from './feed/run-feed.ts'
import type { Happening, ViewMessage } from './messages.ts'
import { Replay } from './page/data/replay.ts'
import { BEGINNING, Chronicle, storyAfter } from './page/data/story.ts'
import { eventsOfRun, type MadeRun, recordingOfRun } from './testing.ts'

const scoring = new Catalogue()

/** The messages that a page receives about the generated run. */
function messagesOf(made: MadeRun = {}): ViewMessage[] {
  const messages: ViewMessage[] = []
  const events = eventsOfRun(made)
  const [head = '', ...lines] = recordingOfRun()
  const feed = new RunFeed({
    id: 'hut',
    scoring,
    score: () => scoreEvents(events, scoring),
    recording: made.recorded === false ? undefined : parseHead(head),
    send: (message) => messages.push(message),
  })
  feed.event(events[0]!)
  for (const line of lines) feed.segment(parseSegmentLine(line))
  for (const event of events.slice(1)) feed.event(event)
  return [...messages, { kind: 'ready', live: false, t: feed.t }]
}

function replayOf(messages: readonly ViewMessage[]): Replay {
  const replay = new Replay()
  for (const message of messages) replay.take(message)
  return replay
}

describe.each([
  ['with its recording', {}],
  ['without one', { recorded: false }],
] as const)('a run %s', (_what, made) => {
  let replay: Replay
  beforeEach(() => {
    replay = replayOf(messagesOf(made))
  })
  const nameAt = (x: number, y: number, z: number): string => replay.names[replay.voxels.get(x, y, z)]!

  it('shows the blocks of any moment, in whatever order moments are sought', () => {
    const seen = (time: number): string[] => {
      replay.seek(time)
      return [nameAt(3, 0, 3), nameAt(4, 1, 3), nameAt(3, 2, 3)]
    }
    const [early, late] = [seen(0), seen(5000)]
    expect(early).toEqual(['air', 'air', 'air'])
    expect(late).toEqual(['stone', 'stone', 'stone'])
    expect(seen(2200)).toEqual(['stone', 'stone', 'air'])
    expect(seen(0)).toEqual(early)
    expect(seen(4000)).toEqual(late)
    expect(nameAt(5, -1, 5)).toContain('grass_block')
  })

  it('says what of the blueprint is missing, and what is too much', () => {
    replay.seek(0)
    expect(replay.difference()).toMatchObject({ wrong: [], extra: [] })
    expect(replay.difference().missing).toHaveLength(4 * 3)
    replay.seek(5000)
    expect(replay.difference()).toEqual({ missing: [], wrong: [], extra: [] })
  })

  it('counts what is built as time goes on', () => {
    const { chronicle } = replay
    expect([0, 1000, 3500, 5000].map((time) => chronicle.at(time).progress.done)).toEqual([0, 1, 2, 3])
    expect(chronicle.at(3500)).toMatchObject({ actions: 4, refused: 1 })
    expect(chronicle.at(3500).agents['Ann']).toMatchObject({ subtask: 1, isRefused: false })
    expect(chronicle.at(5000).end?.outcome).toBe('success')
    expect(chronicle.at(5000).end?.score).toContainEqual(['Completion rate', '100.0 %'])
  })
})

describe('the page of a run', () => {
  it('interpolates an agent between two poses, and hides figures without recorded poses', () => {
    const pose = replayOf(messagesOf()).tracks.get('Ann')!.at(2525)!
    expect(pose.x).toBeCloseTo(8 - 50.5 / 25, 2)
    expect(pose.speed).toBeGreaterThan(0.5)
    expect(replayOf(messagesOf({ recorded: false })).tracks.size).toBe(0)
  })

  it('says what an agent holds', () => {
    expect(replayOf(messagesOf()).chronicle.at(1000).agents['Ann']).toMatchObject({
      held: 'stone',
      items: [['stone', 5]],
    })
  })

  it('is the same, however the messages are cut: a live run and its replay end alike', () => {
    const messages = messagesOf()
    const live = new Replay()
    for (const message of messages) {
      live.take(message)
      live.seek(live.end)
    }
    const again = replayOf(messages)
    for (const time of [0, 1700, 5000]) {
      live.seek(time)
      again.seek(time)
      expect(live.difference()).toEqual(again.difference())
      expect(live.chronicle.at(time)).toEqual(again.chronicle.at(time))
    }
  })

  it('passes on what a model says as it is, to be shown as text, and cuts what is endless', () => {
    const hostile = '<img src=x onerror=alert(1)>'
    const thoughts = messagesOf({ thought: hostile }).flatMap((message) =>
      message.kind === 'action' ? [message.thought] : [],
    )
    expect(new Set(thoughts)).toEqual(new Set([hostile]))
    const long = messagesOf({ thought: 'x'.repeat(5000) }).find((message) => message.kind === 'action')!
    expect(long).toMatchObject({ thought: expect.stringMatching(/^x{500,600}…$/) })
  })
})

describe('a chronicle', () => {
  const action = (t: number, ok = true): Happening => ({
    t,
    kind: 'action',
    agent: 'Ann',
    since: t,
    thought: '',
    action: `${t}`,
    ok,
    reason: '',
  })

  it('folds to any moment what a fold from the beginning gives, also between its keyframes', () => {
    const chronicle = new Chronicle()
    const all = Array.from({ length: 1050 }, (_, i) => action(i * 10, i % 7 !== 0))
    for (const happening of all) chronicle.add(happening)
    for (const time of [10_490, 0, 5000, 4999, 999, 1000, 1001, 9_999, -1]) {
      const fold = all.filter(({ t }) => t <= time).reduce(storyAfter, BEGINNING)
      expect(chronicle.at(time)).toEqual(fold)
    }
  })

  it('accepts late messages', () => {
    const chronicle = new Chronicle()
    for (let i = 0; i < 300; i++) chronicle.add(action(i * 10))
    expect(chronicle.at(3000).actions).toBe(300)
    chronicle.add(action(5, false))
    expect(chronicle.at(3000)).toMatchObject({ actions: 301, refused: 1 })
    expect(chronicle.at(7)).toMatchObject({ actions: 2, refused: 1 })
    expect(chronicle.at(3).actions).toBe(1)
  })
})
