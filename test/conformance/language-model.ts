import { describe, expect, it } from 'vitest'
import { ModelError } from '../../src/core/errors.ts'
import { actions } from '../../src/judger/actions/index.ts'
import { type LanguageModel, type ModelRequest, replySchemas } from '../../src/model/language-model.ts'
import { createPlanner } from '../../src/planner/create-planner.ts'
import { cell, construction } from '../../src/task/testing.ts'

/** A model under test. */
export interface ModelUnderTest {
  /** A fresh model that can answer questions about a small task. */
  model: LanguageModel
  /** The same, but its replies fit no schema; left out for models that cannot fail so. */
  garbled?: LanguageModel
  close?(): Promise<void>
}

const task = construction([cell('stone', 0, 0, 0), cell('glass', 0, 1, 0)])
const scene = {
  agents: [{ name: 'Alice', position: task.arena.spawn }],
  containers: task.containers.map(({ position, items }) => ({ position, kind: 'chest', items })),
}

/** Planners that between them ask questions of all the kinds that planners ask. */
const CURIOUS = ['causal', 'villageragent:fixed', 'agentverse']

/** Has a small task planned by a model, once by each curious planner, and gives every request that was made of it. */
export async function questionsTo(model: LanguageModel): Promise<ModelRequest[]> {
  const asked: ModelRequest[] = []
  const listening: LanguageModel = {
    id: model.id,
    generate: (request, options) => {
      asked.push(request as unknown as ModelRequest)
      return model.generate(request, options)
    },
  }
  for (const id of CURIOUS) await createPlanner(id).plan(task, scene, { model: listening, actions, seed: 3 })
  return asked
}

/**
 * What planner and agents rely on in any language model. Point it at a provider of your own with
 * `languageModelConformance('my model', open)`.
 */
export function languageModelConformance(name: string, open: () => Promise<ModelUnderTest>): void {
  const on = async (play: (under: ModelUnderTest) => Promise<void>): Promise<void> => {
    const under = await open()
    try {
      await play(under)
    } finally {
      await under.close?.()
    }
  }

  describe(`${name} as a LanguageModel`, () => {
    it('has an id', async () => {
      await on(async ({ model }) => expect(model.id).toMatch(/^\S+$/))
    })

    it('answers all that a planner asks, every reply fitting its kind, with usage and attempts', async () => {
      await on(async ({ model }) => {
        const questions = await questionsTo(model)
        const kinds = new Map(questions.map((question) => [question.kind, question]))
        expect([...kinds.keys()].sort()).toEqual(['decompose', 'dependencies', 'discuss', 'prerequisites'])
        for (const question of kinds.values()) {
          const { value, usage, attempts } = await model.generate(question)
          expect(replySchemas[question.kind].safeParse(value).success).toBe(true)
          expect(usage.inputTokens).toBeGreaterThanOrEqual(0)
          expect(usage.outputTokens).toBeGreaterThanOrEqual(0)
          expect(attempts).toBeGreaterThanOrEqual(1)
        }
      })
    })

    it('gives the same reply to the same request, seed and sample', async () => {
      await on(async ({ model }) => {
        const questions = await questionsTo(model)
        for (const question of questions.slice(0, 2)) {
          const first = await model.generate(question)
          expect((await model.generate(structuredClone(question))).value).toEqual(first.value)
        }
      })
    })

    it('leaves the request as it was', async () => {
      await on(async ({ model }) => {
        const [question] = await questionsTo(model)
        const before = structuredClone(question)
        await model.generate(question as ModelRequest)
        expect(question).toEqual(before)
      })
    })

    it('does nothing under a signal that has fired, and gives its reason', async () => {
      await on(async ({ model }) => {
        const [question] = await questionsTo(model)
        const signal = AbortSignal.abort(new RangeError('enough'))
        await expect(model.generate(question as ModelRequest, { signal })).rejects.toThrow('enough')
      })
    })

    it('turns replies that cannot be used into a ModelError', async () => {
      await on(async ({ model, garbled }) => {
        if (garbled === undefined) return
        const [question] = await questionsTo(model)
        await expect(garbled.generate(question as ModelRequest)).rejects.toThrow(ModelError)
      })
    })
  })
}
