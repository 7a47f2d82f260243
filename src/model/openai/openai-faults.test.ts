import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  type Answer,
  failure,
  type Handler,
  hang,
  hangInBody,
  huge,
  inOrder,
  type OpenAiServer,
  raw,
  refusal,
  reply,
  reset,
  resetInBody,
} from '../../../test/support/openai-server.ts'
import { answer, question } from '../testing.ts'
import type { Fetch } from './fetch-with-size-limit.ts'
import { fetchWithoutTimeout } from './fetch-without-timeout.ts'
import type { OpenAiOptions } from './openai-model.ts'
import { failureIn, KEY, openModel } from './testing.ts'

let server: OpenAiServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

async function modelOn(handler: Handler, changes: Partial<OpenAiOptions> = {}) {
  const opened = await openModel(handler, changes)
  server = opened.server
  return opened.model
}

const failureOf = async (handler: Handler, changes: Partial<OpenAiOptions> = {}) =>
  failureIn(await modelOn(handler, changes))

describe('an endpoint that misbehaves', () => {
  it.each<[string, Answer, string, boolean]>([
    ['refuses', refusal('I cannot help with that.'), 'model_refusal', false],
    ['filters', reply('', { finish: 'content_filter' }), 'model_refusal', false],
    ['limits the rate', failure(429, 'slow down'), 'model_rate_limit', true],
    ['has no quota', failure(429, 'no credit', { code: 'insufficient_quota' }), 'model_quota', false],
    ['fails', failure(500, 'oops'), 'model_overload', true],
    ['is down behind a proxy', raw('<html>Bad gateway</html>', 'text/html', 502), 'model_overload', true],
    ['does not know the key', failure(401, `Incorrect API key provided: ${KEY}`), 'model_key', false],
    ['does not know the model', failure(404, 'no such model'), 'model_missing', false],
    ['has nothing there', failure(404, 'Not Found'), 'model_address', false],
    ['dislikes the request', failure(400, 'too long'), 'model_request', false],
    [
      'has too short a context (OpenAI)',
      failure(400, 'x', { code: 'context_length_exceeded' }),
      'model_context',
      false,
    ],
    [
      'has too short a context (llama.cpp)',
      failure(400, 'the request exceeds the available context size (4096 tokens), try increasing it'),
      'model_context',
      false,
    ],
    [
      'has too short a context (vLLM)',
      failure(400, "This model's maximum context length is 4096 tokens. However, you requested 5000 tokens"),
      'model_context',
      false,
    ],
    ['is a web site', raw('<html>Welcome</html>', 'text/html'), 'model_protocol', true],
    ['sends broken JSON', raw('{"choices": [', 'application/json'), 'model_protocol', true],
    ['sends other JSON', raw('{"hello": 1}', 'application/json'), 'model_protocol', true],
    ['sends no choice', raw('{"choices": []}', 'application/json'), 'model_protocol', true],
    ['sends nothing', raw('', 'application/json'), 'model_protocol', true],
    ['hangs up', reset, 'model_connection', true],
    ['hangs up while it answers', resetInBody, 'model_connection', true],
    ['talks without end', huge(300_000), 'model_protocol', true],
  ])('that %s is a typed error', async (_name, bad, code, retryable) => {
    const error = await failureOf(inOrder(bad), { maxResponseBytes: 100_000 })
    expect(error).toMatchObject({ code, retryable, attempts: 1 })
    expect(error.hint).toBeTruthy()
    expect(`${error.message} ${error.hint} ${error.stack} ${JSON.stringify(error)}`).not.toContain(KEY)
    expect(server?.requests).toHaveLength(1)
  })

  it.each<[string, Answer]>([
    ['hangs', hang],
    ['hangs while it answers', hangInBody],
  ])('that %s is given up when its time is over', async (_name, bad) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      // From here on it hangs: it has received the request and, in some cases, has begun its answer.
      const hung = Promise.withResolvers<void>()
      const fetch: Fetch = async (input, init) => {
        const response = await fetchWithoutTimeout(input, init)
        hung.resolve()
        return response
      }
      const handler: Handler = () => {
        if (bad === hang) hung.resolve()
        return bad
      }
      const failing = failureOf(handler, { timeoutMs: 5000, fetch })
      await hung.promise
      await vi.advanceTimersByTimeAsync(4999)
      expect(await Promise.race([failing, new Promise((resolve) => setImmediate(resolve))])).toBeUndefined()
      await vi.advanceTimersByTimeAsync(1)
      expect(await failing).toMatchObject({ code: 'model_timeout', retryable: true, attempts: 1 })
      expect(server?.requests).toHaveLength(1)
    } finally {
      vi.useRealTimers()
    }
  })

  it('that does not exist is a connection error naming its address', async () => {
    const model = await modelOn(inOrder(reply(answer())))
    const { baseUrl } = server as OpenAiServer
    await server?.close()
    await expect(model.generate(question())).rejects.toThrow(`${baseUrl} cannot be reached`)
  })

  it('that requires a rest says for how long: seconds, milliseconds or a date', async () => {
    const headers: Record<string, string>[] = [
      { 'retry-after': '2' },
      { 'retry-after-ms': '150', 'retry-after': '2' },
      { 'retry-after': 'Thu, 01 Jan 2026 00:00:09 GMT', date: 'Thu, 01 Jan 2026 00:00:02 GMT' },
    ]
    const rests: unknown[] = []
    for (const header of headers) {
      rests.push((await failureOf(inOrder(failure(429, 'later', { headers: header })))).retryAfterMs)
      await server?.close()
    }
    expect(rests).toEqual([2000, 150, 7000])
  })

  it('is dropped at once when the caller gives up, with the caller’s reason', async () => {
    const stop = new AbortController()
    const model = await modelOn(() => {
      stop.abort(new RangeError('enough'))
      return hang
    })
    await expect(model.generate(question(), { signal: stop.signal })).rejects.toThrow('enough')
    await expect(model.generate(question(), { signal: stop.signal })).rejects.toThrow('enough')
    expect(server?.requests).toHaveLength(1)
  })
})
