import { expect, it } from 'vitest'
import { type Said, startTalkingServer } from '../../../test/support/talking-server.ts'
import { Catalogue } from '../../plugin/catalogue.ts'
import { contextFor, type ExperimentSpec } from './experiment-spec.ts'
import { withReportedContexts } from './reported-contexts.ts'

const vllm: Said = {
  '/v1/models': {
    data: [{ id: 'small', max_model_len: 4096 }, { id: 'large', max_model_len: 40_960 }, { id: 'silent' }],
  },
}

/** The settings of an experiment with these models, at its start, and the requests that their server received for them. */
async function settled(
  models: string[],
  given: ExperimentSpec['modelSettings'] = {},
  more: Partial<ExperimentSpec> = {},
) {
  const server = await startTalkingServer(vllm)
  const conditions = models.map((model) => ({ model })) as ExperimentSpec['conditions']
  const modelSettings = { ...given, baseUrl: server.baseUrl }
  const spec = { ...more, conditions, modelSettings } as ExperimentSpec
  try {
    const catalogue = new Catalogue()
    const { modelSettings: settings } = await withReportedContexts(spec, catalogue)
    await withReportedContexts(spec, catalogue)
    return { settings, asked: server.asked.filter((one) => one === 'GET /v1/models').length }
  } finally {
    await server.close()
  }
}

it('An experiment keeps the context that servers report for each model, and its episodes use it', async () => {
  const { settings, asked } = await settled(['expert', 'openai:small', 'openai:large', 'openai:silent'])
  expect(settings.reportedContexts).toEqual({ 'openai:small': 4096, 'openai:large': 40_960 })
  expect(contextFor(settings, 'openai:large')).toBe(40_960)
  expect(contextFor(settings, 'openai:silent')).toBeUndefined()
  // Each of the three models once, no matter how many conditions use it.
  expect(asked).toBe(3)
})

it('The user’s setting takes precedence, and the server is not asked', async () => {
  const { settings, asked } = await settled(['openai:small'], { contextTokens: 2000 })
  expect(contextFor(settings, 'openai:small')).toBe(2000)
  expect(asked).toBe(0)
})

it('The shards of an experiment are equal, regardless of the machines that play them', async () => {
  const { settings, asked } = await settled(['openai:small'], {}, { shard: { part: 1, of: 2 } })
  expect(contextFor(settings, 'openai:small')).toBeUndefined()
  expect(asked).toBe(0)
})

it('An unreachable server reports nothing', async () => {
  const server = await startTalkingServer({})
  await server.close()
  const { baseUrl } = server
  expect(await new Catalogue().reportedContext('openai:small', { baseUrl, env: {} })).toBeUndefined()
})
