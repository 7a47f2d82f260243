import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  failure,
  inOrder,
  type OpenAiServer,
  reply,
  startOpenAiServer,
} from '../../test/support/openai-server.ts'
import { CausalMaceError, type UsageError } from '../core/errors.ts'
import { episodeAllowance } from '../model/allowance/episode-allowance.ts'
import { openAllowance } from '../model/allowance/open-allowance.ts'
import { builtinGame } from '../scenario/builtin-expert.ts'
import { type AnswererOptions, createAnswerer } from './create-answerer.ts'
import { ask, verdict } from './testing.ts'

let folder = ''
let server: OpenAiServer
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'model-'))
  server = await startOpenAiServer(inOrder(failure(500, 'oops'), reply(verdict())))
})
afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const make = (options: Partial<AnswererOptions> = {}) =>
  createAnswerer({
    model: 'openai:tiny',
    baseUrl: server.baseUrl,
    env: {},
    clock: { sleep: async () => undefined },
    wallClock: () => 0,
    ...builtinGame,
    ...options,
  })

/** The error with its hint. */
const refusalOf = (options: Partial<AnswererOptions>): string => {
  try {
    make(options)
  } catch (error) {
    expect(error).toBeInstanceOf(CausalMaceError)
    return `${(error as UsageError).message} ${(error as UsageError).hint}`
  }
  return 'nothing'
}

describe('an answerer made from a specification', () => {
  it('says which context its prompts are fitted to, and neither caches nor cassettes depend on it', () => {
    const contextOf = (options: Partial<AnswererOptions>) => make(options).answerer.contextTokens
    expect(contextOf({ contextTokens: 4096, cache: folder })).toBe(4096)
    expect(contextOf({ model: 'openai:gpt-4' })).toBe(8192)
    expect(contextOf({})).toBeUndefined()
    expect(contextOf({ model: 'expert', contextTokens: 4096 })).toBeUndefined()
    expect(make({ contextTokens: 4096 }).answerer.settings).toEqual(make().answerer.settings)
  })

  it('has everything before it: a reply is retried, counted, recorded and cached', async () => {
    const record = join(folder, 'tape.jsonl')
    const options = {
      cache: join(folder, 'cache'),
      allowances: [openAllowance({ maxCalls: 5, concurrency: 1 })],
    }
    const { answerer, usage } = make({ ...options, record })
    expect(await answerer.answer(ask())).toMatchObject({ value: verdict(), attempts: 2 })
    expect(await answerer.answer(ask())).toMatchObject({ attempts: 2, cached: true })
    expect(usage.total()).toMatchObject({ calls: 2, cached: 1, attempts: 2, inputTokens: 100 })
    expect(readFileSync(record, 'utf8').trim().split('\n')).toHaveLength(3)
    expect(server.requests).toHaveLength(2)
  })

  it('counts retries against the budget, and stops for good', async () => {
    await server.close()
    server = await startOpenAiServer(inOrder(failure(500, 'oops')))
    const { answerer } = make({ allowances: [openAllowance({ maxCalls: 4 })] })
    await expect(answerer.answer(ask())).rejects.toMatchObject({ code: 'limit' })
    expect(server.requests).toHaveLength(4)
  })

  it('ends an episode at its own limit, and leaves what all share open', async () => {
    await server.close()
    server = await startOpenAiServer(inOrder(failure(500, 'oops')))
    const shared = openAllowance({ maxCalls: 5 })
    const episode = () => make({ allowances: [episodeAllowance({ maxCalls: 2 }), shared] }).answerer
    const error = { code: 'episode_limit', message: expect.stringContaining('2 of 2 requests') }
    await expect(episode().answer(ask())).rejects.toMatchObject(error)
    await expect(episode().answer(ask())).rejects.toMatchObject(error)
    expect([shared.exceeded(), server.requests.length]).toEqual([undefined, 4])
    await expect(episode().answer(ask())).rejects.toMatchObject({ code: 'limit' })
  })

  it('replays without endpoint and key, under the same name', async () => {
    const record = join(folder, 'tape.jsonl')
    const { answerer } = make({ record })
    const first = await answerer.answer(ask())
    await server.close()
    const { answerer: again } = createAnswerer({
      replay: record,
      env: {},
      wallClock: () => 0,
      ...builtinGame,
    })
    expect(again.id).toBe('openai:tiny')
    expect(await again.answer(ask())).toEqual(first)
  })

  it('answers by the facts where it is the expert, unless its answers are kept by their prompts', () => {
    const kept = { model: 'expert', cache: join(folder, 'cache') }
    const limited = { model: 'expert', allowances: [openAllowance({ maxCalls: 5 })] }
    expect([limited, kept, {}].map((options) => make(options).answerer.byFacts)).toEqual([
      true,
      undefined,
      undefined,
    ])
  })

  it.each<[string, Partial<AnswererOptions>, string]>([
    ['an unknown model', { model: 'gpt-4' }, 'There is no model "gpt-4". The models are expert, '],
    ['an endpoint without a model', { model: 'openai' }, 'openai:gpt-4o-mini'],
    ['an expert of some name', { model: 'expert:great' }, 'only one expert'],
    ['OpenAI without a key', { baseUrl: undefined }, 'OPENAI_API_KEY is not set.'],
    ['an endpoint that is no URL', { baseUrl: 'localhost:1/v1' }, '"localhost:1/v1" is not the URL'],
    ['another endpoint that is no URL', { baseUrl: 'nonsense' }, '"nonsense" is not the URL'],
    ['a replay that is recorded', { replay: 'a', record: 'b' }, 'nothing to record'],
    ['a replay that is cached', { replay: 'a', cache: 'b' }, 'nothing to cache'],
    ['a missing cassette', { replay: '/nowhere/tape' }, 'no such file'],
  ])('is refused: %s', (_what, options, message) => {
    expect(refusalOf(options)).toContain(message)
  })

  it('is refused when the cassette knows another model', async () => {
    const record = join(folder, 'tape.jsonl')
    await make({ record }).answerer.answer(ask())
    expect(refusalOf({ replay: record, model: 'expert' })).toContain(
      'recorded with openai:tiny, not with expert',
    )
    expect(refusalOf({ replay: record })).toBe('nothing')
  })

  it('finds endpoint and key in the environment', async () => {
    const env = { OPENAI_BASE_URL: server.baseUrl, OPENAI_API_KEY: 'sk-env' }
    await make({ env, baseUrl: undefined }).answerer.answer(ask())
    expect(server.requests[0]?.authorization).toBe('Bearer sk-env')
  })
})
