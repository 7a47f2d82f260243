import { describe, expect, it } from 'vitest'
import { ModelError, type ModelErrorCode } from '../core/errors.ts'
import type { Answerer } from '../question/answerer.ts'
import { reflect } from '../question/kinds/reflect.ts'
import { idle, verdict } from '../question/testing.ts'
import { Asker } from './asker.ts'

/** Asks a model that fails this many times before it answers. @returns the pauses in game time (ms) */
async function pausesOf(code: ModelErrorCode, failures: number): Promise<number[]> {
  const pauses: number[] = []
  let calls = 0
  const answerer: Answerer = {
    id: 'test',
    async answer() {
      if (calls++ < failures) throw new ModelError('It fails.', { code })
      return { value: verdict(), usage: { inputTokens: 1, outputTokens: 1 }, attempts: 1 } as never
    },
  }
  const clock = {
    now: () => 0,
    sleep: async (ms: number) => {
      pauses.push(ms)
    },
  }
  const asker = new Asker({
    agent: 'Alice',
    answerer,
    clock: clock as never,
    seed: 1,
    signal: new AbortController().signal,
  })
  expect(await asker.ask(reflect, idle.subtask, idle)).toEqual(verdict())
  return pauses
}

describe('an agent whose model fails', () => {
  it('pauses in game time after unusable replies, longer each time', async () => {
    expect(await pausesOf('model_reply', 2)).toEqual([500, 1000])
  })

  it('loses no game time when an endpoint is down: that wait was in real time', async () => {
    expect(await pausesOf('model_connection', 3)).toEqual([])
    expect(await pausesOf('model_overload', 1)).toEqual([])
  })
})
