import { describe, expect, it } from 'vitest'
import { LimitError, ModelError, type ModelErrorCode, UsageError } from '../../core/errors.ts'
import type { LanguageModel } from '../language-model.ts'
import { modelThat, question, wrap } from '../testing.ts'
import { type BudgetOptions, budget } from './budget.ts'

const fail = (code: ModelErrorCode, more = {}) => new ModelError(code, { code, ...more })
const settled = async (promise: Promise<unknown>) => (await Promise.allSettled([promise]))[0]

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
