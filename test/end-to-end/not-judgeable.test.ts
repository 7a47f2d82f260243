import { expect, it } from 'vitest'
import type { GameEvent } from '../../src/core/journal/events.ts'
import { EventLog } from '../../src/core/journal/log.ts'
import { isUndecided, measureEvents, successOf } from '../../src/experiment/matrix/episode-result.ts'
import { playEpisode } from '../../src/experiment/play-episode.ts'
import { usualRequest } from '../../src/experiment/usual-request.ts'
import { scoreEvents } from '../../src/judger/metrics/scorecard.ts'
import { Catalogue } from '../../src/plugin/catalogue.ts'
import type { Answerer } from '../../src/question/answerer.ts'
import { ScriptedAnswerer } from '../../src/question/scripted/scripted.ts'
import { scorecardTable } from '../../src/report/terminal/scorecard-table.ts'
import { expert } from '../../src/scenario/builtin-expert.ts'
import { parseTask } from '../../src/task/load-task.ts'
import { inVirtualTime } from '../../src/testing/virtual-time.ts'

const catalogue = new Catalogue()
const task = parseTask(
  `schema: 1
id: a-nice-garden
scenario: open
title: A garden
goal: Make this place nicer.
agents: 1
arena: { min: [-8, -60, -8], max: [8, -52, 8], spawn: [0, -60, 0] }
limits: { seconds: 60 }
open: { setup: [give @s torch 2], criteria: { 'Task Progress': ['it looks nicer'] } }
`,
  'garden.yaml',
  catalogue.scenarios,
)

/** Looks around once, and is content. */
const model = (action: object | null = null): Answerer =>
  new ScriptedAnswerer({
    decompose: () => ({
      functions: [
        {
          name: 'look',
          call: [],
          description: 'Look around.',
          body: [{ action: 'ScanEntities', args: { item: 'cow', distance: 9 } }],
        },
      ],
      nodes: [{ id: 1, description: 'look around', step: { function: 'look', arguments: {} } }],
    }),
    act: () => ({ thought: 'It is nice.', action: action as never }),
    reflect: () => ({ reasoning: '', summary: '', status: true }),
    'summarize-history': () => '',
    'summarize-environment': () => '',
  })

const play = (answerer: Answerer, of = task) =>
  inVirtualTime(1, async (clock) => {
    const events: GameEvent[] = []
    const log = new EventLog(clock, (event) => events.push(event))
    const request = usualRequest(of, { planner: 'no-graph', trust: 'reflection' })
    const waitFor = (isBusy: () => boolean) => clock.waitFor(isBusy)
    const stop = new AbortController()
    await clock.drive(playEpisode({ request, catalogue, clock, answerer, log, stop, waitFor }))
    return events
  })

it('a goal that no rule decides is neither reached nor missed: the run has no rate, and is no failure', async () => {
  const events = await play(model())
  const card = scoreEvents(events, catalogue)
  expect(card).toMatchObject({
    outcome: 'not_judgeable',
    reason: expect.stringMatching(/^no rule decides whether the goal is reached: .* 1 of 1 subtask done/),
    completionRate: null,
    efficiency: { paper: null },
  })
  expect(scorecardTable(card, [])).toMatch(/completion rate +│ +– /)
  const measured = measureEvents(events, catalogue)
  expect([measured.completionRate, measured.efficiency, successOf(measured)]).toEqual([null, null, null])
  expect(events.filter(({ type }) => type === 'plan.repaired')).toEqual([])
})

it('waits for a judge as well when its time is over: a limit decides nothing', async () => {
  const hurried = { ...task, timeLimitMs: 500 }
  const events = await play(model({ name: 'NavigateTo', args: { pos: [7, -60, 7] } }), hurried)
  const card = scoreEvents(events, catalogue)
  expect(card).toMatchObject({
    outcome: 'not_judgeable',
    reason: expect.stringContaining('the time limit of 0.5 s of game time is over'),
    completionRate: null,
  })
  expect(isUndecided(measureEvents(events, catalogue))).toBe(true)
})

it('is not given to the expert, which reads goals from predicates', async () => {
  await expect(play(expert)).rejects.toThrow('the expert reads goals from predicates, and the task has none')
})
