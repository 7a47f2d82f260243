import { describe, expect, it } from 'vitest'
import { ModelError, type ModelErrorCode } from '../../core/errors.ts'
import { createRandom } from '../../core/random.ts'
import { modelThat, question, wrap } from '../testing.ts'
import { retry } from './retry.ts'

const fail = (code: ModelErrorCode, more = {}) => new ModelError(code, { code, ...more })
const settled = async (promise: Promise<unknown>) => (await Promise.allSettled([promise]))[0]

describe('retries', () => {
  function flaky(failures: ModelError[], more: Partial<Parameters<typeof retry>[0]> = {}) {
    const slept: number[] = []
    const sleep = async (ms: number) => {
      slept.push(ms)
    }
    const inner = modelThat((_request, call) => {
      const error = failures[call]
      if (error !== undefined) throw error
      return {}
    })
    const random = createRandom(1)
    return { inner, slept, model: wrap(inner, [retry({ clock: { sleep }, random, ...more })]) }
  }

  it('follow failures that may pass, and their attempts and tokens count', async () => {
    const usage = { inputTokens: 7, outputTokens: 3 }
    const { model, inner } = flaky([fail('model_overload', { attempts: 2, usage }), fail('model_timeout')])
    expect(await model.generate(question())).toMatchObject({
      attempts: 4,
      usage: { inputTokens: 17, outputTokens: 8 },
    })
    expect(inner.calls).toBe(3)
  })

  it('last as long as all attempts together, without the waits between them', async () => {
    const { model } = flaky([
      fail('model_overload', { latencyMs: 300 }),
      fail('model_timeout', { latencyMs: 50 }),
    ])
    expect(await model.generate(question())).toMatchObject({ latencyMs: 350 })
    const { model: hopeless } = flaky([fail('model_overload', { latencyMs: 300 }), fail('model_key')])
    await expect(hopeless.generate(question())).rejects.toMatchObject({ latencyMs: 300 })
  })

  it.each<ModelErrorCode>(['model_key', 'model_refusal', 'model_truncated', 'model_reply', 'model_quota'])(
    'do not follow a failure that stays: %s',
    async (code) => {
      const { model, inner, slept } = flaky([fail(code)])
      await expect(model.generate(question())).rejects.toThrow(code)
      expect([inner.calls, slept]).toEqual([1, []])
    },
  )

  it('end after so many, with the last failure and all attempts', async () => {
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
    const failures = Array.from({ length: 8 }, () => fail('model_overload'))
    const bounds = [100, 200, 400, 800, 1000, 1000, 1000, 1000]
    const next = () => 0.999
    const options = { maxRetries: 8, baseMs: 100, capMs: 1000 }
    const longest = flaky(failures, { ...options, random: { next } })
    await longest.model.generate(question())
    expect(longest.slept.map(Math.round)).toEqual(bounds.map((bound) => Math.round(bound * 0.999)))
    const drawn = flaky(failures, options)
    await drawn.model.generate(question())
    expect(drawn.slept.every((ms, index) => ms >= 0 && ms < (bounds[index] ?? 0))).toBe(true)
    const again = flaky(failures, options)
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
