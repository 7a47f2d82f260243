import { describe, expect, it } from 'vitest'
import { LimitError, ModelError, type ModelErrorCode, UsageError } from '../../core/errors.ts'
import { allow } from '../middleware/allow.ts'
import { modelThat, question } from '../testing.ts'
import { wrap } from '../wrap.ts'
import { type AllowanceOptions, openAllowance } from './open-allowance.ts'

const fail = (code: ModelErrorCode, more = {}) => new ModelError(code, { code, ...more })
const settled = async (promise: Promise<unknown>) => (await Promise.allSettled([promise]))[0]
const macrotask = () => new Promise((resolve) => setImmediate(resolve))
const price = { inputPerMillion: 10, outputPerMillion: 20 }

describe('an allowance with a budget', () => {
  const spend = async (options: AllowanceOptions) => {
    const model = wrap(
      modelThat(() => ({})),
      [allow(openAllowance(options))],
    )
    for (let calls = 0; calls < 50; calls++) {
      const end = await settled(model.generate(question()))
      if (end?.status === 'rejected') return { calls, error: end.reason as LimitError }
    }
    return { calls: 50, error: undefined }
  }

  it.each<[string, AllowanceOptions, number, string]>([
    ['requests', { maxCalls: 3 }, 3, '3 of 3 requests'],
    ['tokens', { maxTokens: 31 }, 3, '45 of 31 tokens'],
    ['tokens in', { maxInputTokens: 15 }, 2, '20 of 15 tokens in'],
    ['tokens out', { maxOutputTokens: 15 }, 3, '15 of 15 tokens out'],
    ['money', { maxCost: 0.001, priceOf: () => price }, 5, '0.0010 of 0.001'],
  ])('of %s stops for good when it is spent', async (_what, options, calls, message) => {
    const end = await spend(options)
    expect([end.calls, end.error?.code]).toEqual([calls, 'limit'])
    expect(end.error).toBeInstanceOf(LimitError)
    expect(end.error?.message).toContain(message)
  })

  it('goes on from what was spent before', async () => {
    const spent = { calls: 2, inputTokens: 0, outputTokens: 0, cost: 0 }
    expect(await spend({ maxCalls: 3, spent })).toMatchObject({ calls: 1 })
  })

  it('counts failed requests and the tokens of replies that could not be used', async () => {
    const usage = { inputTokens: 10, outputTokens: 10 }
    const broken = modelThat(() => {
      throw fail('model_reply', { usage })
    })
    const model = wrap(broken, [allow(openAllowance({ maxTokens: 40 }))])
    for (const expected of ['model_reply', 'model_reply', 'limit'])
      expect(await settled(model.generate(question()))).toMatchObject({ reason: { code: expected } })
  })

  it('lets no more requests begin than it allows, however many come at once', async () => {
    const inner = modelThat(() => macrotask().then(() => ({})))
    const model = wrap(inner, [allow(openAllowance({ maxCalls: 4 }))])
    const ends = await Promise.allSettled(Array.from({ length: 9 }, () => model.generate(question())))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    expect(inner.calls).toBe(4)
  })

  it('exceeds its tokens by no more than what is under way', async () => {
    const inner = modelThat(() => macrotask().then(() => ({})))
    const allowance = openAllowance({ maxTokens: 60, concurrency: 2 })
    const model = wrap(inner, [allow(allowance)])
    await Promise.allSettled(Array.from({ length: 20 }, () => model.generate(question())))
    // 15 per request: the fourth reaches the limit while the fifth is under way.
    expect(inner.calls).toBe(5)
    expect(allowance.exceeded()).toBe('75 of 60 tokens')
  })

  it.each<[string, () => unknown, object]>([
    ['was too slow', () => fail('model_timeout'), { inputTokens: 19, outputTokens: 500 }],
    ['came garbled', () => fail('model_protocol'), { inputTokens: 19, outputTokens: 500 }],
    ['was not waited for', () => new DOMException('stopped', 'AbortError'), { inputTokens: 19 }],
    ['never came: no endpoint is there', () => fail('model_connection'), { inputTokens: 0, outputTokens: 0 }],
    ['was refused by another budget', () => new LimitError('spent'), { inputTokens: 0, outputTokens: 0 }],
  ])('counts a request whose reply %s by its estimate', async (_what, failure, spent) => {
    const inner = modelThat(() => {
      throw failure()
    })
    const allowance = openAllowance({ maxTokens: 9999 })
    await settled(wrap(inner, [allow(allowance)]).generate(question()))
    expect(allowance.spent).toMatchObject({ calls: 1, ...spent })
  })

  it('estimates replies as long as those before', async () => {
    const allowance = openAllowance({})
    const first = await allowance.turn('tiny', undefined, 10)
    await first.end({ usage: { inputTokens: 12, outputTokens: 40 } })
    const { estimate } = await allowance.turn('tiny', undefined, 10)
    expect(estimate).toEqual({ inputTokens: 10, outputTokens: 40, estimated: true })
    expect(allowance.booked).toMatchObject({ calls: 2, inputTokens: 22, outputTokens: 80 })
  })

  it('in currency needs a price', async () => {
    expect((await spend({ maxCost: 1 })).error).toBeInstanceOf(UsageError)
  })

  it.each<AllowanceOptions>([{ maxCalls: 0 }, { maxTokens: 0 }, { maxCost: -1 }, { maxCalls: Number.NaN }])(
    'that allows nothing is refused: %j',
    (options) => {
      expect(() => openAllowance(options)).toThrow('allows nothing')
    },
  )
})

describe('an allowance with limits', () => {
  it('limits the number of concurrent requests, and loses none', async () => {
    let [underWay, most] = [0, 0]
    const inner = modelThat(async () => {
      most = Math.max(most, ++underWay)
      await macrotask()
      underWay--
      return {}
    })
    const model = wrap(inner, [allow(openAllowance({ concurrency: 3 }))])
    await Promise.all(Array.from({ length: 10 }, (_, seed) => model.generate(question({ seed }))))
    expect([most, inner.calls]).toEqual([3, 10])
  })

  it('releases a request that is given up while it waits', async () => {
    const release: (() => void)[] = []
    const inner = modelThat(() => new Promise((resolve) => release.push(() => resolve({}))))
    const model = wrap(inner, [allow(openAllowance({ concurrency: 1 }))])
    const stop = new AbortController()
    const first = model.generate(question())
    const waiting = model.generate(question(), { signal: stop.signal })
    await macrotask()
    stop.abort(new RangeError('enough'))
    await expect(waiting).rejects.toThrow('enough')
    release[0]?.()
    await first
    expect(inner.calls).toBe(1)
  })

  it.each([{ concurrency: 0 }, { concurrency: 1.5 }, { perMinute: 0 }])(
    'that lets nothing through is refused: %j',
    (options) => {
      expect(() => openAllowance(options)).toThrow(UsageError)
    },
  )
})
