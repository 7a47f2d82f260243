import { describe, expect, it } from 'vitest'
import type { Happening } from '../../messages.ts'
import { BEGINNING, type Story, storyAfter } from './story.ts'
import { waitingText } from './waiting.ts'

const edge = (from: number, to: number, { any = false, meaning = 'held' as 'held' | 'preferred' } = {}) => ({
  ...{ d: '', any, from, to, meaning },
  standing: null,
  isNew: false,
})

/** A run with subtasks 1 to 4, up to a given event. */
function storyOf(edges: ReturnType<typeof edge>[], ...happenings: Partial<Happening>[]): Story {
  const graph = {
    ...{ kind: 'graph', t: 0, width: 1, height: 1, nodeWidth: 1, nodeHeight: 1, edges },
    nodes: [1, 2, 3, 4].map((id) => ({ id, x: 0, y: 0, lines: [], description: '' })),
  }
  return ([graph, ...happenings] as Happening[]).reduce(storyAfter, BEGINNING)
}
const started = (agent: string, subtask: number) => ({ kind: 'started', agent, subtask }) as const
const finished = (agent: string, subtask: number) =>
  ({ kind: 'finished', agent, subtask, done: true }) as const
const along = (...path: number[]) => ({ path })

describe('the reason why an agent has no subtask', () => {
  it('names what its next subtask waits for, and who works on that', () => {
    const chain = [edge(1, 2), edge(2, 3), edge(3, 4)]
    const story = storyOf(chain, started('Bob', 1))
    expect(waitingText(story, along(2, 3))).toBe('waits before #2: #1 (Bob)')
    expect(waitingText(story, along(3))).toBe('waits before #3: #2')
    expect(waitingText(story, along())).toBe('waits before #2: #1 (Bob)')
  })

  it('is absent while a subtask could be started, and before the plan', () => {
    const chain = [edge(1, 2)]
    expect(waitingText(storyOf(chain, started('Bob', 1)), along(2))).toBeUndefined()
    expect(waitingText(BEGINNING, along())).toBeUndefined()
    const preferred = [edge(1, 2, { meaning: 'preferred' }), edge(1, 3), edge(1, 4)]
    expect(waitingText(storyOf(preferred, started('Bob', 1)), along(3))).toBeUndefined()
  })

  it('takes one of several alternatives for enough', () => {
    const either = [edge(1, 3, { any: true }), edge(2, 3, { any: true }), edge(3, 4)]
    const neither = storyOf(either, started('Bob', 1), started('Eve', 2))
    expect(waitingText(neither, along(3))).toBe('waits before #3: #1 (Bob), #2 (Eve)')
    const one = storyOf(either, started('Bob', 1), started('Eve', 2), finished('Bob', 1))
    expect(waitingText(one, along(3))).toBeUndefined()
  })

  it('says that teammates work on all that is left', () => {
    const all = storyOf([], ...[1, 2, 3, 4].map((id) => started(`A${id}`, id)))
    expect(waitingText(all, along())).toBe('nothing left to start: #1 (A1), #2 (A2), #3 (A3) and 1 more')
    const done = [1, 2, 3, 4].flatMap((id) => [started('Bob', id), finished('Bob', id)])
    expect(waitingText(storyOf([], ...done), along())).toBeUndefined()
  })
})
