import { describe, expect, it } from 'vitest'
import { ModelError, type ModelErrorCode } from '../../core/errors.ts'
import { createRandom } from '../../core/random.ts'
import { allow } from '../middleware/allow.ts'
import { persist } from '../persist.ts'
import { modelThat, question } from '../testing.ts'
import { wrap } from '../wrap.ts'
import { type AllowanceOptions, openAllowance } from './open-allowance.ts'
import { TestClock } from './testing.ts'
import type { WeatherNews } from './weather.ts'

const fail = (code: ModelErrorCode, more = {}) => new ModelError(code, { code, ...more })
const settled = async (promise: Promise<unknown>) => (await Promise.allSettled([promise]))[0]
const MINUTE = 60_000

/** A model behind an allowance, on its own clock; each reply takes 200 ms. */
function behind(
  answer: (call: number, now: number) => ModelError | { restMs?: number } | undefined,
  options: AllowanceOptions = {},
) {
  const clock = new TestClock()
  const news: WeatherNews[] = []
  const inner = modelThat(async (_request, call) => {
    const said = answer(call, clock.now())
    await clock.sleep(200)
    if (said instanceof ModelError) throw said
    return said ?? {}
  })
  const allowance = openAllowance({
    concurrency: 4,
    patienceMs: 30 * MINUTE,
    clock,
    onWeather: (one) => news.push(one),
    ...options,
  })
  const model = wrap(inner, [allow(allowance)])
  const ask = (seed: number) => model.generate(question({ seed }))
  const askAll = (count: number) =>
    clock.until(Promise.allSettled(Array.from({ length: count }, (_, seed) => ask(seed))))
  return { clock, news, inner, allowance, ask, askAll, model }
}

/** Accepts this many requests in any period of that length, like gateways that remember the times of requests. */
function slidingLimit(limit: number, periodMs: number) {
  const taken: number[] = []
  return (now: number): boolean => {
    while (taken[0] !== undefined && taken[0] <= now - periodMs) taken.shift()
    if (taken.length >= limit) return false
    taken.push(now)
    return true
  }
}

/** Counts by the minute of the clock, as LiteLLM and many gateways do. */
function fixedLimit(limit: number, periodMs: number) {
  let [period, taken] = [-1, 0]
  return (now: number): boolean => {
    const current = Math.floor(now / periodMs)
    if (current !== period) [period, taken] = [current, 0]
    return taken++ < limit
  }
}

/** Refills evenly, as Azure and Groq do. */
function bucketLimit(limit: number, periodMs: number) {
  let [tokens, filledAt] = [limit, 0]
  return (now: number): boolean => {
    tokens = Math.min(limit, tokens + ((now - filledAt) * limit) / periodMs)
    filledAt = now
    if (tokens < 1) return false
    tokens--
    return true
  }
}

describe('an endpoint that limits the rate', () => {
  const shareOf = (requests: number, limit: number, tookMs: number) => requests / ((limit * tookMs) / MINUTE)

  it.each([
    { name: 'a sliding minute', limiter: slidingLimit, limit: 8, minutes: 12 },
    { name: 'a minute of the clock', limiter: fixedLimit, limit: 8, minutes: 12 },
    { name: 'a bucket', limiter: bucketLimit, limit: 8, minutes: 12 },
    { name: 'a sliding minute with Retry-After', limiter: slidingLimit, limit: 8, minutes: 12, rest: 20_000 },
    { name: 'a larger one', limiter: slidingLimit, limit: 60, minutes: 6 },
    { name: 'a large one of the clock', limiter: fixedLimit, limit: 60, minutes: 6 },
    { name: 'a very large one', limiter: bucketLimit, limit: 300, minutes: 3 },
  ])(
    'loses no request, and goes at 80 %% of its limit at least: $name',
    async ({ limiter, limit, minutes, rest }) => {
      const takes = limiter(limit, MINUTE)
      const busy = () => fail('model_rate_limit', rest === undefined ? {} : { retryAfterMs: rest })
      const { askAll, inner, clock, allowance } = behind((_call, now) => (takes(now) ? undefined : busy()), {
        concurrency: 8,
      })
      const requests = minutes * limit
      const ends = await askAll(requests)
      expect(ends.filter(({ status }) => status === 'rejected')).toEqual([])
      expect(shareOf(requests, limit, clock.now())).toBeGreaterThan(0.8)
      expect(inner.calls / requests).toBeLessThan(1.5)
      expect(allowance.waitedMs).toBeGreaterThan(0.5 * clock.now())
    },
  )

  it('notices that a limit was lifted', async () => {
    const strict = slidingLimit(8, MINUTE)
    const lenient = slidingLimit(80, MINUTE)
    const { askAll, clock } = behind((_call, now) =>
      (now < 5 * MINUTE ? strict : lenient)(now) ? undefined : fail('model_rate_limit'),
    )
    await askAll(400)
    // At the strict pace the 400 would take 50 minutes.
    expect(clock.now()).toBeLessThan(20 * MINUTE)
  })

  it('uses up no attempt, and reports it once', async () => {
    const takes = slidingLimit(8, MINUTE)
    const { clock, model, news } = behind((_call, now) => (takes(now) ? undefined : fail('model_rate_limit')))
    const how = { clock, random: createRandom(1), maxRetries: 0 }
    const replies = Array.from({ length: 40 }, (_, seed) =>
      persist(() => model.generate(question({ seed })), how),
    )
    const all = await clock.until(Promise.all(replies))
    expect(all.every(({ attempts }) => attempts === 1)).toBe(true)
    expect(news.filter(({ type }) => type === 'limited')).toHaveLength(1)
  })

  it('holds all requests for as long as it asks one of them to wait, then lets one try', async () => {
    const { askAll, clock, inner } = behind((call) =>
      call === 0 ? fail('model_rate_limit', { retryAfterMs: 45_000 }) : undefined,
    )
    const begun: number[] = []
    const { generate } = inner
    inner.generate = (...asked) => {
      begun.push(clock.now())
      return generate(...asked)
    }
    await askAll(6)
    // Four are under way at once; the others start after the hold, the first of them alone.
    const later = begun.filter((at) => at >= 45_000)
    expect(begun.filter((at) => at > 200 && at < 45_000)).toEqual([])
    expect(new Set(later.slice(0, 2)).size).toBe(2)
  })

  it('is left alone when its replies say that nothing is left', async () => {
    const { ask, clock } = behind((call) => (call === 0 ? { restMs: 7000 } : undefined), { concurrency: 1 })
    await clock.until(ask(1))
    await clock.until(ask(2))
    expect(clock.now()).toBe(200 + 7000 + 200)
  })

  it('is given up when it lets nothing through within the patience', async () => {
    const { askAll, news, allowance, inner } = behind(() => fail('model_rate_limit'), {
      patienceMs: 10 * MINUTE,
    })
    const ends = await askAll(6)
    expect(ends.every(({ status }) => status === 'rejected')).toBe(true)
    expect(allowance.givenUp).toMatchObject({ reason: 'outage', error: { code: 'model_rate_limit' } })
    expect(news.at(-1)?.type).toBe('given_up')
    expect(inner.calls).toBeLessThan(25)
    expect(ends.at(-1)).toMatchObject({
      reason: { retryable: false, hint: expect.stringContaining('--patience') },
    })
  })

  it('is given up at once when it asks for a longer wait than the patience', async () => {
    const day = fail('model_rate_limit', { retryAfterMs: 24 * 60 * MINUTE })
    const { askAll, clock, allowance, inner } = behind((call) => (call < 3 ? undefined : day))
    const ends = await askAll(12)
    expect(clock.now()).toBeLessThan(1000)
    expect(inner.calls).toBeLessThan(9)
    expect(allowance.givenUp?.reason).toBe('quota')
    expect(ends.at(-1)).toMatchObject({ reason: { message: expect.stringContaining('asks to wait 24 h') } })
  })

  it('is given up at once when the quota of the account is used up', async () => {
    const { askAll, clock, allowance } = behind((call) => (call < 3 ? undefined : fail('model_quota')))
    const ends = await askAll(12)
    expect([clock.now() < 1000, allowance.givenUp?.reason]).toEqual([true, 'quota'])
    expect(ends.at(-1)).toMatchObject({ reason: { code: 'model_quota', retryable: false } })
  })

  it('makes all requests rest as it asks, even without patience, but repeats none', async () => {
    const { askAll, clock, inner } = behind(
      (call) => (call === 0 ? fail('model_rate_limit', { retryAfterMs: 7000 }) : undefined),
      { concurrency: 1, patienceMs: 0 },
    )
    const ends = await askAll(2)
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    expect([clock.now(), inner.calls]).toEqual([7400, 2])
  })
})

describe('the user’s own limit', () => {
  it('lets no more requests begin in any minute', async () => {
    const begun: number[] = []
    const { askAll } = behind(
      (_call, now) => {
        begun.push(now)
        return undefined
      },
      { perMinute: 5 },
    )
    await askAll(17)
    const inMinuteFrom = (start: number) => begun.filter((at) => at >= start && at < start + MINUTE).length
    expect(Math.max(...begun.map(inMinuteFrom))).toBe(5)
    expect(begun.at(-1)).toBe(3 * MINUTE)
  })
})

describe('an endpoint that is down', () => {
  const down = (failures: number) => (call: number) =>
    call < failures ? fail('model_connection') : undefined

  it('delays requests, while one at a time tries', async () => {
    const { askAll, news, clock, allowance } = behind(down(8))
    const ends = await askAll(6)
    // The first two may have failed for reasons of their own.
    expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(2)
    expect(news.map(({ type }) => type)).toEqual(['down', 'up'])
    expect(clock.slept.filter((ms) => ms >= 1000)).toEqual(expect.arrayContaining([1000, 2000, 4000]))
    expect(allowance.waitedMs).toBeGreaterThanOrEqual(7000)
    expect(allowance.givenUp).toBeUndefined()
  })

  it('is given up for all requests when patience is over', async () => {
    const { askAll, news, allowance, inner } = behind(down(1000), { patienceMs: 30_000 })
    const ends = await askAll(6)
    expect(ends.every(({ status }) => status === 'rejected')).toBe(true)
    expect(news.at(-1)?.type).toBe('given_up')
    expect(allowance.givenUp?.reason).toBe('outage')
    expect(inner.calls).toBeLessThan(16)
    expect(ends.at(-1)).toMatchObject({
      reason: { code: 'model_connection', hint: expect.stringContaining('--patience') },
    })
  })

  it('is given up sooner as long as it has not given a single reply', async () => {
    const options = { patienceMs: 10 * MINUTE, firstReplyMs: 15_000 }
    const never = behind(down(1000), options)
    await never.askAll(3)
    expect(never.clock.now()).toBeLessThan(17_000)
    const later = behind((call) => (call >= 1 && call < 14 ? fail('model_overload') : undefined), options)
    const ends = await later.askAll(8)
    expect(later.clock.now()).toBeGreaterThan(MINUTE)
    expect(ends.at(-1)?.status).toBe('fulfilled')
  })

  it('is not waited for without patience', async () => {
    const { askAll, news } = behind(down(1000), { patienceMs: 0 })
    const ends = await askAll(6)
    expect(ends.every(({ status }) => status === 'rejected')).toBe(true)
    expect(news).toEqual([])
  })

  it('is not concluded from refusals of single requests, nor from a limit of the rate', async () => {
    const codes = ['model_refusal', 'model_filter', 'model_request'] as const
    const { inner, ask, clock, news } = behind((call) => fail(codes[call % 3] ?? 'model'))
    for (let calls = 0; calls < 9; calls++) await clock.until(settled(ask(calls)))
    expect([inner.calls, news]).toEqual([9, []])
  })

  it('is tried by another request when the first is given up', async () => {
    const { model, clock, inner } = behind(down(3), { concurrency: 2 })
    const stop = new AbortController()
    const first = Promise.allSettled([1, 2, 3].map((seed) => model.generate(question({ seed }))))
    const given = settled(model.generate(question({ seed: 4 }), { signal: stop.signal }))
    const patient = model.generate(question({ seed: 5 }))
    setTimeout(() => stop.abort(new RangeError('enough')), 1)
    await clock.until(Promise.all([first, given, patient]))
    expect(await patient).toMatchObject({ attempts: 1 })
    expect(inner.calls).toBeGreaterThan(3)
  })
})

describe('whoever waits', () => {
  it('leaves no timer behind that keeps a process alive', async () => {
    const takes = slidingLimit(2, MINUTE)
    const { askAll, clock } = behind((_call, now) =>
      takes(now) ? { restMs: 90_000 } : fail('model_rate_limit', { retryAfterMs: 100_000 }),
    )
    await askAll(5)
    expect(clock.pending).toBe(0)
  })

  it('ends with its own reason, at once', async () => {
    const { model, clock } = behind(() => fail('model_rate_limit', { retryAfterMs: 100_000 }))
    const stop = new AbortController()
    const waiting = settled(model.generate(question(), { signal: stop.signal }))
    await clock.until(clock.sleep(5000).then(() => stop.abort(new RangeError('enough'))))
    expect(await waiting).toMatchObject({ reason: new RangeError('enough') })
    expect([clock.now(), clock.pending]).toEqual([5000, 0])
  })
})
