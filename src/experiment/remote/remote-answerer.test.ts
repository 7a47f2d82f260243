import assert from 'node:assert/strict'
import { MessageChannel } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createRealtimeClock } from '../../core/clock.ts'
import { LimitError, ModelError } from '../../core/errors.ts'
import { KeptLog } from '../../core/journal/testing.ts'
import { reflect } from '../../question/kinds/reflect.ts'
import { ask, verdict } from '../../question/testing.ts'
import type { FromEpisode, ToEpisode } from '../messages.ts'
import type { RefusalRecord } from './answerer-messages.ts'
import { createRemoteAnswerer } from './remote-answerer.ts'

let channel: MessageChannel
let heard: FromEpisode[]
beforeEach(() => {
  channel = new MessageChannel()
  heard = []
})
afterEach(() => channel.port1.close())

/** The thread's answerer, with a host that answers every request with this. */
function remote(respond: (id: number) => ToEpisode | undefined, { byFacts = false } = {}) {
  const clock = createRealtimeClock()
  const log = new KeptLog(clock)
  channel.port2.on('message', (message: FromEpisode) => {
    heard.push(message)
    const response = message.type === 'ask' ? respond(message.id) : undefined
    if (response !== undefined) channel.port2.postMessage(response)
  })
  return {
    answerer: createRemoteAnswerer({
      id: 'm',
      byFacts,
      port: channel.port1,
      clock,
      log,
      latency: { kind: 'none' },
    }),
    log,
  }
}

const none = { attempts: 0, usage: { inputTokens: 0, outputTokens: 0 } }
const refusing = (error: RefusalRecord) => remote((id) => ({ type: 'refusal', id, error }))

describe('the answerer of an episode', () => {
  it('gives the host’s reply and journals it', async () => {
    const reply = { value: verdict(), usage: { inputTokens: 1, outputTokens: 2 }, attempts: 3 }
    const { answerer, log } = remote((id) => ({ type: 'reply', id, reply }))
    expect(await answerer.answer(ask())).toEqual(reply)
    expect(log.events).toMatchObject([
      { type: 'model.replied', data: { kind: 'reflect', agent: 'Alice', attempts: 3 } },
    ])
  })

  it('journals the hash of the prompt, and makes no prompt if the host answers from the facts', async () => {
    const reply = { value: verdict(), usage: none.usage, attempts: 1 }
    const unreadable = { ...reflect, slots: () => assert.fail('a prompt was made') }
    const read = remote((id) => ({ type: 'reply', id, reply }))
    await read.answerer.answer(ask())
    expect(read.log.events).toMatchObject([{ data: { promptHash: expect.stringMatching(/^[0-9a-f]{16}$/) } }])
    const { answerer, log } = remote((id) => ({ type: 'reply', id, reply }), { byFacts: true })
    expect(await answerer.answer(ask({ question: unreadable }))).toEqual(reply)
    expect(log.events[0]?.data).not.toHaveProperty('promptHash')
  })

  it('restores the code of a model’s failure, and journals it with its cost', async () => {
    const usage = { inputTokens: 9, outputTokens: 1 }
    const { answerer, log } = refusing({
      code: 'model_reply',
      message: 'garbage',
      hint: 'Try.',
      attempts: 3,
      usage,
    })
    const failure = answerer.answer(ask())
    await expect(failure).rejects.toThrow(ModelError)
    await expect(failure).rejects.toMatchObject({
      code: 'model_reply',
      message: 'garbage',
      hint: 'Try.',
      attempts: 3,
    })
    expect(log.events).toMatchObject([
      {
        type: 'model.failed',
        data: {
          kind: 'reflect',
          agent: 'Alice',
          model: 'm',
          code: 'model_reply',
          message: 'garbage',
          attempts: 3,
          usage,
        },
      },
    ])
  })

  it.each(['limit', 'episode_limit'])(
    'tells a spent budget from a failure of the model: %s',
    async (code) => {
      const { answerer, log } = refusing({ code, message: 'spent', ...none })
      await expect(answerer.answer(ask())).rejects.toThrow(LimitError)
      expect(log.events).toMatchObject([{ type: 'model.failed', data: { code } }])
    },
  )

  it('treats an unnamed error of the host as a failure of the model', async () => {
    const { answerer } = refusing({ code: 'world_crash', message: 'TypeError: x', ...none })
    await expect(answerer.answer(ask())).rejects.toMatchObject({ name: 'ModelError', code: 'model' })
  })

  it('does not wait for an abandoned reply, and tells the host', async () => {
    const stop = new AbortController()
    const { answerer, log } = remote(() => {
      stop.abort(new ModelError('enough'))
      return undefined
    })
    await expect(answerer.answer(ask(), { signal: stop.signal })).rejects.toThrow('enough')
    await expect(answerer.answer(ask(), { signal: stop.signal })).rejects.toThrow('enough')
    await new Promise((resolve) => setImmediate(resolve))
    expect(heard.map(({ type }) => type)).toEqual(['ask', 'abandon'])
    expect(log.events).toMatchObject([{ type: 'model.abandoned', data: { kind: 'reflect', agent: 'Alice' } }])
    expect(log.events[0]?.data).not.toHaveProperty('outcome')
  })
})
