import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, it } from 'vitest'
import { openCassette } from '../../src/model/cassette/cassette-file.ts'
import { createReplayModel } from '../../src/model/cassette/replay-model.ts'
import type { LanguageModel } from '../../src/model/language-model.ts'
import { record } from '../../src/model/middleware/record.ts'
import { createOpenAiModel } from '../../src/model/openai/openai-model.ts'
import { wrap } from '../../src/model/wrap.ts'
import {
  languageModelConformance,
  type ModelUnderTest,
  request,
} from '../../src/testing/conformance/language-model.ts'
import { inOrder, reply, startOpenAiServer } from '../support/openai-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'models-'))
afterAll(() => rmSync(folder, { recursive: true }))

function conforms(name: string, open: () => Promise<ModelUnderTest>): void {
  describe(`${name} as a LanguageModel`, () => {
    for (const check of languageModelConformance(open)) it(check.name, check.run)
  })
}

conforms('a model behind an OpenAI-compatible endpoint', async () => {
  const sound = await startOpenAiServer(inOrder(reply({ answer: true })))
  const broken = await startOpenAiServer(inOrder(reply('garbage')))
  const at = (baseUrl: string) =>
    createOpenAiModel({ model: 'tiny', apiKey: '', baseUrl, wallClock: () => 0 })
  return {
    model: at(sound.baseUrl),
    garbled: at(broken.baseUrl),
    close: async () => {
      await sound.close()
      await broken.close()
    },
  }
})

let files = 0
conforms('a replayed cassette', async () => {
  const file = join(folder, `${files++}.jsonl`)
  const sure: LanguageModel = {
    id: 'sure',
    generate: async ({ schema }) => ({
      value: schema.parse({ answer: true }),
      usage: { inputTokens: 1, outputTokens: 1 },
      attempts: 1,
    }),
  }
  const recording = wrap(sure, [record(openCassette(file, sure))])
  for (let times = 0; times < 2; times++) await recording.generate(request())
  return { model: createReplayModel(file) }
})
