import assert from 'node:assert/strict'
import { z } from 'zod'
import { ModelError } from '../../core/errors.ts'
import type { LanguageModel, ModelRequest } from '../../model/language-model.ts'
import { type Check, checksOn } from '../check.ts'

/** A model under test. */
export interface ModelUnderTest {
  /** A fresh model. */
  model: LanguageModel
  /** The same with replies that do not match any schema. Omitted for models that cannot fail in this way. */
  garbled?: LanguageModel
  close?(): Promise<void>
}

const schema = z.strictObject({ answer: z.boolean() })

/** The suite's question. Any model can answer it with `{"answer": true}`. */
export const request = (): ModelRequest<{ answer: boolean }> => ({
  name: 'sum',
  messages: [
    { role: 'system', content: 'You check sums. Answer with ONE JSON: {"answer": boolean}.' },
    { role: 'user', content: 'Is two plus two four?' },
  ],
  schema,
  seed: 1,
  sample: 0,
})

/**
 * Requirements that prompting has for any language model.
 * @param open function that makes a fresh model for each check
 */
export function languageModelConformance(open: () => Promise<ModelUnderTest>): Check[] {
  const check = checksOn(open)

  return [
    check('has an id', async ({ model }) => assert.match(model.id, /^\S+$/)),

    check('gives a reply that fits the schema, with usage and attempts', async ({ model }) => {
      const { value, usage, attempts } = await model.generate(request())
      assert.ok(schema.safeParse(value).success, JSON.stringify(value))
      assert.ok(usage.inputTokens >= 0)
      assert.ok(usage.outputTokens >= 0)
      assert.ok(attempts >= 1)
    }),

    check('gives the same reply to the same request, seed and sample', async ({ model }) => {
      const first = await model.generate(request())
      assert.deepEqual((await model.generate(request())).value, first.value)
    }),

    check('leaves the messages as they were', async ({ model }) => {
      const asked = request()
      await model.generate(asked)
      assert.deepEqual(asked.messages, request().messages)
    }),

    check(
      'does nothing when the signal is already aborted, and rejects with its reason',
      async ({ model }) => {
        const signal = AbortSignal.abort(new RangeError('enough'))
        await assert.rejects(model.generate(request(), { signal }), /enough/)
      },
    ),

    check('turns replies that cannot be used into a ModelError', async ({ garbled }) => {
      if (garbled !== undefined) await assert.rejects(garbled.generate(request()), ModelError)
    }),
  ]
}
