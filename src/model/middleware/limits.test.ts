import { describe, expect, it } from 'vitest'
import { ModelError, type ModelErrorCode, UsageError } from '../../core/errors.ts'
import { modelThat, question, wrap } from '../testing.ts'
import { limits } from './limits.ts'

const fail = (code: ModelErrorCode, more = {}) => new ModelError(code, { code, ...more })

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
