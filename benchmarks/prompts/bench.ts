/*
 * `npm run bench:prompts`: how long prompts are and what a demo costs. A model that answers from the text of the messages alone
 * plays the demo over HTTP; tokens are those of gpt-4o's tokenizer, money is the list price of `--price` (gpt-4o-mini).
 */
import '../../test/support/guarded.ts'
import Table from 'cli-table3'
import { eventsOf, type GameEvent } from '../../src/core/journal/events.ts'
import { median } from '../../src/core/statistics/bootstrap.ts'
import { forecastActing } from '../../src/experiment/forecast-acting.ts'
import { runEpisode } from '../../src/experiment/run-episode.ts'
import { usualRequest } from '../../src/experiment/usual-request.ts'
import type { Usage } from '../../src/model/language-model.ts'
import { costOf, priceOf } from '../../src/model/price.ts'
import { sumOf } from '../../src/model/tally.ts'
import { forecast } from '../../src/planner/forecast.ts'
import { Catalogue } from '../../src/plugin/catalogue.ts'
import { createAnswerer } from '../../src/question/create-answerer.ts'
import { builtinGame } from '../../src/scenario/builtin-expert.ts'
import { pavilion } from '../../src/scenario/testing.ts'
import { agentNames } from '../../src/task/agent-names.ts'
import { sceneBefore } from '../../src/task/scene.ts'
import { startHeuristicServer } from '../../test/support/heuristic-model/server.ts'
import { readFlags } from '../flags.ts'

const { values: flags } = readFlags(import.meta.filename, {
  price: { type: 'string', default: 'gpt-4o-mini' },
})
const price = priceOf(`openai:${flags.price}`) ?? { inputPerMillion: 0, outputPerMillion: 0 }
const say = (text: string) => process.stderr.write(`${text}\n`)

const task = pavilion()
const agents = agentNames(3)
const catalogue = new Catalogue()
const { actions, scenarios } = catalogue
const planner = catalogue.planner('causal')
const server = await startHeuristicServer()
const { answerer } = createAnswerer({
  model: 'openai:heuristic',
  baseUrl: server.baseUrl,
  env: {},
  wallClock: Date.now,
  ...builtinGame,
})
const totalOf = (answered: readonly Usage[]): Usage => ({
  inputTokens: answered.reduce((sum, { inputTokens }) => sum + inputTokens, 0),
  outputTokens: answered.reduce((sum, { outputTokens }) => sum + outputTokens, 0),
})

say('finding out about the model …')
const calibration = await planner.calibrate?.({ answerer })
const calibrated = server.answered.length
const known = calibration === undefined ? {} : { calibration }
say('playing the demo …')
const events: GameEvent[] = []
await runEpisode({
  request: usualRequest(task, { agents, model: answerer.id, ...known }),
  answerer,
  onEvent: (event) => events.push(event),
  signal: new AbortController().signal,
})
await server.close()
say('foretelling it …')
const foretold = await forecast(planner, task, sceneBefore(task, agents), {
  actions,
  scenarios,
  seed: 1,
  ...known,
})
const acting = await forecastActing(usualRequest(task, { agents }), {
  game: catalogue,
  calibration,
  signal: new AbortController().signal,
})
const whole = sumOf(foretold.usage, acting.usage)

const played = server.answered.slice(calibrated)
const style = { head: [], border: [], compact: true }
const sizes = new Table({
  style,
  head: ['kind', 'questions', 'median', 'longest', 'median reply'],
  colAligns: ['left', 'right', 'right', 'right', 'right'],
})
for (const [kind, alike] of Map.groupBy(server.answered, (one) => one.kind)) {
  const inputs = alike.map(({ inputTokens }) => inputTokens)
  const replies = alike.map(({ outputTokens }) => outputTokens)
  sizes.push([kind, alike.length, median(inputs), Math.max(...inputs), median(replies)].map(String))
}
const money = new Table({
  style,
  head: ['part', 'tokens in', 'tokens out', 'US $'],
  colAligns: ['left', 'right', 'right', 'right'],
})
const isPlanning = ({ kind }: { kind: string }) => kind === 'decompose' || kind === 'dependencies'
const planning = totalOf(played.filter(isPlanning))
const parts: [string, Usage][] = [
  ['calibration, once a model', totalOf(server.answered.slice(0, calibrated))],
  ['planning', planning],
  ['planning, as foretold', foretold.usage],
  ['acting', totalOf(played.filter((one) => !isPlanning(one)))],
  ['acting, as foretold', acting.usage],
  ['the demo: planning and acting', totalOf(played)],
  ['the demo, as predicted', whole],
]
for (const [part, usage] of parts)
  money.push([part, String(usage.inputTokens), String(usage.outputTokens), costOf(usage, price).toFixed(4)])

const outcome = eventsOf(events, 'episode.finished')[0]?.data.outcome
const offBy = (told: Usage, was: Usage): string => {
  const off = costOf(told, price) / costOf(was, price) - 1
  return `${Math.abs(100 * off).toFixed(0)} % too ${off < 0 ? 'low' : 'high'}`
}
process.stdout.write(
  `The demo: ${outcome}. Tokens of prompts by kind:\n${sizes}\n\nBy the prices of ${flags.price}:\n${money}\n` +
    `The forecast of planning is ${offBy(foretold.usage, planning)}, that of the demo ${offBy(whole, totalOf(played))}.\n`,
)
