import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { DIALECTS } from '../../../test/support/dialects/dialects.ts'
import { REFUSALS } from '../../../test/support/dialects/refusals.ts'
import { failure, type OpenAiServer, raw, reply } from '../../../test/support/openai-server.ts'
import { answer, question } from '../testing.ts'
import { failureIn, openModel } from './testing.ts'

let server: OpenAiServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

describe('a server', () => {
  it.each(DIALECTS)('is understood: $server', async (dialect) => {
    // Only the second reply to each question is good, so the conversation contains a complaint, preceded by an empty reply.
    let replies = 0
    const said = () => (replies++ === 0 ? '' : JSON.stringify(answer()))
    const opened = await openModel((request) => dialect.answer(request, said), { maxOutputTokens: 500 })
    server = opened.server
    expect(await opened.model.generate(question())).toMatchObject({ value: answer(), attempts: 2 })
    const learned = server.requests.length
    expect(learned).toBeLessThanOrEqual(6)
    await opened.model.generate(question({ seed: 2 }))
    // A lesson learned once is not repeated.
    expect(server.requests.length).toBe(learned + 1)
    expect(dialect.source).toMatch(/^https:/)
  })

  it.each(DIALECTS.filter(({ server: name }) => /no system role|system is none/.test(name)))(
    'loses no part of the prompt: $server',
    async (dialect) => {
      const opened = await openModel((request) => dialect.answer(request, () => JSON.stringify(answer())))
      server = opened.server
      await opened.model.generate(question())
      const [first, ...others] = server.requests.at(-1)?.body.messages ?? []
      expect(others).toEqual([])
      expect(first).toEqual({ role: 'user', content: 'You check tasks. Answer in JSON.\n\nIs it done?' })
    },
  )

  it('gets a schema without unknown keys, but with all properties, regardless of their names', async () => {
    const schema = z.strictObject({ additionalProperties: z.record(z.string(), z.number()) })
    const opened = await openModel(({ response_format }) => {
      const { additionalProperties } = (response_format?.json_schema?.schema ?? {}) as Record<string, unknown>
      return additionalProperties === undefined
        ? reply({ additionalProperties: { a: 1 } })
        : failure(
            400,
            'Unknown name "additionalProperties" at \'generation_config.response_schema\': Cannot find field.',
          )
    })
    server = opened.server
    await opened.model.generate(question({ schema: schema as never }))
    const sent = server.requests.at(-1)?.body.response_format?.json_schema?.schema
    expect(sent).toEqual({
      type: 'object',
      properties: { additionalProperties: { type: 'object', propertyNames: { type: 'string' } } },
      required: ['additionalProperties'],
    })
  })
})

describe('an error', () => {
  it.each(REFUSALS)('is attributed: $server', async ({ status, headers, body, code, restMs, source }) => {
    const opened = await openModel(() => (response, request) => {
      for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value)
      raw(JSON.stringify(body), 'application/json', status)(response, request)
    })
    server = opened.server
    const error = await failureIn(opened.model)
    expect([error.code, server.requests.length]).toEqual([code, 1])
    if (restMs === undefined) expect(error.retryAfterMs).toBeUndefined()
    else expect(error.retryAfterMs).toBeCloseTo(restMs, 3)
    expect(error.hint).toBeTruthy()
    expect(source).toMatch(/^https:/)
  })

  it('with a success status counts by its content', async () => {
    const body = { error: { message: 'Provider returned error', code: 429, metadata: {} } }
    const opened = await openModel(() => raw(JSON.stringify(body), 'application/json'))
    server = opened.server
    expect((await failureIn(opened.model)).code).toBe('model_rate_limit')
  })
})

describe('a reply without a text', () => {
  const message = (fields: object) => ({ choices: [{ message: fields, finish_reason: 'stop' }] })
  it.each([
    ['nothing', { content: '' }, 'it is empty'],
    [
      'thoughts in a field',
      { content: null, reasoning: 'Hmm.' },
      'there is text only in its reasoning: Hmm.',
    ],
    [
      'thoughts between tags',
      { content: '<think>Hmm.</think>' },
      'there is text only in thoughts between tags: Hmm.',
    ],
    [
      'thoughts without an end',
      { content: '<think>Hmm.' },
      'there is text only in thoughts between tags: Hmm.',
    ],
    [
      'the call of a tool',
      { content: null, tool_calls: [{ function: { name: 'look', arguments: '{"at": 1}' } }] },
      'there is a tool call instead: {"at": 1}',
    ],
  ])('says which field was filled: %s', async (_what, fields, issue) => {
    const opened = await openModel(() => raw(JSON.stringify(message(fields)), 'application/json'))
    server = opened.server
    const error = await failureIn(opened.model)
    expect([error.code, error.attempts]).toEqual(['model_reply', 3])
    expect(error.message).toContain(issue)
  })

  it('is described to the model in a message after the user’s, which some servers want joined', async () => {
    const opened = await openModel((_request, number) => reply(number === 0 ? '' : answer()))
    server = opened.server
    await opened.model.generate(question())
    expect(server.requests.at(-1)?.body.messages.map(({ role }) => role)).toEqual(['system', 'user', 'user'])
  })
})

describe('the key', () => {
  it('is never replaced in a reply, regardless of its value', async () => {
    const said = answer('an iron_pickaxe for sk-secret-123')
    const opened = await openModel(() => reply(said))
    server = opened.server
    expect(await opened.model.generate(question())).toMatchObject({ value: said })
  })
})

describe('tokens that an endpoint reports', () => {
  it.each([
    ['nine million in a reply', { prompt_tokens: 100, completion_tokens: 9_000_000 }],
    ['a million for a short prompt', { prompt_tokens: 1_000_000, completion_tokens: 20 }],
  ])('are counted here where they cannot be true: %s', async (_what, usage) => {
    const opened = await openModel(() => reply(answer(), { usage }))
    server = opened.server
    const { usage: counted } = await opened.model.generate(question())
    expect(counted).toEqual({ inputTokens: 20, outputTokens: 15, estimated: true })
  })

  it('are believed with hidden thoughts', async () => {
    const usage = { prompt_tokens: 120, completion_tokens: 60_000 }
    const opened = await openModel(() => reply(answer(), { usage }))
    server = opened.server
    expect((await opened.model.generate(question())).usage).toEqual({
      inputTokens: 120,
      outputTokens: 60_000,
    })
  })
})
