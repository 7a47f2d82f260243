import { describe, expect, it } from 'vitest'
import { ModelError, type ModelErrorCode } from '../core/errors.ts'
import { createRandom } from '../core/random.ts'
import type { Message } from './language-model.ts'
import { type Persistence, persist } from './persist.ts'
import { modelThat, question } from './testing.ts'

const fail = (code: ModelErrorCode, more = {}) => new ModelError(code, { code, ...more })
const settled = async (promise: Promise<unknown>) => (await Promise.allSettled([promise]))[0]

/** A model that fails with these errors, one after another, and then replies. */
function flaky(failures: ModelError[], more: Partial<Persistence> = {}) {
  const slept: number[] = []
  const told: (readonly Message[])[] = []
  const clock = {
    sleep: async (ms: number) => {
      slept.push(ms)
    },
  }
  const inner = modelThat((_request, call) => {
    const error = failures[call]
    if (error !== undefined) throw error
    return {}
  })
  const ask = (signal?: AbortSignal) =>
    persist(
      (after) => {
        told.push(after)
        return inner.generate(question())
      },
      { clock, random: createRandom(1), ...more },
      signal,
    )
  return { inner, slept, told, ask }
}

describe('asking until there is a reply', () => {
  it('repeats failures that may pass, and counts their attempts and tokens', async () => {
    const usage = { inputTokens: 7, outputTokens: 3 }
    const { ask, inner } = flaky([fail('model_overload', { attempts: 2, usage }), fail('model_timeout')])
    expect(await ask()).toMatchObject({ attempts: 4, usage: { inputTokens: 17, outputTokens: 8 } })
    expect(inner.calls).toBe(3)
  })

  it('takes as long as all attempts together, without the waits between them', async () => {
    const { ask } = flaky([
      fail('model_overload', { latencyMs: 300 }),
      fail('model_timeout', { latencyMs: 50 }),
    ])
    expect(await ask()).toMatchObject({ latencyMs: 350 })
    const hopeless = flaky([fail('model_overload', { latencyMs: 300 }), fail('model_key')])
    await expect(hopeless.ask()).rejects.toMatchObject({ latencyMs: 300 })
  })

  it.each<ModelErrorCode>(['model_key', 'model_refusal', 'model_truncated', 'model_reply', 'model_quota'])(
    'ends with a failure that stays: %s',
    async (code) => {
      const { ask, inner, slept } = flaky([fail(code)])
      await expect(ask()).rejects.toThrow(code)
      expect([inner.calls, slept]).toEqual([1, []])
    },
  )

  it('ends after the maximum of retries, with the last failure and all attempts', async () => {
    const { ask, inner } = flaky(
      Array.from({ length: 9 }, () => fail('model_overload')),
      { maxRetries: 3 },
    )
    expect(await settled(ask())).toMatchObject({ reason: { code: 'model_overload', attempts: 4 } })
    expect(inner.calls).toBe(4)
  })

  it('ends when the attempts and waits would exceed the deadline', async () => {
    const slow = () => fail('model_timeout', { latencyMs: 40_000 })
    const { ask, inner } = flaky(Array.from({ length: 9 }, slow), {
      deadlineMs: 100_000,
      random: { next: () => 0 },
    })
    expect(await settled(ask())).toMatchObject({ reason: { code: 'model_timeout', latencyMs: 120_000 } })
    expect(inner.calls).toBe(3)
  })

  it('waits longer and longer up to a cap, anywhere between nothing and the bound', async () => {
    const failures = () => Array.from({ length: 8 }, () => fail('model_overload'))
    const bounds = [100, 200, 400, 800, 1000, 1000, 1000, 1000]
    const options = { maxRetries: 8, baseMs: 100, capMs: 1000 }
    const longest = flaky(failures(), { ...options, random: { next: () => 0.999 } })
    await longest.ask()
    expect(longest.slept.map(Math.round)).toEqual(bounds.map((bound) => Math.round(bound * 0.999)))
    const drawn = flaky(failures(), options)
    await drawn.ask()
    expect(drawn.slept.every((ms, index) => ms >= 0 && ms < (bounds[index] ?? 0))).toBe(true)
    const again = flaky(failures(), options)
    await again.ask()
    expect(again.slept).toEqual(drawn.slept)
  })

  it('waits as long as the endpoint asks, and gives up when that is too long', async () => {
    const patient = flaky([fail('model_rate_limit', { retryAfterMs: 60_000 })])
    await patient.ask()
    expect(patient.slept).toEqual([60_000])
    const hopeless = flaky([fail('model_rate_limit', { retryAfterMs: 600_000 })])
    await expect(hopeless.ask()).rejects.toThrow('model_rate_limit')
    expect(hopeless.slept).toEqual([])
  })

  it('tells the model what is wrong with its last reply', async () => {
    const unfit = (said: string) =>
      fail('model_reply', { remedy: { kind: 'tell', issue: `${said} is no JSON`, said } })
    const { ask, told, slept } = flaky([unfit('Yes'), unfit('No')])
    expect(await ask()).toMatchObject({ attempts: 3 })
    expect(told.map((after) => after.map(({ role }) => role))).toEqual([
      [],
      ['assistant', 'user'],
      ['assistant', 'user'],
    ])
    expect(JSON.stringify(told[2])).toContain('No is no JSON')
    expect(JSON.stringify(told[2])).not.toContain('Yes')
    expect(slept).toEqual([])
  })

  it('still tells it after a failure that passed', async () => {
    const unfit = fail('model_reply', { remedy: { kind: 'tell', issue: 'it is empty' } })
    const { ask, told } = flaky([unfit, fail('model_overload')])
    await ask()
    expect(told.map(({ length }) => length)).toEqual([0, 1, 1])
  })

  it('repeats at once, a limited number of times, requests refused for an optional field', async () => {
    const refused = () => fail('model_request', { remedy: { kind: 'same' } })
    expect(await flaky([refused(), refused()]).ask()).toMatchObject({ attempts: 1 })
    const stubborn = flaky(Array.from({ length: 50 }, refused))
    await expect(stubborn.ask()).rejects.toThrow('model_request')
    expect(stubborn.inner.calls).toBeLessThan(12)
  })

  it('ends with the caller’s signal', async () => {
    const stop = new AbortController()
    const sleep = (_ms: number, signal?: AbortSignal) =>
      new Promise<void>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
        stop.abort(new RangeError('enough'))
      })
    const { ask, inner } = flaky([fail('model_overload')], { clock: { sleep } })
    await expect(ask(stop.signal)).rejects.toThrow('enough')
    expect(inner.calls).toBe(1)
  })
})
