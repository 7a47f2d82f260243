import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../core/journal/events.ts'
import { scheduleTruth } from './schedule-truth.ts'

/** 1 and 2 before 3: Ann does 1 (2 s) and 3 (1 s), Bob does 2 (4 s), so Ann waits 2 s; afterwards Bob has nothing to do. */
function journal(last = true): GameEvent[] {
  const events: GameEvent[] = []
  const put = (t: number, type: string, data: unknown) => events.push({ t, type, data } as GameEvent)
  const subtask = (id: number) => ({
    id,
    description: `${id}`,
    step: { function: 'f', arguments: {} },
    actions: [],
  })
  put(0, 'run.started', {
    schema: 1,
    task: {},
    agents: ['Ann', 'Bob'],
    options: { seed: 1, clock: 'fast', server: 'x', planner: 'x', model: 'x', assignment: 'x' },
  })
  put(500, 'plan.ready', {
    plan: {
      task: 't',
      planner: 'p',
      model: 'm',
      functions: [],
      subtasks: [1, 2, 3].map(subtask),
      dependencies: [1, 2].map((from) => ({ from, to: 3, rules: [], reason: '' })),
      dropped: [],
      modelCalls: {},
    },
  })
  put(1000, 'path.assigned', { agent: 'Ann', path: [1, 3], strategy: 'x', busyRate: 0, candidates: 1 })
  const start = (t: number, agent: string, id: number) =>
    put(t, 'subtask.started', { agent, subtask: id, attempt: 1 })
  const finish = (t: number, agent: string, id: number) =>
    put(t, 'subtask.finished', {
      agent,
      subtask: id,
      attempt: 1,
      steps: 1,
      verified: true,
      reflection: { status: true, reasoning: '', summary: '' },
      done: true,
    })
  start(1000, 'Ann', 1)
  start(1000, 'Bob', 2)
  finish(3000, 'Ann', 1)
  finish(5000, 'Bob', 2)
  if (last) {
    start(5000, 'Ann', 3)
    finish(6000, 'Ann', 3)
  }
  put(6000, 'episode.finished', { outcome: 'success', reason: '' })
  return events
}

describe('the analysis of a schedule', () => {
  it('compares the makespan with its bound, and lists who waited and who idled', () => {
    const truth = scheduleTruth(journal())
    expect(truth).toMatchObject({ makespan: 5, bound: 5, chain: 5, share: 3.5 })
    expect(truth?.agents).toEqual([
      { name: 'Ann', working: 3, waiting: 2, idle: 0 },
      { name: 'Bob', working: 4, waiting: 1, idle: 0 },
    ])
  })

  it('accounts for one furnace delaying the subtasks that smelt', () => {
    const smelting = journal().map((event) => {
      if (event.type !== 'run.started') return event
      const task = {
        sources: [{ position: { x: 0, y: 0, z: 0 }, block: { name: 'furnace', properties: {} } }],
      }
      return { ...event, data: { ...event.data, task } } as GameEvent
    })
    const smelts = (agent: string, subtask: number, startedAt: number, t: number) =>
      ({
        t,
        type: 'action.finished',
        data: {
          agent,
          subtask,
          startedAt,
          thought: '',
          action: { name: 'Smelt', args: { item: 'potato', amount: 1, fuel: 'coal' } },
          result: { ok: true, data: {} },
        },
      }) as unknown as GameEvent
    const endOf = (subtask: number) =>
      smelting.findIndex(({ type, data }) => type === 'subtask.finished' && data.subtask === subtask)
    smelting.splice(endOf(1), 0, smelts('Ann', 1, 1000, 3000))
    smelting.splice(endOf(2), 0, smelts('Bob', 2, 1500, 5000))
    // Subtask 1 begins first, at once; then the furnace is used for 2 s and 3.5 s; then 3 lasts 1 s.
    expect(scheduleTruth(smelting)).toMatchObject({ bound: 5, boundWithFurnaces: 6.5 })
    expect(scheduleTruth(journal())).toMatchObject({ bound: 5, boundWithFurnaces: 5 })
  })

  it('simulates other teams and orders with the same durations', () => {
    expect(scheduleTruth(journal())?.whatIf).toEqual({
      criticalPath: 5,
      inOrder: 5,
      random: 5,
      teams: { 1: 7, 2: 5, 3: 5, 6: 5, 12: 5 },
    })
  })

  it('is undefined for runs that did not complete every subtask', () => {
    expect(scheduleTruth(journal(false))).toBeUndefined()
    expect(scheduleTruth(journal().slice(0, 1))).toBeUndefined()
  })
})
