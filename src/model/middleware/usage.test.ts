import { describe, expect, it } from 'vitest'
import { ModelError, type ModelErrorCode } from '../../core/errors.ts'
import { modelThat, question } from '../testing.ts'
import { wrap } from '../wrap.ts'
import { cache } from './cache.ts'
import { memoryStore } from './cache-store.ts'
import { UsageMeter } from './usage.ts'

const fail = (code: ModelErrorCode, more = {}) => new ModelError(code, { code, ...more })
const settled = async (promise: Promise<unknown>) => (await Promise.allSettled([promise]))[0]

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
