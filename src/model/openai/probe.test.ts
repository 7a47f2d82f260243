import { afterEach, expect, it } from 'vitest'
import {
  failure,
  type Handler,
  inOrder,
  type OpenAiServer,
  reply,
  startOpenAiServer,
} from '../../../test/support/openai-server.ts'
import { startTalkingServer } from '../../../test/support/talking-server.ts'
import { probeOpenAi } from './probe.ts'

let server: OpenAiServer | undefined

afterEach(() => server?.close())

async function probed(handler: Handler, model: string, ...listed: unknown[]) {
  server = await startOpenAiServer(handler, ...(listed as [never, never]))
  const { baseUrl, requests } = server
  const findings = await probeOpenAi({ model, apiKey: '', baseUrl, wallClock: () => 0 })
  const [first, second] = findings.map(({ ok, got, advice }) => ({
    ok,
    got: got.replace(baseUrl, 'URL'),
    advice,
  }))
  return { first, second, asked: requests.length }
}

/** Answers both questions of the probe. */
const able: Handler = ({ response_format }) =>
  reply(response_format === undefined ? 'OK' : { blocks: [{ name: 'stone', count: 2 }] })

const llamaCpp = (slots: number, n_ctx: number) =>
  [
    [{ id: '/models/smol.gguf', owned_by: 'llamacpp' }],
    { total_slots: slots, default_generation_settings: { n_ctx } },
  ] as const

it('asks for a word and for a reply by schema, regardless of the endpoint’s list', async () => {
  expect(await probed(able, 'tiny', ['tiny', 'small'])).toEqual({
    first: { ok: true, got: 'URL answers as tiny', advice: undefined },
    second: { ok: true, got: 'fits; it takes every field that is sent', advice: undefined },
    asked: 2,
  })
  const { first } = await probed(inOrder(failure(500, 'oops')), 'tiny', ['tiny'])
  expect(first).toMatchObject({ ok: false, got: 'URL fails (500): oops' })
})

it('says what it has learned', async () => {
  const picky: Handler = (body, number) => {
    if ('seed' in body) return failure(400, 'Unknown field: `seed`')
    const schema = body.response_format?.type === 'json_schema'
    return schema ? failure(400, 'response_format json_schema is not supported') : able(body, number)
  }
  const { second } = await probed(picky, 'tiny')
  expect(second).toMatchObject({
    ok: true,
    got: 'fits; learned: JSON mode without a schema for "probe"; no seed',
  })
})

it('finds a model that cannot reply by schema', async () => {
  const { first, second } = await probed(inOrder(reply('OK')), 'tiny')
  expect([first?.ok, second?.ok]).toEqual([true, false])
  expect(second?.got).toContain('it is not JSON: OK')
})

it('says how many requests share a llama.cpp server, and what each has', async () => {
  const alone = await probed(able, 'any', ...llamaCpp(1, 8192))
  expect(alone.first).toEqual({
    ok: true,
    got: 'URL answers as any, with a context of 8192 tokens',
    advice: 'it answers 1 request at a time: use --concurrency 1',
  })
  const { first } = await probed(able, 'any', ...llamaCpp(8, 4096))
  expect(first?.got).toBe(
    'URL answers as any, with a context of 4096 tokens for each of 8 requests at a time',
  )
  expect(first?.advice).toBeUndefined()
})

it('says how long the context of a vLLM server is', async () => {
  const listed = [{ id: 'Qwen/Qwen3-8B', owned_by: 'vllm', max_model_len: 40_960 }]
  const { first } = await probed(able, 'Qwen/Qwen3-8B', listed)
  expect(first?.got).toBe('URL answers as Qwen/Qwen3-8B, with a context of 40960 tokens')
})

it('names the available models when the endpoint does not know the requested one', async () => {
  const { first } = await probed(inOrder(failure(404, 'no such model')), 'huge', ['tiny', 'small'])
  expect(first).toMatchObject({
    ok: false,
    got: 'URL has no huge',
    advice: 'it has tiny, small: name one as --model openai:…',
  })
})

it('sends the key with what it asks a llama.cpp server about itself', async () => {
  const [models, props] = llamaCpp(2, 4096)
  const choices = [{ message: { content: '{"blocks": []}' } }]
  const said = { '/v1/models': { data: models }, '/props': props, '/v1/chat/completions': { choices } }
  const guarded = await startTalkingServer(said, 'sk-secret')
  try {
    const asked = { model: 'any', apiKey: 'sk-secret', baseUrl: guarded.baseUrl, wallClock: () => 0 }
    const [first] = await probeOpenAi(asked)
    expect(first?.got).toContain('with a context of 4096 tokens for each of 2 requests at a time')
    expect(guarded.asked).toContain('GET /props Bearer sk-secret')
  } finally {
    await guarded.close()
  }
})
