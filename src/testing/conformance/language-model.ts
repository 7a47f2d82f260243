import assert from 'node:assert/strict'
import { ModelError } from '../../core/errors.ts'
import { actions } from '../../judger/actions/index.ts'
import { type LanguageModel, type ModelRequest, replySchemas } from '../../model/language-model.ts'
import { Catalogue } from '../../plugin/catalogue.ts'
import { sceneBefore } from '../../task/scene.ts'
import { type Check, present } from '../check.ts'
import { smallTask } from '../tasks.ts'

/** A model under test. */
export interface ModelUnderTest {
  /** A fresh model that can answer questions about a small task. */
  model: LanguageModel
  /** The same, but its replies fit no schema; left out for models that cannot fail so. */
  garbled?: LanguageModel
  close?(): Promise<void>
}

/** Planners that between them ask questions of all the kinds that planners ask. */
const CURIOUS = ['causal', 'villageragent:fixed', 'agentverse']

/** Has a small task planned with a model, once by each curious planner, and returns every request the model got. */
export async function questionsTo(model: LanguageModel): Promise<ModelRequest[]> {
  const asked: ModelRequest[] = []
  const listening: LanguageModel = {
    id: model.id,
    generate: (request, options) => {
      asked.push(request as unknown as ModelRequest)
      return model.generate(request, options)
    },
  }
  const task = smallTask()
  const scene = sceneBefore(task, ['Alice'])
  const catalogue = new Catalogue()
  for (const id of CURIOUS)
    await catalogue.planner(id).plan(task, scene, { model: listening, actions, seed: 3 })
  return asked
}

/**
 * What planners and agents rely on in any language model.
 * @param open makes a fresh model for each check
 */
export function languageModelConformance(open: () => Promise<ModelUnderTest>): Check[] {
  const check = (name: string, test: (under: ModelUnderTest) => Promise<void>): Check => ({
    name,
    async run() {
      const under = await open()
      try {
        await test(under)
      } finally {
        await under.close?.()
      }
    },
  })
  const firstQuestion = async (model: LanguageModel): Promise<ModelRequest> =>
    present((await questionsTo(model))[0], 'a question by the planners')

  return [
    check('has an id', async ({ model }) => assert.match(model.id, /^\S+$/)),

    check(
      'answers all that a planner asks, every reply fitting its kind, with usage and attempts',
      async ({ model }) => {
        const questions = await questionsTo(model)
        const kinds = new Map(questions.map((question) => [question.kind, question]))
        assert.deepEqual([...kinds.keys()].sort(), ['decompose', 'dependencies', 'discuss', 'prerequisites'])
        for (const question of kinds.values()) {
          const { value, usage, attempts } = await model.generate(question)
          const parsed = replySchemas[question.kind].safeParse(value)
          assert.ok(parsed.success, `${question.kind}: ${parsed.error?.message}`)
          assert.ok(usage.inputTokens >= 0)
          assert.ok(usage.outputTokens >= 0)
          assert.ok(attempts >= 1)
        }
      },
    ),

    check('gives the same reply to the same request, seed and sample', async ({ model }) => {
      const questions = await questionsTo(model)
      for (const question of questions.slice(0, 2)) {
        const first = await model.generate(question)
        assert.deepEqual((await model.generate(structuredClone(question))).value, first.value)
      }
    }),

    check('leaves the request as it was', async ({ model }) => {
      const question = await firstQuestion(model)
      const before = structuredClone(question)
      await model.generate(question)
      assert.deepEqual(question, before)
    }),

    check(
      'does nothing when the signal is already aborted, and rejects with its reason',
      async ({ model }) => {
        const question = await firstQuestion(model)
        const signal = AbortSignal.abort(new RangeError('enough'))
        await assert.rejects(model.generate(question, { signal }), /enough/)
      },
    ),

    check('turns replies that cannot be used into a ModelError', async ({ model, garbled }) => {
      if (garbled === undefined) return
      await assert.rejects(garbled.generate(await firstQuestion(model)), ModelError)
    }),
  ]
}
