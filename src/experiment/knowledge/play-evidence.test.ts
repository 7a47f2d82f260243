import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../core/journal/events.ts'
import { subtask } from '../../graph/testing.ts'
import { namesOf } from '../../planner/experience/lessons.ts'
import type { Plan } from '../../planner/plan.ts'
import { lessonsOf, playEvidence } from './play-evidence.ts'

const reflection = { status: true, reasoning: '', summary: '' }
const started = (id: number, agent = 'a'): GameEvent =>
  ({ t: 0, type: 'subtask.started', data: { agent, subtask: id, attempt: 1 } }) as GameEvent
const finished = (id: number, done: boolean, agent = 'a'): GameEvent =>
  ({
    t: 0,
    type: 'subtask.finished',
    data: { agent, subtask: id, attempt: 1, steps: 1, verified: done, reflection, done },
  }) as GameEvent
const tried = (id: number, done: boolean) => [started(id), finished(id, done)]

const plan = (...edges: { from: number; to: number; anyOf?: number[] }[]): Plan => ({
  task: 't',
  planner: 'causal',
  model: 'm',
  functions: [],
  subtasks: [1, 2, 3].map((id) => subtask(id)),
  dependencies: edges.map((edge) => ({ ...edge, rules: ['support'], reason: '' })),
  dropped: [],
  isolated: [],
  modelCalls: {},
})
const counts = (events: GameEvent[], of = plan({ from: 1, to: 2 })) => {
  const { played, idleFailures } = playEvidence(events, of)
  const sum = (what: 'needed' | 'needless') => played.reduce((total, row) => total + row[what], 0)
  return { needed: sum('needed'), needless: sum('needless'), ...idleFailures }
}

describe('evidence from play', () => {
  it('finds an edge needless where the later subtask succeeds before the earlier one', () => {
    expect(counts([...tried(2, true), ...tried(1, true)])).toEqual({
      needed: 0,
      needless: 1,
      failed: 0,
      tried: 1,
    })
  })

  it('finds nothing where an agent worked on the prerequisite or gave it up: part of its work may have been done', () => {
    const during = [started(1, 'b'), ...tried(2, true), finished(1, true, 'b')]
    const afterwards = [...tried(1, false), ...tried(2, true), ...tried(1, true)]
    for (const events of [during, afterwards]) expect(counts(events)).toMatchObject({ needless: 0 })
  })

  it('finds nothing where the prerequisite never succeeds: the attempt may have made it impossible', () => {
    expect(counts([...tried(2, true)])).toMatchObject({ needless: 0 })
    expect(counts([...tried(2, true), ...tried(1, false)])).toMatchObject({ needless: 0 })
    expect(counts([...tried(2, true), ...tried(1, false), ...tried(1, true)])).toMatchObject({ needless: 1 })
  })

  it('finds an edge needed where the later subtask fails, and succeeds once the prerequisite is done', () => {
    const events = [...tried(2, false), ...tried(1, true), ...tried(2, true)]
    expect(counts(events)).toEqual({ needed: 1, needless: 0, failed: 0, tried: 2 })
  })

  it('finds nothing in a failure that is never followed by a success, or with two prerequisites open', () => {
    expect(counts([...tried(2, false), ...tried(1, true)])).toMatchObject({ needed: 0, needless: 0 })
    const both = plan({ from: 1, to: 3 }, { from: 2, to: 3 })
    const events = [...tried(3, false), ...tried(1, true), ...tried(2, true), ...tried(3, true)]
    expect(counts(events, both)).toMatchObject({ needed: 0, needless: 0 })
  })

  it('does not blame an earlier subtask that was done while the attempt went on', () => {
    const events = [started(2, 'b'), ...tried(1, true), finished(2, true, 'b')]
    expect(counts(events)).toEqual({ needed: 0, needless: 0, failed: 0, tried: 1 })
  })

  it('leaves out alternatives: another one may have been enough', () => {
    const group = plan({ from: 1, to: 2, anyOf: [1] })
    expect(counts([...tried(2, true), ...tried(1, true)], group)).toMatchObject({ needless: 0 })
  })

  it('counts how often attempts fail with nothing open: its own null', () => {
    const events = [...tried(1, false), ...tried(1, true), ...tried(2, false), ...tried(2, true)]
    expect(counts(events)).toEqual({ needed: 0, needless: 0, failed: 2, tried: 4 })
  })
})

describe('lessons of an episode', () => {
  const subtasks = [1, 2, 3].map((id) => subtask(id, [{ name: 'Scan', args: { id } }]))
  const names = namesOf(subtasks)
  const about = (id: number, events: GameEvent[]) =>
    lessonsOf('w', events, { ...plan(), subtasks }).find((lesson) => lesson.subtask === names.get(id))
  const named = (...ids: number[]) => ids.map((id) => names.get(id))

  it('are what was not done at a failure, and at a success what nobody had begun', () => {
    const events = [
      ...tried(2, false),
      started(3, 'b'),
      ...tried(2, true),
      finished(3, true, 'b'),
      ...tried(1, true),
    ]
    expect(about(2, events)).toEqual({
      world: 'w',
      subtask: names.get(2),
      missed: [named(1, 3)],
      without: [named(1)],
    })
  })

  it('do not call needless at a success what was never done', () => {
    expect(about(2, [...tried(2, true), ...tried(3, true)])?.without).toEqual([named(3)])
  })
})
