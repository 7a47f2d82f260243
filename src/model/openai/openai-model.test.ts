import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  type Answer,
  accepting,
  failure,
  type Handler,
  inOrder,
  type OpenAiServer,
  raw,
  reply,
  truncated,
} from '../../../test/support/openai-server.ts'
import { answer, question } from '../testing.ts'
import { createOpenAiModel, type OpenAiOptions } from './openai-model.ts'
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

const body = (number: number) => server?.requests[number]?.body
const formats = () => server?.requests.map(({ body }) => body.response_format?.type ?? 'text')

const failureOf = async (handler: Handler, changes: Partial<OpenAiOptions> = {}) =>
  failureIn(await modelOn(handler, changes))

describe('a model behind an OpenAI-compatible endpoint', () => {
  it('says how long its replies and its failures took', async () => {
    let now = 0
    const slow =
      (then: Handler): Handler =>
      (...call) => {
        now += 700
        return then(...call)
      }
    const model = await modelOn(slow(inOrder(reply(answer()), truncated('{'))), { wallClock: () => now })
    expect(await model.generate(question())).toMatchObject({ latencyMs: 700 })
    await expect(model.generate(question())).rejects.toMatchObject({ attempts: 3, latencyMs: 2100 })
  })

  it('is asked with key, model, messages, seed and schema, and its reply is parsed', async () => {
    const model = await modelOn(inOrder(reply(answer())), { temperature: 0.5, maxOutputTokens: 99 })
    expect(await model.generate(question({ seed: 7 }))).toEqual({
      value: answer(),
      usage: { inputTokens: 100, outputTokens: 20 },
      attempts: 1,
      latencyMs: 0,
    })
    expect(server?.requests[0]?.authorization).toBe(`Bearer ${KEY}`)
    expect(body(0)).toMatchObject({ model: 'tiny', seed: 7, temperature: 0.5, max_tokens: 99 })
    expect(body(0)?.messages).toEqual(question().messages)
    const { name, strict, schema } = body(0)?.response_format?.json_schema ?? {}
    expect([name, strict]).toEqual(['reflect', true])
    expect(schema).toMatchObject({ type: 'object', required: ['reasoning', 'summary', 'status'] })
  })

  it('gets schemas that strict mode would refuse without strict mode', async () => {
    const model = await modelOn(inOrder(reply({ thought: '', action: null })))
    await model.generate(
      question({
        name: 'act',
        schema: z.strictObject({
          thought: z.string(),
          action: z.record(z.string(), z.unknown()).nullable(),
        }) as never,
      }),
    )
    expect(body(0)?.response_format?.json_schema).toMatchObject({ name: 'act', strict: false })
  })

  it('names itself and what decides its replies, but never the key', async () => {
    const model = createOpenAiModel({
      model: 'tiny',
      apiKey: KEY,
      baseUrl: 'http://user:word@host:1/v1/?token=x',
      temperature: 0,
      wallClock: () => 0,
    })
    expect([model.id, model.settings]).toEqual([
      'openai:tiny',
      { baseUrl: 'http://host:1/v1', temperature: 0 },
    ])
    expect(JSON.stringify(model)).not.toContain(KEY)
  })

  it('draws every sample of a seed with another seed, none below zero', async () => {
    const model = await modelOn(inOrder(reply(answer())))
    for (const [seed, sample] of [
      [-5, 0],
      [1, 0],
      [1, 1],
      [0, 0],
      [1, 1],
    ] as const)
      await model.generate(question({ seed, sample }))
    const seeds = server?.requests.map(({ body }) => body.seed) ?? []
    expect(new Set(seeds).size).toBe(4)
    expect(seeds[2]).toBe(seeds[4])
    expect(seeds.every((seed) => seed !== undefined && seed >= 0)).toBe(true)
  })

  it('is shown images', async () => {
    const model = await modelOn(inOrder(reply(answer())))
    const url = 'data:image/png;base64,AAAA'
    const content = [
      { type: 'text', text: 'Look.' },
      { type: 'image', url },
    ] as const
    await model.generate(question({ messages: [{ role: 'user', content }] }))
    expect(body(0)?.messages[0]?.content).toEqual([
      { type: 'text', text: 'Look.' },
      { type: 'image_url', image_url: { url } },
    ])
  })
})

describe('a limitation of an endpoint', () => {
  it.each([
    [
      ['json_object', 'text'],
      ['json_schema', 'json_object', 'json_object'],
    ],
    [['text'], ['json_schema', 'json_object', 'text', 'text']],
  ])('is detected by one attempt, and remembered: it takes %j', async (takes, tried) => {
    const model = await modelOn(accepting(takes, inOrder(reply(answer()))))
    expect(await model.generate(question())).toMatchObject({ attempts: 1 })
    await model.generate(question())
    expect(formats()).toEqual(tried)
  })

  it('is also detected by concurrent calls', async () => {
    const model = await modelOn(accepting(['text'], inOrder(reply(answer()))))
    const replies = await Promise.all([1, 2, 3, 4].map((seed) => model.generate(question({ seed }))))
    expect(replies.map(({ value }) => value)).toEqual([1, 2, 3, 4].map(() => answer()))
  })

  it('is detected per schema: a server may take one and not another', async () => {
    const model = await modelOn((body) =>
      body.response_format?.json_schema?.name === 'act'
        ? failure(400, 'Failed to parse grammar')
        : reply(answer()),
    )
    for (const name of ['act', 'reflect', 'act', 'reflect']) await model.generate(question({ name }))
    expect(formats()).toEqual(['json_schema', 'json_object', 'json_schema', 'json_object', 'json_schema'])
  })

  it('is not concluded from a failure of the endpoint that only happens to name it', async () => {
    const error = await failureOf(inOrder(failure(500, 'response_format: internal error')))
    expect([error.code, server?.requests.length]).toEqual(['model_overload', 1])
  })

  it.each([
    ['seed', 'seed'],
    ['temperature', 'temperature'],
    ['max_tokens', 'max_tokens'],
  ])('is left out: %s', async (param, field) => {
    const handler: Handler = (body) =>
      field in body ? failure(400, `Unsupported parameter: '${param}'.`, { param }) : reply(answer())
    const model = await modelOn(handler, { temperature: 0, maxOutputTokens: 50 })
    expect(await model.generate(question())).toMatchObject({ value: answer() })
    if (param === 'max_tokens') expect(body(1)?.max_completion_tokens).toBe(50)
    await model.generate(question())
    expect(server?.requests).toHaveLength(3)
  })
})

describe('a reply that cannot be used', () => {
  it.each<[string, Answer, string]>([
    ['no JSON', reply('It is done, I think.'), 'it is not JSON: It is done, I think.'],
    ['half of a JSON', reply('{"reasoning": "I'), 'it is not JSON'],
    ['another shape', reply({ reasoning: 'r', summary: 's', status: 'yes' }), 'at status'],
    ['less than was asked for', reply({ reasoning: 'r', status: true }), 'at summary'],
    ['a JSON that is no object', reply('"done"'), 'it is not JSON'],
  ])('is sent back with its issue: %s', async (_name, bad, quoted) => {
    const model = await modelOn(inOrder(bad, reply(answer())))
    expect(await model.generate(question())).toEqual({
      value: answer(),
      usage: { inputTokens: 200, outputTokens: 40 },
      attempts: 2,
      latencyMs: 0,
    })
    const messages = body(1)?.messages ?? []
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
    expect(messages.at(-1)?.content).toContain(quoted)
  })

  it('is not shown again when it is empty', async () => {
    const model = await modelOn(inOrder(reply(''), reply(answer())))
    await model.generate(question())
    expect(body(1)?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'user'])
  })

  it('is requested again, shorter, when it was cut off, without repeating the fragment', async () => {
    const model = await modelOn(inOrder(truncated('{"reasoning": "I I I I'), reply(answer())))
    expect(await model.generate(question())).toMatchObject({ value: answer(), attempts: 2 })
    const messages = body(1)?.messages ?? []
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'user'])
    expect(messages.at(-1)?.content).toContain('far fewer words')
  })

  it('is given up when it is cut off every time', async () => {
    const error = await failureOf(inOrder(truncated('{"reasoning": "I')))
    expect(error).toMatchObject({ code: 'model_truncated', retryable: false, attempts: 3 })
    expect(error.usage).toEqual({ inputTokens: 300, outputTokens: 60 })
    expect(error.hint).toContain('--max-output')
  })

  it('is given up after two re-asks, with its cost', async () => {
    const error = await failureOf(inOrder(reply('blah')))
    expect(error).toMatchObject({ code: 'model_reply', retryable: false, attempts: 3 })
    expect(error.usage).toEqual({ inputTokens: 300, outputTokens: 60 })
    expect(error.message).toContain('it is not JSON: blah')
    expect(server?.requests).toHaveLength(3)
  })

  it.each([
    ['in a fence', `Here you are:\n\`\`\`json\n${JSON.stringify(answer())}\n\`\`\`\nGood luck!`],
    ['in prose', `The answer is ${JSON.stringify(answer())}. Good luck!`],
    ['after thoughts', `<think>{"status": maybe}</think>\n${JSON.stringify(answer())}`],
  ])('is not one whose JSON stands %s', async (_name, text) => {
    const model = await modelOn(inOrder(reply(text)))
    expect(await model.generate(question())).toMatchObject({ value: answer(), attempts: 1 })
  })

  it('may come as JSON under another content type', async () => {
    const body = JSON.stringify({ choices: [{ message: { content: JSON.stringify(answer()) } }] })
    const model = await modelOn(inOrder(raw(body, 'text/plain')))
    expect(await model.generate(question())).toMatchObject({ value: answer() })
  })

  it.each([
    ['nothing', undefined],
    ['a text', { prompt_tokens: '100', completion_tokens: 20 }],
    ['a negative number', { prompt_tokens: 100, completion_tokens: -1 }],
    ['more than any model reads', { prompt_tokens: 4e9, completion_tokens: 20 }],
    ['more than any model writes', { prompt_tokens: 100, completion_tokens: 4e9 }],
    ['that a prompt has none', { prompt_tokens: 0, completion_tokens: 0 }],
  ])('is counted here when the endpoint says %s of its tokens', async (_what, usage) => {
    const body = { choices: [{ message: { content: JSON.stringify(answer()) } }], usage }
    const model = await modelOn(inOrder(raw(JSON.stringify(body), 'application/json')))
    const { usage: counted } = await model.generate(question())
    expect(counted).toEqual({ inputTokens: 20, outputTokens: 15, estimated: true })
  })
})
