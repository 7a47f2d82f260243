import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, it } from 'vitest'
import { openAllowance } from '../../src/model/allowance/open-allowance.ts'
import { memoryStore } from '../../src/model/middleware/cache-store.ts'
import { createOpenAiModel } from '../../src/model/openai/openai-model.ts'
import type { Answerer } from '../../src/question/answerer.ts'
import { type AnswererOptions, createAnswerer } from '../../src/question/create-answerer.ts'
import { prompted } from '../../src/question/prompted.ts'
import { ScriptedAnswerer } from '../../src/question/scripted/scripted.ts'
import { builtinGame } from '../../src/scenario/builtin-expert.ts'
import {
  type AnswererUnderTest,
  answererConformance,
  asksOf,
} from '../../src/testing/conformance/answerer.ts'
import { inOrder, reply, startOpenAiServer } from '../support/openai-server.ts'
import { startTruthfulServer } from '../support/truthful-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'models-'))
afterAll(() => rmSync(folder, { recursive: true }))

let files = 0
const newFile = () => join(folder, `${files++}.jsonl`)

const wallClock = () => 0
const composed = (options: Partial<AnswererOptions>): Answerer =>
  createAnswerer({ wallClock, ...builtinGame, ...options }).answerer

function conforms(name: string, open: () => Promise<AnswererUnderTest>): void {
  describe(`${name} as an Answerer`, () => {
    for (const check of answererConformance(open)) it(check.name, check.run)
  })
}

conforms('the expert', async () => ({ answerer: composed({ model: 'expert' }) }))

conforms('a simulated model', async () => ({
  answerer: composed({ model: 'simulated:strong' }),
}))

conforms('a scripted answerer', async () => ({
  answerer: new ScriptedAnswerer({
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
  garbled: new ScriptedAnswerer({ decompose: () => 'garbage' }),
}))

conforms('a prompted model behind an OpenAI-compatible endpoint', async () => {
  const truthful = await startTruthfulServer()
  const broken = await startOpenAiServer(inOrder(reply('garbage')))
  const at = (baseUrl: string) =>
    prompted(createOpenAiModel({ model: 'tiny', apiKey: '', baseUrl, wallClock }))
  return {
    answerer: truthful.witness(at(truthful.baseUrl)),
    garbled: at(broken.baseUrl),
    close: async () => {
      await truthful.close()
      await broken.close()
    },
  }
})

conforms('an answerer with all middleware before it', async () => ({
  answerer: composed({
    model: 'expert',
    cache: memoryStore(),
    record: newFile(),
    allowances: [openAllowance({ concurrency: 2, maxCalls: 1000 })],
  }),
}))

conforms('a replayed cassette', async () => {
  const file = newFile()
  const recording = composed({ model: 'expert', record: file })
  const asks = await asksOf(recording)
  // Each test asks some of them once or twice more.
  for (const ask of [...asks, ...asks]) await recording.answer(ask)
  return { answerer: composed({ replay: file }) }
})
