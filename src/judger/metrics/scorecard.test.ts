import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { JournalError } from '../../core/errors.ts'
import type { EventData, EventType, GameEvent } from '../../core/journal/events.ts'
import { cellSchema } from '../../core/position.ts'
import { scoreEvents, scoring } from '../../scenario/testing.ts'
import { done } from '../../task/action.ts'
import { defineAction } from '../../task/actions/define-action.ts'
import { ActionVocabulary } from '../../task/actions/vocabulary.ts'
import { cell, construction } from '../../task/testing.ts'
import * as scorecard from './scorecard.ts'

const event = <T extends EventType>(t: number, type: T, data: EventData<T>): GameEvent =>
  ({ t, type, data }) as GameEvent

const blueprint = [
  cell('stone', 0, 0, 0),
  cell('stone', 0, 1, 0),
  cell('glass', 0, 2, 0),
  cell('glass', 0, 3, 0),
]

const started = event(0, 'run.started', {
  schema: 1,
  task: construction(blueprint),
  agents: ['alice', 'bob'],
  options: {
    seed: 1,
    clock: 'fast',
    server: 'embedded',
    planner: 'causal',
    model: 'expert',
    assignment: 'busy-rate',
  },
})

const assigned = (t: number, agent: string) =>
  event(t, 'path.assigned', { agent, path: [1], strategy: 'busy-rate', busyRate: 0, candidates: 1 })

function acted(agent: string, startedAt: number, t: number, name: string, data: unknown = {}): GameEvent {
  return event(t, 'action.finished', {
    agent,
    startedAt,
    thought: '',
    action: { name, args: {} },
    result: { ok: true, data },
  })
}

const refused = (agent: string, startedAt: number, t: number) =>
  event(t, 'action.finished', {
    agent,
    startedAt,
    thought: '',
    action: { name: 'PlaceBlock', args: {} },
    result: { ok: false, reason: 'too_far', detail: '' },
  })

const placed = (t: number, y: number, to: string) =>
  event(t, 'block.changed', { position: { x: 0, y, z: 0 }, from: 'air', to })

const judged = (agent: string, verified: boolean, status: boolean) =>
  event(60_000, 'subtask.finished', {
    agent,
    subtask: 1,
    attempt: 1,
    steps: 2,
    verified,
    reflection: { status, reasoning: '', summary: '' },
    done: verified,
  })

const questionOf = (kind: string) =>
  event(1, 'model.replied', {
    kind,
    model: 'expert',
    attempts: 1,
    promptHash: '0',
    reply: {},
    usage: { inputTokens: 10, outputTokens: 3 },
  })

const journal = [
  started,
  event(0, 'arena.prepared', { blocks: [], containers: [] }),
  questionOf('decompose'),
  assigned(10_000, 'alice'),
  assigned(12_000, 'bob'),
  acted('alice', 10_000, 40_000, 'PlaceBlock', {}),
  placed(39_000, 0, 'stone'),
  placed(45_000, 1, 'stone'),
  acted('bob', 20_000, 50_000, 'PlaceBlock', { already: false }),
  acted('bob', 50_000, 60_000, 'PlaceBlock', { already: true }),
  refused('bob', 60_000, 70_000),
  placed(65_000, 2, 'dirt'),
  judged('alice', true, true),
  judged('alice', false, true),
  judged('bob', true, false),
  questionOf('act'),
  questionOf('act'),
  event(130_000, 'episode.finished', { outcome: 'task_failure', reason: 'half' }),
]

describe('a scorecard', () => {
  const card = scoreEvents(journal)

  it('conforms to its schema', () => {
    expect(scorecard.scorecardSchema.parse(card)).toEqual(card)
  })

  it('has the outcome, and the completion of the final world', () => {
    expect([card.task, card.outcome, card.reason]).toEqual(['test', 'task_failure', 'half'])
    expect(card.completionRate).toEqual({ value: 0.5, done: 2, of: 4 })
  })

  it('measures time in game seconds, from the first assignment if the start of planning is unknown', () => {
    expect(card.time).toEqual({ union: 60, sum: 80, max: 50, elapsed: 120 })
    expect(card.efficiency.paper).toEqual({ union: 50, sum: 37.5, max: 60, elapsed: 25 })
    expect(card.thinking).toEqual({ latency: 'none', planning: 0, agents: 0 })
  })

  it('counts planning as elapsed time, and reports how long calls of the model were open', () => {
    const call = (t: number, askedAt: number, agent?: string) =>
      event(t, 'model.replied', {
        ...questionOf('act').data,
        askedAt,
        ...(agent === undefined ? {} : { agent }),
      } as never)
    const slow = [
      started,
      event(4000, 'plan.started', { planner: 'causal' }),
      call(9000, 4000),
      event(10_000, 'plan.ready', { plan: {} }),
      ...journal.slice(3, -1),
      call(30_000, 29_500, 'alice'),
      call(31_000, 29_500, 'bob'),
      ...journal.slice(-1),
    ]
    const { time, thinking } = scoreEvents(slow)
    expect(time).toEqual({ ...card.time, elapsed: 126 })
    expect(thinking).toEqual({ latency: 'none', planning: 6, agents: 2 })
    const unplanned = scoreEvents([...slow.slice(0, 2), ...journal.slice(-1)])
    expect(unplanned.time.elapsed).toBe(126)
    expect(unplanned.thinking?.planning).toBe(126)
  })

  it('has complexity, limit and the balances, calculated by hand', () => {
    // A tower of four: 1/2 + 1/3 + 1/3 + 1/2, heights 1 to 4.
    const complexity = 2 * (5 / 3 + 0.02 * 10)
    const limit = (Math.log(complexity) + 1) * 60 + 180
    expect(card.complexity).toBeCloseTo(complexity, 12)
    expect(card.maxActionTime).toBeCloseTo(limit, 9)
    expect(card.efficiency.villager).toBeCloseTo(limit / 60, 9)
    // Alice 30 s, bob 50 s: σ of two values is half their distance.
    expect(card.balance.paper).toBeCloseTo(1 - 10 / limit, 9)
    expect(card.balance.even).toBeCloseTo(1 - 10 / 40, 9)
    expect(card.balance.villager).toBeCloseTo(0.8, 6)
    expect(card.balance.minMax).toBeCloseTo(1 - Math.SQRT1_2, 6)
  })

  it('counts what each agent did, without blocks that were already there', () => {
    const [alice, bob] = card.agents
    expect(alice).toMatchObject({
      name: 'alice',
      blocksPlaced: 1,
      actions: 1,
      refusedActions: 0,
      subtasks: 1,
    })
    expect(bob).toMatchObject({ name: 'bob', blocksPlaced: 1, actions: 3, refusedActions: 1, subtasks: 1 })
    expect([alice?.actionTime, alice?.busy, bob?.actionTime]).toEqual([30, 0.25, 50])
  })

  it('compares beliefs with the world', () => {
    expect(card.reflection).toEqual({ judged: 3, falseDone: 1, falseFailed: 1 })
  })

  it('counts calls and tokens of the model', () => {
    expect(card.model).toEqual({ calls: { decompose: 1, act: 2 }, inputTokens: 30, outputTokens: 9 })
  })

  it('counts calls that failed as calls, and says what failed', () => {
    const { reply: _reply, ...call } = questionOf('act').data as Extract<
      GameEvent,
      { type: 'model.replied' }
    >['data']
    const failure = event(2, 'model.failed', { ...call, code: 'model_reply', message: 'no JSON' })
    const { model } = scoreEvents([...journal.slice(0, -1), failure, ...journal.slice(-1)])
    expect(model).toEqual({
      calls: { decompose: 1, act: 3 },
      failed: { model_reply: 1 },
      inputTokens: 40,
      outputTokens: 12,
    })
  })
})

describe('a scorecard that is requested repeatedly', () => {
  it('is at each event what the journal up to it gives, and keeps what it gave', () => {
    const fold = scorecard.scoreFold(scoring)
    const given = journal.map((event) => {
      fold.apply(event)
      return fold.now()
    })
    expect(given).toEqual(journal.map((_, index) => scoreEvents(journal.slice(0, index + 1))))
  })
})

describe('a journal', () => {
  it('that ends before the run has no outcome but is scored', () => {
    const card = scoreEvents(journal.slice(0, 7))
    expect([card.outcome, card.reason]).toEqual([null, 'the journal ends before the run does'])
    expect(card.completionRate?.done).toBe(1)
    expect(card.time.elapsed).toBe(29)
  })

  it('without any action is scored without a division by zero', () => {
    const card = scoreEvents([started])
    expect(card.time).toEqual({ union: 0, sum: 0, max: 0, elapsed: 0 })
    expect(card.efficiency).toEqual({ paper: card.time, villager: 1 })
    expect(card.balance.paper).toBe(1)
    expect(card.agents.map(({ busy }) => busy)).toEqual([0, 0])
    expect(scorecard.scorecardSchema.parse(card)).toEqual(card)
  })

  it('without assignments counts time from the start of the first action', () => {
    const card = scoreEvents([
      started,
      acted('bob', 20_000, 50_000, 'Equip'),
      acted('alice', 10_000, 60_000, 'Equip'),
    ])
    expect(card.time.elapsed).toBe(50)
    expect(card.time.union).toBe(50)
  })

  it('with a placement without data is scored', () => {
    expect(scoreEvents([started, acted('bob', 0, 50, 'PlaceBlock', null)]).agents[1]?.blocksPlaced).toBe(1)
  })

  it('with placing actions of a plug-in counts their blocks, except those that were already there', () => {
    const pave = defineAction({
      name: 'Pave',
      signature: 'Pave(pos)',
      summary: 'Pave a cell.',
      role: 'uses',
      tooEarly: 'refused',
      args: z.strictObject({ pos: cellSchema }),
      run: async () => done({ wasPaved: false }),
      data: z.object({ wasPaved: z.boolean() }),
      fills: ({ pos }) => ({ cell: pos, item: 'stone' }),
      changedNothing: ({ wasPaved }) => wasPaved,
    })
    const events = [
      started,
      acted('alice', 0, 50, 'Pave', { wasPaved: false }),
      acted('alice', 50, 90, 'Pave', { wasPaved: true }),
      acted('bob', 0, 50, 'PlaceBlock'),
    ]
    const placedBy = (of: scorecard.Scoring) =>
      scorecard.scoreEvents(events, of).agents.map(({ blocksPlaced }) => blocksPlaced)
    const actions = new ActionVocabulary([...scoring.actions.specs, pave])
    expect(placedBy({ ...scoring, actions })).toEqual([1, 1])
    expect(placedBy(scoring)).toEqual([0, 1])
  })

  it('without run.started cannot be scored', () => {
    expect(() => scoreEvents(journal.slice(1))).toThrow(JournalError)
    expect(() => scoreEvents([])).toThrow('does not begin with run.started')
  })

  it('with an invalid task is refused, with the field', () => {
    const broken = event(0, 'run.started', {
      ...(started.data as EventData<'run.started'>),
      task: { id: 'x' },
    })
    expect(() => scoreEvents([broken])).toThrow(JournalError)
    expect(() => scoreEvents([broken])).toThrow('scenario')
  })
})
