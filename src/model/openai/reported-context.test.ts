import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { type Said, startTalkingServer, type TalkingServer } from '../../../test/support/talking-server.ts'
import { isNear, reportedContext } from './reported-context.ts'

const KEY = 'sk-secret-123'
const open: { close(): unknown }[] = []

afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

async function started(said: Said, key?: string): Promise<TalkingServer> {
  const server = await startTalkingServer(said, key)
  open.push(server)
  return server
}

async function contextOf(model: string, said: Said): Promise<number | undefined> {
  const { baseUrl } = await started(said)
  return reportedContext(model, { baseUrl, apiKey: '' })
}

const listing = (...data: unknown[]): Said => ({ '/v1/models': { object: 'list', data } })
const llamaCpp = (n_ctx: unknown, meta?: object): Said => ({
  ...listing({ id: 'smol.gguf', owned_by: 'llamacpp', meta }),
  '/props': { total_slots: 4, default_generation_settings: { n_ctx } },
})
const ollama = (models: unknown[], shown: (sent: unknown) => unknown = () => ({})): Said => ({
  ...listing({ id: 'qwen3:4b', owned_by: 'library' }, { id: 'other:latest', owned_by: 'library' }),
  '/api/ps': { models },
  '/api/show': shown,
})

describe('The context of a model, as its server says it,', () => {
  it('is that of its entry in the list of vLLM or of OpenRouter', async () => {
    const vllm = listing({ id: 'a', max_model_len: 4096 }, { id: 'Qwen/Qwen3-8B', max_model_len: 40_960 })
    expect(await contextOf('Qwen/Qwen3-8B', vllm)).toBe(40_960)
    const router = listing({ id: 'x/y', context_length: 131_072 }, { id: 'x/z', context_length: 8192 })
    expect(await contextOf('x/z', router)).toBe(8192)
    expect(await contextOf('x/unlisted', router)).toBeUndefined()
  })

  it('is that of each slot of llama.cpp, and no more than the model was trained with', async () => {
    expect(await contextOf('any', llamaCpp(4096))).toBe(4096)
    expect(await contextOf('any', llamaCpp(65_536, { n_ctx_train: 32_768 }))).toBe(32_768)
    expect(await contextOf('any', llamaCpp(4096, { n_ctx_train: 32_768 }))).toBe(4096)
  })

  it('is not llama.cpp’s training context alone', async () => {
    const { '/props': _, ...closed } = llamaCpp(4096, { n_ctx_train: 32_768 })
    expect(await contextOf('any', closed)).toBeUndefined()
  })

  it('is the context with which LM Studio has loaded the model', async () => {
    const said = {
      ...listing({ id: 'qwen3-4b' }, { id: 'idle' }),
      '/api/v0/models': {
        data: [
          { id: 'qwen3-4b', state: 'loaded', max_context_length: 262_144, loaded_context_length: 8192 },
          { id: 'idle', state: 'not-loaded', max_context_length: 32_768 },
        ],
      },
    }
    expect(await contextOf('qwen3-4b', said)).toBe(8192)
    expect(await contextOf('idle', said)).toBeUndefined()
  })

  it('is the context with which Ollama has loaded the model, otherwise the one it will use', async () => {
    const shown = (sent: unknown) => ({
      sent,
      parameters:
        'stop                           "<|im_end|>"\nnum_ctx                        16384\ntop_k 20',
      model_info: { 'general.architecture': 'qwen3', 'qwen3.context_length': 8192 },
    })
    expect(await contextOf('qwen3:4b', ollama([{ name: 'qwen3:4b', context_length: 6000 }], shown))).toBe(
      6000,
    )
    expect(await contextOf('other', ollama([{ name: 'other:latest', context_length: 5000 }]))).toBe(5000)
    // Limited by the context that the model was trained with.
    expect(await contextOf('qwen3:4b', ollama([], shown))).toBe(8192)
    const untrained = () => ({ parameters: 'num_ctx 16384' })
    expect(
      await contextOf('qwen3:4b', ollama([{ name: 'other:latest', context_length: 5000 }], untrained)),
    ).toBe(16_384)
    const trained = () => ({ model_info: { 'qwen3.context_length': 262_144 } })
    expect(await contextOf('qwen3:4b', ollama([], trained))).toBeUndefined()
  })

  it.each(['8192', 'many', -8192, 0, 1, 12.5, 1e300, null, {}, [8192]])(
    'is not taken when it is %j',
    async (lie) => {
      expect(await contextOf('a', listing({ id: 'a', max_model_len: lie }))).toBeUndefined()
      expect(await contextOf('a', listing({ id: 'a', context_length: lie }))).toBeUndefined()
      expect(await contextOf('any', llamaCpp(lie))).toBeUndefined()
      expect(await contextOf('qwen3:4b', ollama([{ name: 'qwen3:4b', context_length: lie }]))).toBeUndefined()
      const studio = { '/api/v0/models': { data: [{ id: 'a', loaded_context_length: lie }] } }
      expect(await contextOf('a', { ...listing({ id: 'a' }), ...studio })).toBeUndefined()
    },
  )

  it('is found beside entries that are odd', async () => {
    const said = listing(null, 7, { id: 5 }, { id: 'a', owned_by: 3, meta: 'x', max_model_len: 4096 })
    expect(await contextOf('a', said)).toBe(4096)
  })

  it.each([
    ['says nothing', listing({ id: 'a' })],
    ['knows no list', {}],
    ['talks of something else', { '/v1/models': '<html>' }],
    ['has another list', { '/v1/models': [{ id: 'a', max_model_len: 4096 }] }],
  ])('is not known where the server %s', async (_what, said) => {
    expect(await contextOf('a', said as Said)).toBeUndefined()
  })
})

describe('A server that receives a request for the context', () => {
  it('gets the key with every request, and none where there is none', async () => {
    const { baseUrl, asked } = await started(llamaCpp(4096), KEY)
    expect(await reportedContext('any', { baseUrl, apiKey: KEY })).toBe(4096)
    expect(asked).toEqual([`GET /v1/models Bearer ${KEY}`, `GET /props Bearer ${KEY}`])
    asked.length = 0
    expect(await reportedContext('any', { baseUrl, apiKey: '' })).toBeUndefined()
    expect(asked).toEqual(['GET /v1/models'])
  })

  it('is not followed to another host', async () => {
    const stranger = await started(listing({ id: 'a', max_model_len: 4096 }))
    const elsewhere = stranger.baseUrl.replace('127.0.0.1', 'localhost')
    const moved = createServer((_request, response) =>
      response.writeHead(307, { location: `${elsewhere}/models` }).end(),
    )
    await new Promise<void>((resolve) => moved.listen(0, '127.0.0.1', resolve))
    open.push(moved)
    const { port } = moved.address() as AddressInfo
    const access = { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: KEY }
    expect(await reportedContext('a', access)).toBeUndefined()
    expect(stranger.asked).toEqual([])
  })

  it('has a time limit for all requests together', async () => {
    const { baseUrl, asked } = await started({ ...llamaCpp(4096), '/props': () => undefined })
    const begun = performance.now()
    expect(await reportedContext('any', { baseUrl, apiKey: '' }, { withinMs: 200 })).toBeUndefined()
    expect(performance.now() - begun).toBeLessThan(2500)
    expect(asked).toHaveLength(2)
  })

  it('is found below a path, too', async () => {
    const { '/v1/models': models = {}, '/props': props = {} } = llamaCpp(4096)
    const { baseUrl } = await started({ '/lama/v1/models': models, '/lama/props': props })
    const below = baseUrl.replace('/v1', '/lama/v1/')
    expect(await reportedContext('any', { baseUrl: below, apiKey: '' })).toBe(4096)
  })

  it.each([
    'https://api.openai.com/v1',
    'https://eu.api.openai.com/v1',
    'https://me.openai.azure.com/openai/v1',
  ])('is not %s', async (baseUrl) => {
    const asked: unknown[] = []
    const fetch = async (input: unknown) => {
      asked.push(input)
      return Response.json({ data: [{ id: 'a', max_model_len: 4096 }] })
    }
    expect(await reportedContext('a', { baseUrl, apiKey: KEY, fetch })).toBeUndefined()
    expect(asked).toEqual([])
  })

  it('gets requests beyond its list only if it is near', async () => {
    const asked: string[] = []
    const fetch = async (input: string | URL | Request) => {
      asked.push(new URL(String(input)).pathname)
      return Response.json({ data: [{ id: 'a' }] })
    }
    await reportedContext('a', { baseUrl: 'https://models.example.com/v1', apiKey: KEY, fetch })
    expect(asked).toEqual(['/v1/models'])
    asked.length = 0
    await reportedContext('a', { baseUrl: 'http://ollama:11434/v1', apiKey: KEY, fetch })
    expect(asked).toEqual(['/v1/models', '/api/v0/models', '/api/ps'])
  })

  it('is near by its name', () => {
    const near = [
      'localhost',
      'gpu',
      'gpu.local',
      '127.0.0.1',
      '10.0.0.5',
      '172.16.1.1',
      '192.168.1.2',
      '[::1]',
    ]
    const far = [
      'openrouter.ai',
      '8.8.8.8',
      '172.32.0.1',
      '192.169.0.1',
      '[2001:db8::1]',
      'local.example.com',
    ]
    const urls = (hosts: string[]) => hosts.map((host) => isNear(`http://${host}/v1`))
    expect(urls(near)).toEqual(near.map(() => true))
    expect(urls(far)).toEqual(far.map(() => false))
  })
})
