import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, it } from 'vitest'
import type { ModelOptions } from '../../src/model/create-model.ts'
import type { LanguageModel } from '../../src/model/language-model.ts'
import { memoryStore } from '../../src/model/middleware/cache-store.ts'
import { wrap } from '../../src/model/middleware/wrap.ts'
import { createOpenAiModel } from '../../src/model/openai/openai-model.ts'
import { ScriptedModel } from '../../src/model/scripted/scripted-model.ts'
import { Catalogue } from '../../src/plugin/catalogue.ts'
import {
  languageModelConformance,
  type ModelUnderTest,
  questionsTo,
} from '../../src/testing/conformance/language-model.ts'
import { inOrder, reply, startOpenAiServer } from '../support/openai-server.ts'
import { startTruthfulServer } from '../support/truthful-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'models-'))
afterAll(() => rmSync(folder, { recursive: true }))

let files = 0
const newFile = () => join(folder, `${files++}.jsonl`)

const wallClock = () => 0
const composed = (options: Partial<Omit<ModelOptions, 'providers'>>): LanguageModel =>
  new Catalogue().model({ wallClock, ...options }).model

function conforms(name: string, open: () => Promise<ModelUnderTest>): void {
  describe(`${name} as a LanguageModel`, () => {
    for (const check of languageModelConformance(open)) it(check.name, check.run)
  })
}

conforms('the expert', async () => ({ model: composed({ spec: 'expert' }) }))

conforms('a scripted model', async () => ({
  model: new ScriptedModel({
    decompose: () => ({
      functions: [
        {
          name: 'wait',
          call: [],
          description: '',
          body: [{ action: 'ScanEntities', args: { item: 'cow', distance: 9 } }],
        },
      ],
      nodes: [{ id: 1, description: 'wait', step: { function: 'wait', arguments: {} } }],
    }),
    dependencies: () => ({ causal_effects: [] }),
    prerequisites: () => ({ subtasks: [{ id: 1, milestones: [], required_subtasks: [] }] }),
    discuss: () => ({ thought: '', subtask: 1, objections: [] }),
  }),
  garbled: new ScriptedModel({ decompose: () => 'garbage' as never }),
}))

conforms('a model behind an OpenAI-compatible endpoint', async () => {
  const truthful = await startTruthfulServer()
  const broken = await startOpenAiServer(inOrder(reply('garbage')))
  const at = (baseUrl: string) => createOpenAiModel({ model: 'tiny', apiKey: '', baseUrl, wallClock })
  return {
    model: wrap(at(truthful.baseUrl), [truthful.witness]),
    garbled: at(broken.baseUrl),
    close: async () => {
      await truthful.close()
      await broken.close()
    },
  }
})

conforms('a model with everything before it', async () => ({
  model: composed({
    spec: 'expert',
    cache: memoryStore(),
    record: newFile(),
    budget: { maxCalls: 1000 },
    limits: { concurrency: 2 },
  }),
}))

conforms('a replayed cassette', async () => {
  const file = newFile()
  const recording = composed({ spec: 'expert', record: file })
  const questions = await questionsTo(recording)
  // Each test asks some of them once or twice more.
  for (const question of [...questions, ...questions]) await recording.generate(question)
  return { model: composed({ replay: file }) }
})
