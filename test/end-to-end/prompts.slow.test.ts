import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventsOf, type GameEvent } from '../../src/core/journal/events.ts'
import { packagePath } from '../../src/core/package-root.ts'
import { runEpisode } from '../../src/experiment/run-episode.ts'
import { usualRequest } from '../../src/experiment/usual-request.ts'
import type { Calibration } from '../../src/planner/causal/calibration/calibration.ts'
import { Catalogue } from '../../src/plugin/catalogue.ts'
import { createAnswerer } from '../../src/question/create-answerer.ts'
import { builtinGame } from '../../src/scenario/builtin-expert.ts'
import { loadTask, pavilion } from '../../src/scenario/testing.ts'
import { suiteTasks } from '../../src/suite/testing.ts'
import { agentNames } from '../../src/task/agent-names.ts'
import type { Task } from '../../src/task/task.ts'
import { type Answered, startHeuristicServer } from '../support/heuristic-model/server.ts'

/* Whole runs by a model that has nothing but the text of the messages, over HTTP. */

const suite = [
  ...suiteTasks('villager-construction'),
  ...suiteTasks('villager-cooking'),
  ...suiteTasks('villager-escape'),
]
const named = (part: string): Task => suite.find(({ id }) => id.startsWith(`villager-${part}`)) as Task
const ironPickaxe = loadTask(packagePath('benchmarks', 'ablation', 'chains', 'iron-pickaxe.yaml'))

let server: Awaited<ReturnType<typeof startHeuristicServer>>
let calibration: Calibration | undefined

beforeAll(async () => {
  server = await startHeuristicServer()
  calibration = await new Catalogue().planner('causal').calibrate?.({ answerer: answerer() })
})
afterAll(() => server.close())

const answerer = () =>
  createAnswerer({
    model: 'openai:heuristic',
    baseUrl: server.baseUrl,
    env: {},
    wallClock: () => 0,
    ...builtinGame,
  }).answerer

/** Plays a task with three agents. @returns how it ended, and what was asked */
async function playedBy(task: Task, planner = 'causal') {
  const asked = server.answered.length
  const model = answerer()
  const events: GameEvent[] = []
  await runEpisode({
    request: usualRequest(task, {
      agents: agentNames(3),
      model: model.id,
      planner,
      ...(calibration === undefined ? {} : { calibration }),
    }),
    answerer: model,
    onEvent: (event) => events.push(event),
    signal: new AbortController().signal,
  })
  return {
    outcome: eventsOf(events, 'episode.finished')[0]?.data.outcome,
    failed: eventsOf(events, 'model.failed'),
    answered: server.answered.slice(asked),
  }
}

const tokens = (answered: readonly Answered[], kind: string) =>
  answered.flatMap((one) => (one.kind === kind ? [one.inputTokens] : [])).sort((a, b) => a - b)
const textOf = (answered: readonly Answered[], kind: string) =>
  answered.flatMap(({ kind: own, messages }) => (own === kind ? [String(messages[0]?.content)] : []))

describe('a model that reads nothing but the prompts', () => {
  it('builds the demo, by prompts that are short and begin alike', async () => {
    const { outcome, failed, answered } = await playedBy(pavilion())
    expect(outcome).toBe('success')
    expect(failed).toEqual([])
    const act = tokens(answered, 'act')
    // 1,267 in the median and 186 questions; 1,200 and 151 if no agent tries a subtask before its turn.
    expect(act[act.length >> 1]).toBeLessThanOrEqual(1300)
    expect(act.length).toBeLessThan(200)
    expect(new Set(textOf(answered, 'act')).size).toBe(1)
    expect(textOf(answered, 'act')[0]?.length).toBeGreaterThan(2500)
  })

  it.each([
    ['a monument of 50 blocks', named('construction-072')],
    ['a cake, its milk, wheat and sugar first', named('cooking-cake-35')],
    ['a rabbit stew, half of it to be got first', named('cooking-rabbit-stew-21')],
    ['an iron pickaxe from bare hands', ironPickaxe],
    ['an escape of two stages that part the team', named('escape-2-0')],
    ['an escape of two stages whose mechanisms are held together', named('escape-2-2')],
    ['an escape of one stage', named('escape-1-0')],
  ])('completes %s', async (_name, task) => {
    const { outcome, failed } = await playedBy(task)
    expect(failed).toEqual([])
    expect(outcome).toBe('success')
  })

  it.each([
    ['a road', named('construction-003')],
    ['a cake', named('cooking-cake-35')],
    ['a rabbit stew', named('cooking-rabbit-stew-21')],
    ['an escape that parts the team', named('escape-2-0')],
    ['an escape of plates that are held together', named('escape-2-2')],
    ['an escape of one stage', named('escape-1-0')],
  ])('completes %s without a plan, by react agents that read the whole task', async (_name, task) => {
    const { outcome, failed, answered } = await playedBy(task, 'react')
    expect(failed).toEqual([])
    expect(outcome).toBe('success')
    expect(new Set(answered.map(({ kind }) => kind))).not.toContain('decompose')
  })
})
