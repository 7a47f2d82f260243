import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../core/journal/events.ts'
import { CallTimes, timesOf } from './call-times.ts'
import type { TranscribedRequest } from './read-transcript.ts'

const asked = (seq: number, prompt: string, agent = 'Alice'): TranscribedRequest => ({
  seq,
  model: 'openai:tiny',
  kind: 'act',
  agent,
  seed: 1,
  sample: 0,
  prompt,
  messages: [],
  usage: { inputTokens: 1, outputTokens: 1 },
  wall: 0,
})

const replied = (t: number, promptHash: string, attempts = 1, agent = 'Alice'): GameEvent => ({
  t,
  type: 'model.replied',
  data: {
    kind: 'act',
    agent,
    model: 'openai:tiny',
    attempts,
    promptHash,
    reply: {},
    usage: { inputTokens: 1, outputTokens: 1 },
    askedAt: t - 100,
  },
})

describe('the game time of a request', () => {
  it('is that of its question, for re-asks too', () => {
    const times = timesOf(
      [asked(0, 'a'), asked(1, 'a'), asked(2, 'b')],
      [replied(500, 'a', 2), replied(900, 'b')],
    )
    expect(times.map(({ askedAt, answeredAt }) => [askedAt, answeredAt])).toEqual([
      [400, 500],
      [400, 500],
      [800, 900],
    ])
  })

  it('of equal questions of two agents is each its own', () => {
    const events = [replied(500, 'a', 1, 'Bob'), replied(700, 'a', 1, 'Alice')]
    const times = timesOf([asked(0, 'a', 'Alice'), asked(1, 'a', 'Bob')], events)
    expect(times.map(({ answeredAt }) => answeredAt)).toEqual([700, 500])
  })

  it('is unknown until the journal gives it, and then reported in order', () => {
    const times = new CallTimes<TranscribedRequest>()
    expect(times.request(asked(0, 'a'))).toBeUndefined()
    expect(times.request(asked(1, 'a'))).toBeUndefined()
    expect(times.request(asked(2, 'calibration'))).toBeUndefined()
    expect(times.event(replied(500, 'a', 2)).map(({ seq, answeredAt }) => [seq, answeredAt])).toEqual([
      [0, 500],
      [1, 500],
    ])
    expect(times.rest().map(({ seq }) => seq)).toEqual([2])
  })
})
