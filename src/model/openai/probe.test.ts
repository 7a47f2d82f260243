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
  const { ok, got, advice } = await probeOpenAi({
    model,
    apiKey: '',
    baseUrl: server.baseUrl,
    wallClock: () => 0,
  })
  return { ok, got: got.replace(server.baseUrl, 'URL'), advice, asked: server.requests.length }
}

const llamaCpp = (slots: number, n_ctx: number) =>
  [
    [{ id: '/models/smol.gguf', owned_by: 'llamacpp' }],
    { total_slots: slots, default_generation_settings: { n_ctx } },
  ] as const

it('takes the word of an endpoint that lists the model, and asks it nothing', async () => {
  expect(await probed(inOrder(failure(500, 'oops')), 'tiny', ['tiny', 'small'])).toEqual({
    ok: true,
    got: 'URL has tiny',
    advice: undefined,
    asked: 0,
  })
})

it('asks for a model that is not listed: llama.cpp answers to any name', async () => {
  expect(await probed(inOrder(reply('OK')), 'any', ...llamaCpp(1, 8192))).toEqual({
    ok: true,
    got: 'URL answers as any, with a context of 8192 tokens',
    advice: 'it answers 1 request at a time: use --concurrency 1',
    asked: 1,
  })
})

it('says how many requests share a llama.cpp server, and what each has', async () => {
  const { got, advice } = await probed(inOrder(reply('OK')), 'any', ...llamaCpp(8, 4096))
  expect(got).toBe('URL answers as any, with a context of 4096 tokens for each of 8 requests at a time')
  expect(advice).toBeUndefined()
})

it('says how long the context of a vLLM server is', async () => {
  const listed = [{ id: 'Qwen/Qwen3-8B', owned_by: 'vllm', max_model_len: 40_960 }]
  const { got } = await probed(inOrder(reply('OK')), 'Qwen/Qwen3-8B', listed)
  expect(got).toBe('URL has Qwen/Qwen3-8B, with a context of 40960 tokens')
})

it('names the models there are when the endpoint does not know the wanted one', async () => {
  expect(await probed(inOrder(failure(404, 'no such model')), 'huge', ['tiny', 'small'])).toMatchObject({
    ok: false,
    got: 'URL has no huge',
    advice: 'it has tiny, small: name one as --model openai:…',
  })
})

it('sends the key with what it asks a llama.cpp server about itself', async () => {
  const [models, props] = llamaCpp(2, 4096)
  const said = { '/v1/models': { data: models }, '/props': props, '/v1/chat/completions': { choices: [] } }
  const guarded = await startTalkingServer(said, 'sk-secret')
  try {
    const asked = { model: 'any', apiKey: 'sk-secret', baseUrl: guarded.baseUrl, wallClock: () => 0 }
    const { got } = await probeOpenAi(asked)
    expect(got).toContain('with a context of 4096 tokens for each of 2 requests at a time')
    expect(guarded.asked).toContain('GET /props Bearer sk-secret')
  } finally {
    await guarded.close()
  }
})
