import { afterAll, beforeAll, expect, it } from 'vitest'
import { forecastActing } from '../../src/experiment/forecast-acting.ts'
import { runEpisode } from '../../src/experiment/run-episode.ts'
import { usualRequest } from '../../src/experiment/usual-request.ts'
import { costOf, priceOf } from '../../src/model/price.ts'
import { sumOf } from '../../src/model/tally.ts'
import { forecast } from '../../src/planner/forecast.ts'
import { Catalogue } from '../../src/plugin/catalogue.ts'
import { createAnswerer } from '../../src/question/create-answerer.ts'
import { builtinGame } from '../../src/scenario/builtin-expert.ts'
import { pavilion } from '../../src/scenario/testing.ts'
import { agentNames } from '../../src/task/agent-names.ts'
import { sceneBefore } from '../../src/task/scene.ts'
import { startHeuristicServer } from '../support/heuristic-model/server.ts'

let server: Awaited<ReturnType<typeof startHeuristicServer>>
beforeAll(async () => {
  server = await startHeuristicServer()
})
afterAll(() => server.close())

it('predicts within a quarter the demo’s cost with a model that reads only the messages', async () => {
  const catalogue = new Catalogue()
  const planner = catalogue.planner('causal')
  const task = pavilion()
  const agents = agentNames(task.agents)
  const { signal } = new AbortController()
  const { answerer } = createAnswerer({
    model: 'openai:heuristic',
    baseUrl: server.baseUrl,
    env: {},
    wallClock: Date.now,
    ...builtinGame,
  })
  const calibration = await planner.calibrate?.({ answerer })
  if (calibration === undefined) throw new Error('This planner calibrates.')
  const request = usualRequest(task, { agents, calibration })

  const options = { actions: catalogue.actions, scenarios: catalogue.scenarios, seed: 1, calibration }
  const planning = await forecast(planner, task, sceneBefore(task, agents), options)
  const acting = await forecastActing(request, { game: catalogue, calibration, signal })
  expect(acting.outcome).toBe('success')

  const before = server.answered.length
  await runEpisode({
    request: { ...request, model: answerer.id },
    answerer,
    onEvent: () => undefined,
    signal,
  })
  const played = server.answered.slice(before)
  const price = priceOf('openai:gpt-4o-mini')
  if (price === undefined) throw new Error('The list has a price for gpt-4o-mini.')
  const cost = played.reduce((sum, usage) => sum + costOf(usage, price), 0)
  const foretold = costOf(sumOf(planning.usage, acting.usage), price)
  expect(cost).toBeLessThan(0.05)
  expect(Math.abs(foretold / cost - 1)).toBeLessThan(0.25)
})
