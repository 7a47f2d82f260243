import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LimitError, ModelError, type ModelFault, UsageError } from '../../core/errors.ts'
import { createRandom } from '../../core/random.ts'
import type { LanguageModel } from '../language-model.ts'
import { requestKey } from '../request-key.ts'
import { answer, modelThat, question, wrap } from '../testing.ts'
import { type BudgetOptions, budget } from './budget.ts'
import { cache } from './cache.ts'
import { folderStore, memoryStore } from './cache-store.ts'
import { limits } from './limits.ts'
import type { Middleware } from './middleware.ts'
import { retry } from './retry.ts'
import { UsageMeter } from './usage.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'model-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const fail = (code: ModelFault, more = {}) => new ModelError(code, { code, ...more })
const settled = async (promise: Promise<unknown>) => (await Promise.allSettled([promise]))[0]

describe('a wrapped model', () => {
  it('passes calls through its middleware, the first outermost, and keeps id and settings', async () => {
    const trail: string[] = []
    const step =
      (name: string): Middleware =>
      async ({ next }) => {
        trail.push(`${name} in`)
        const reply = await next()
        trail.push(`${name} out`)
        return reply
      }
    const inner = { ...modelThat(() => ({})), settings: { temperature: 1 } }
    const model = wrap(inner, [step('a'), step('b')])
    await model.generate(question())
    expect(trail).toEqual(['a in', 'b in', 'b out', 'a out'])
    expect([model.id, model.settings]).toEqual([inner.id, inner.settings])
  })

  it('is not asked under a signal that has fired, not even again', async () => {
    const inner = modelThat(() => ({}))
    const stop = new AbortController()
    const twice: Middleware = async ({ next }) => {
      await next()
      stop.abort(new RangeError('enough'))
      return next()
    }
    const model = wrap(inner, [twice])
    await expect(model.generate(question(), { signal: stop.signal })).rejects.toThrow('enough')
    await expect(model.generate(question(), { signal: stop.signal })).rejects.toThrow('enough')
    expect(inner.calls).toBe(1)
  })
})

describe('the key of a request', () => {
  const model = { id: 'm', settings: { temperature: 0 } }
  const key = requestKey(model, question())

  it('does not depend on the order of fields, the schema or the agent', () => {
    const { name, messages, seed, sample } = question()
    const same = {
      sample,
      seed,
      messages: messages.map(({ role, content }) => ({ content, role })),
      name,
    }
    expect(requestKey(model, { ...same, agent: 'Bob', schema: null } as never)).toBe(key)
    expect(key).toMatch(/^[0-9a-f]{64}$/)
  })

  it('changes with model, settings, name, messages, seed and sample', () => {
    const keys = [
      key,
      requestKey({ ...model, id: 'n' }, question()),
      requestKey({ ...model, settings: { temperature: 1 } }, question()),
      requestKey(model, question({ name: 'act' })),
      requestKey(model, question({ messages: [] })),
      requestKey(model, question({ seed: 2 })),
      requestKey(model, question({ sample: 1 })),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe.each([
  ['in memory', () => memoryStore()],
  ['in a folder', () => folderStore(join(folder, 'cache'))],
])('a cache %s', (_where, open) => {
  it('answers an identical request without the model, and says so', async () => {
    const inner = modelThat((_request, call) => ({ value: answer(`call ${call}`) as never, attempts: 2 }))
    const model = wrap(inner, [cache(open())])
    const first = await model.generate(question())
    expect(first.cached).toBeUndefined()
    expect(await model.generate(question())).toEqual({ ...first, cached: true })
    await model.generate(question({ sample: 1 }))
    expect(inner.calls).toBe(2)
  })

  it('never keeps an error', async () => {
    const inner = modelThat((_request, call) => {
      if (call === 0) throw fail('model_overload')
      return {}
    })
    const model = wrap(inner, [cache(open())])
    await expect(model.generate(question())).rejects.toThrow('model_overload')
    expect(await model.generate(question())).toMatchObject({ value: answer() })
  })
})

describe('a cache folder', () => {
  it('serves another run, and leaves no half-written file', async () => {
    const where = join(folder, 'deep', 'cache')
    const inner = modelThat(() => ({}))
    await Promise.all(
      [1, 1, 2].map((seed) => wrap(inner, [cache(folderStore(where))]).generate(question({ seed }))),
    )
    const later = await wrap(inner, [cache(folderStore(where))]).generate(question())
    expect([inner.calls, later.cached]).toEqual([3, true])
    const files = readdirSync(where, { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => file.endsWith('.part'))).toEqual([])
    expect(files.filter((file) => file.endsWith('.json'))).toHaveLength(2)
  })

  it.each(['', '{', '{}', '{"value":{"status":1},"usage":{"inputTokens":1,"outputTokens":1},"attempts":1}'])(
    'takes an entry that is broken or of another shape for none: %s',
    async (text) => {
      const store = folderStore(folder)
      const inner = modelThat(() => ({}))
      await store.set(requestKey(inner, question()), text)
      const model = wrap(inner, [cache(store)])
      expect(await model.generate(question())).toMatchObject({ value: answer() })
      expect(inner.calls).toBe(1)
      expect((await model.generate(question())).cached).toBe(true)
    },
  )

  it('that cannot be made is refused', () => {
    writeFileSync(join(folder, 'file'), '')
    expect(() => folderStore(join(folder, 'file', 'cache'))).toThrow(UsageError)
  })
})

describe('retries', () => {
  function flaky(faults: ModelError[], more: Partial<Parameters<typeof retry>[0]> = {}) {
    const slept: number[] = []
    const sleep = async (ms: number) => {
      slept.push(ms)
    }
    const inner = modelThat((_request, call) => {
      const error = faults[call]
      if (error !== undefined) throw error
      return {}
    })
    const random = createRandom(1)
    return { inner, slept, model: wrap(inner, [retry({ clock: { sleep }, random, ...more })]) }
  }

  it('follow faults that may pass, and their attempts and tokens count', async () => {
    const usage = { inputTokens: 7, outputTokens: 3 }
    const { model, inner } = flaky([fail('model_overload', { attempts: 2, usage }), fail('model_timeout')])
    expect(await model.generate(question())).toMatchObject({
      attempts: 4,
      usage: { inputTokens: 17, outputTokens: 8 },
    })
    expect(inner.calls).toBe(3)
  })

  it.each<ModelFault>(['model_key', 'model_refusal', 'model_truncated', 'model_reply', 'model_quota'])(
    'do not follow a fault that stays: %s',
    async (code) => {
      const { model, inner, slept } = flaky([fail(code)])
      await expect(model.generate(question())).rejects.toThrow(code)
      expect([inner.calls, slept]).toEqual([1, []])
    },
  )

  it('end after so many, with the last fault and all attempts', async () => {
    const { model, inner } = flaky(
      Array.from({ length: 9 }, () => fail('model_overload')),
      { maxRetries: 3 },
    )
    expect(await settled(model.generate(question()))).toMatchObject({
      reason: { code: 'model_overload', attempts: 4 },
    })
    expect(inner.calls).toBe(4)
  })

  it('wait longer and longer up to a cap, anywhere between nothing and the bound', async () => {
    const faults = Array.from({ length: 8 }, () => fail('model_overload'))
    const bounds = [100, 200, 400, 800, 1000, 1000, 1000, 1000]
    const next = () => 0.999
    const options = { maxRetries: 8, baseMs: 100, capMs: 1000 }
    const longest = flaky(faults, { ...options, random: { next } })
    await longest.model.generate(question())
    expect(longest.slept.map(Math.round)).toEqual(bounds.map((bound) => Math.round(bound * 0.999)))
    const drawn = flaky(faults, options)
    await drawn.model.generate(question())
    expect(drawn.slept.every((ms, index) => ms >= 0 && ms < (bounds[index] ?? 0))).toBe(true)
    const again = flaky(faults, options)
    await again.model.generate(question())
    expect(again.slept).toEqual(drawn.slept)
  })

  it('wait as long as the endpoint asks, and give up when that is too long', async () => {
    const patient = flaky([fail('model_rate_limit', { retryAfterMs: 60_000 })])
    await patient.model.generate(question())
    expect(patient.slept).toEqual([60_000])
    const hopeless = flaky([fail('model_rate_limit', { retryAfterMs: 600_000 })])
    await expect(hopeless.model.generate(question())).rejects.toThrow('model_rate_limit')
    expect(hopeless.slept).toEqual([])
  })

  it('end with the caller’s signal', async () => {
    const stop = new AbortController()
    const sleep = (_ms: number, signal?: AbortSignal) =>
      new Promise<void>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
        stop.abort(new RangeError('enough'))
      })
    const { model, inner } = flaky([fail('model_overload')], { clock: { sleep } })
    await expect(model.generate(question(), { signal: stop.signal })).rejects.toThrow('enough')
    expect(inner.calls).toBe(1)
  })
})

describe('limits', () => {
  it('let only so many requests be under way, and lose none', async () => {
    let underWay = 0
    let most = 0
    const inner = modelThat(async () => {
      most = Math.max(most, ++underWay)
      await new Promise((resolve) => setImmediate(resolve))
      underWay--
      return {}
    })
    const model = wrap(inner, [limits({ concurrency: 3 })])
    await Promise.all(Array.from({ length: 10 }, (_, seed) => model.generate(question({ seed }))))
    expect([most, inner.calls]).toEqual([3, 10])
  })

  it('let only so many requests start in an interval', async () => {
    const starts: number[] = []
    const inner = modelThat(() => {
      starts.push(performance.now())
      return {}
    })
    const model = wrap(inner, [limits({ perInterval: 2, intervalMs: 20 })])
    await Promise.all(Array.from({ length: 4 }, (_, seed) => model.generate(question({ seed }))))
    expect((starts[2] ?? 0) - (starts[0] ?? 0)).toBeGreaterThan(15)
  })

  it('let a request go that is given up while it waits, and pass errors on', async () => {
    const release: (() => void)[] = []
    const inner = modelThat(async (_request, call) => {
      await new Promise<void>((resolve) => release.push(resolve))
      if (call === 1) throw fail('model_overload')
      return {}
    })
    const model = wrap(inner, [limits({ concurrency: 1 })])
    const stop = new AbortController()
    const first = model.generate(question())
    const waiting = model.generate(question(), { signal: stop.signal })
    stop.abort(new RangeError('enough'))
    await expect(waiting).rejects.toThrow('enough')
    release[0]?.()
    await first
    const second = model.generate(question())
    await new Promise((resolve) => setImmediate(resolve))
    release[1]?.()
    await expect(second).rejects.toThrow('model_overload')
    expect(inner.calls).toBe(2)
  })

  it.each([{ concurrency: 0 }, { concurrency: 1.5 }, { perInterval: 0 }])(
    'that let nothing through are refused: %j',
    (options) => {
      expect(() => limits(options)).toThrow(UsageError)
    },
  )
})

describe('a budget', () => {
  const spend = async (options: BudgetOptions, inner: LanguageModel = modelThat(() => ({}))) => {
    const model = wrap(inner, [budget(options)])
    for (let calls = 0; calls < 50; calls++) {
      const end = await settled(model.generate(question()))
      if (end?.status === 'rejected') return { calls, error: end.reason as LimitError }
    }
    return { calls: 50, error: undefined }
  }

  it.each<[string, BudgetOptions, number, string]>([
    ['calls', { maxCalls: 3 }, 3, '3 of 3 calls'],
    ['tokens', { maxTokens: 31 }, 3, '45 of 31 tokens'],
    ['money', { maxCost: 0.001, price: { inputPerMillion: 10, outputPerMillion: 20 } }, 5, '0.0010 of 0.001'],
  ])('of %s stops for good when it is spent', async (_what, options, calls, message) => {
    const end = await spend(options)
    expect([end.calls, end.error?.code]).toEqual([calls, 'limit'])
    expect(end.error).toBeInstanceOf(LimitError)
    expect(end.error?.message).toContain(message)
  })

  it('counts re-asks, and the tokens of replies that could not be used', async () => {
    expect(
      (
        await spend(
          { maxCalls: 6 },
          modelThat(() => ({ attempts: 3 })),
        )
      ).calls,
    ).toBe(2)
    const usage = { inputTokens: 10, outputTokens: 10 }
    const broken = modelThat(() => {
      throw fail('model_reply', { attempts: 3, usage })
    })
    const model = wrap(broken, [budget({ maxTokens: 40 })])
    for (const expected of ['model_reply', 'model_reply', 'limit']) {
      expect(await settled(model.generate(question()))).toMatchObject({ reason: { code: expected } })
    }
  })

  it('lets no more calls begin than it allows, however many come at once', async () => {
    const inner = modelThat(() => new Promise((resolve) => setImmediate(() => resolve({}))))
    const model = wrap(inner, [budget({ maxCalls: 4 })])
    const ends = await Promise.allSettled(Array.from({ length: 9 }, () => model.generate(question())))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    expect(inner.calls).toBe(4)
  })

  it.each<BudgetOptions>([{ maxCalls: 0 }, { maxTokens: 0 }, { maxCost: -1 }, { maxCalls: Number.NaN }])(
    'that allows nothing is refused: %j',
    (options) => {
      expect(() => budget(options)).toThrow(UsageError)
      expect(() => budget(options)).toThrow('allows nothing')
    },
  )

  it('of money without a price is refused', () => {
    expect(() => budget({ maxCost: 1 })).toThrow('needs the price')
  })
})

describe('the usage', () => {
  it('is counted by model, role and kind; what the cache answered takes nothing', async () => {
    const meter = new UsageMeter()
    const inner = modelThat((_request, call) => {
      if (call === 2) throw fail('model_reply', { attempts: 3, usage: { inputTokens: 1, outputTokens: 1 } })
      return { attempts: 2 }
    })
    const model = wrap(inner, [meter.middleware, cache(memoryStore())])
    await model.generate(question())
    await model.generate(question())
    await model.generate(question({ agent: undefined }))
    await model.generate(question({ agent: 'Bob', seed: 2 }))
    await settled(model.generate(question({ agent: 'Bob', seed: 3 })))
    const spent = { calls: 1, cached: 0, failed: 0, attempts: 2, inputTokens: 10, outputTokens: 5 }
    expect(Object.fromEntries(meter.by('role'))).toEqual({
      Alice: { ...spent, calls: 2, cached: 1 },
      planner: { ...spent, cached: 1, attempts: 0, inputTokens: 0, outputTokens: 0 },
      Bob: { ...spent, failed: 1, attempts: 5, inputTokens: 11, outputTokens: 6 },
    })
    expect([...meter.by('kind').keys(), ...meter.by('model').keys()]).toEqual(['reflect', 'test'])
    expect(meter.total()).toEqual({
      calls: 4,
      cached: 2,
      failed: 1,
      attempts: 7,
      inputTokens: 21,
      outputTokens: 11,
    })
    expect(meter.rows()).toHaveLength(3)
  })
})
