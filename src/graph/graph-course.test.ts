import { describe, expect, it } from 'vitest'
import type { EventData, EventType, GameEvent } from '../core/journal/events.ts'
import { folded } from '../core/journal/fold.ts'
import { GraphCourse } from './graph-course.ts'
import { dependency, subtask } from './testing.ts'

const event = <T extends EventType>(t: number, type: T, data: EventData<T>) =>
  ({ t, type, data }) as GameEvent

const plan = {
  subtasks: [1, 2, 3].map((id) => subtask(id)),
  dependencies: [
    { ...dependency(1, 2), evidence: { standing: 'undecided' } },
    { ...dependency(2, 3), meaning: 'preferred' },
  ],
}

const revision = (data: Partial<EventData<'plan.revised'>>): EventData<'plan.revised'> => ({
  revision: 1,
  why: 'news',
  added: [],
  removed: [],
  restated: [],
  subtasks: [],
  isFinal: false,
  ...data,
})

const finished = (id: number): EventData<'subtask.finished'> => ({
  agent: 'Ann',
  subtask: id,
  attempt: 1,
  steps: 1,
  verified: true,
  reflection: { status: true, reasoning: '', summary: '' },
  done: true,
})

const edges = (dependencies: readonly { from: number; to: number; standing?: string | undefined }[]) =>
  dependencies.map(({ from, to, standing }) => `${from}→${to}${standing === undefined ? '' : ` ${standing}`}`)

describe('the graph of a run over time', () => {
  it('is one stage if the plan never changes', () => {
    const [only, ...others] = folded(new GraphCourse(), [event(5, 'plan.ready', { plan })])
    expect(others).toEqual([])
    expect(only).toMatchObject({ t: 5, kind: 'planned', isFinal: true })
    expect(edges(only?.dependencies ?? [])).toEqual(['1→2 undecided', '2→3'])
  })

  it('has a stage for each revision and repair, each with the whole graph and what was done by then', () => {
    const stages = folded(new GraphCourse(), [
      event(1, 'plan.ready', { plan, provisional: true }),
      event(2, 'subtask.finished', finished(1)),
      event(
        3,
        'plan.revised',
        revision({
          added: [dependency(1, 3)],
          removed: [{ from: 2, to: 3 }],
          restated: [{ ...dependency(1, 2), standing: 'certified' }],
        }),
      ),
      event(4, 'plan.repaired', {
        kind: 'clearing',
        dependencies: [dependency(4, 3)],
        subtasks: [subtask(4)],
        evidence: { reason: 'occupied', detail: 'dirt is in the way' },
      }),
      event(5, 'plan.revised', revision({ revision: 2, isFinal: true, abandoned: 3 })),
    ])
    expect(stages.map(({ kind, isFinal }) => `${kind} ${isFinal}`)).toEqual([
      'planned false',
      'revised false',
      'repaired false',
      'revised true',
    ])
    expect(stages.map(({ dependencies }) => edges(dependencies))).toEqual([
      ['1→2 undecided', '2→3'],
      ['1→2 certified', '1→3'],
      ['1→2 certified', '1→3', '4→3'],
      ['1→2 certified', '1→3', '4→3'],
    ])
    expect(stages.map(({ done }) => [...done])).toEqual([[], [1], [1], [1]])
    expect(stages.at(-1)?.subtasks.map(({ id }) => id)).toEqual([1, 2, 3, 4])
    expect(stages.at(-1)?.abandoned).toBe(3)
  })

  it('shows a dependency once that a repair has turned round', () => {
    const stages = folded(new GraphCourse(), [
      event(1, 'plan.ready', { plan }),
      event(2, 'plan.repaired', {
        kind: 'dependency',
        dependencies: [dependency(2, 1)],
        removed: [{ from: 1, to: 2 }],
        subtasks: [],
        evidence: { reason: 'no_support', detail: 'nothing carries it' },
      }),
    ])
    expect(edges(stages.at(-1)?.dependencies ?? [])).toEqual(['2→3', '2→1'])
  })
})
