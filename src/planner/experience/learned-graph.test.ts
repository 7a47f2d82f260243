import { describe, expect, it } from 'vitest'
import { createRandom } from '../../core/random.ts'
import type { Subtask } from '../../graph/subtask.ts'
import { subtask } from '../../graph/testing.ts'
import { learnedGraph } from './learned-graph.ts'
import { type Lesson, lessonsIn, namesOf } from './lessons.ts'

const subtasks = [1, 2, 3, 4].map((id) => subtask(id, [{ name: 'Scan', args: { id } }]))
const names = namesOf(subtasks)
const named = (ids: readonly number[]) => ids.map((id) => names.get(id) ?? '')
const lessons = (to: number, ...tries: [open: number[], isDone: boolean][]): Lesson[] =>
  lessonsIn(
    'w',
    tries.map(([open, isDone]) => ({ subtask: names.get(to) ?? '', open: named(open), isDone })),
  )
const learn = (more: Partial<Parameters<typeof learnedGraph>[0]>) =>
  learnedGraph({ subtasks, predicted: [], lessons: [], ...more })
const edges = ({ dependencies }: ReturnType<typeof learn>) => dependencies.map(({ from, to }) => [from, to])

describe('a learned graph', () => {
  it('is the predicted one at first', () => {
    expect(edges(learn({ predicted: [{ from: 1, to: 2 }] }))).toEqual([[1, 2]])
  })

  it('lacks what was shown needless and has what was missing', () => {
    const graph = learn({
      predicted: [{ from: 1, to: 3 }],
      lessons: lessons(3, [[1, 2, 4], false], [[1, 4], true]),
    })
    expect(edges(graph)).toEqual([[2, 3]])
    expect(graph.dropped).toMatchObject([{ dependency: { from: 1, to: 3 }, why: 'not_needed' }])
  })

  it('leaves one suspect of a subtask out to learn whether it is needed, never what is known', () => {
    const graph = learn({
      predicted: [
        { from: 1, to: 3 },
        { from: 2, to: 3 },
        { from: 1, to: 4 },
      ],
      lessons: lessons(4, [[1], false], [[], true]),
      explore: createRandom(1),
    })
    expect(graph.explored).toHaveLength(1)
    expect(graph.explored[0]?.to).toBe(3)
    expect(edges(graph)).toHaveLength(2)
    expect(edges(graph)).toContainEqual([1, 4])
    expect(graph.dropped).toMatchObject([{ why: 'left_out_to_learn' }])
  })

  it('leaves nothing out that a longer way implies', () => {
    const graph = learn({
      predicted: [
        { from: 1, to: 2 },
        { from: 2, to: 3 },
        { from: 1, to: 3 },
      ],
      lessons: [...lessons(2, [[1], false], [[], true]), ...lessons(3, [[2], false], [[], true])],
      explore: createRandom(1),
    })
    expect(graph.explored).toEqual([])
    expect(edges(graph)).toHaveLength(3)
  })

  it('has groups of alternatives', () => {
    const graph = learn({
      lessons: [...lessons(4, [[1, 2], false], [[2], true])].map((lesson) => ({
        ...lesson,
        without: [named([1]), named([2])],
        missed: [named([1, 2])],
      })),
    })
    expect(graph.dependencies).toMatchObject([
      { from: 1, to: 4, anyOf: [1] },
      { from: 2, to: 4, anyOf: [1] },
    ])
  })

  it('gives up the less sure edge of a cycle', () => {
    const graph = learn({
      predicted: [{ from: 2, to: 1 }],
      lessons: lessons(2, [[1], false], [[], true]),
    })
    expect(edges(graph)).toEqual([[1, 2]])
    expect(graph.dropped).toMatchObject([{ why: 'closes_a_cycle' }])
  })

  it('knows nothing of subtasks that other plans had', () => {
    const other: Subtask[] = [subtask(9, [{ name: 'Scan', args: { id: 99 } }])]
    expect(
      learnedGraph({ subtasks: other, predicted: [], lessons: lessons(3, [[1], true]) }).dependencies,
    ).toEqual([])
  })
})
