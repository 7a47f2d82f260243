import { describe, expect, it } from 'vitest'
import { subtask } from '../../graph/testing.ts'
import { beliefsOf } from './beliefs.ts'
import { joined, lessonsIn, namesOf } from './lessons.ts'

const attempt = (name: string, open: string, isDone: boolean) => ({
  subtask: name,
  open: [...open],
  isDone,
})
const learned = (predicted: string, ...episodes: [open: string, isDone: boolean][][]) => {
  const lessons = episodes.flatMap((tries) =>
    lessonsIn(
      'world',
      tries.map(([open, isDone]) => attempt('t', open, isDone)),
    ),
  )
  const [lesson] = joined(lessons)
  return beliefsOf([...predicted], lesson)
}

describe('what an episode teaches', () => {
  it('is nothing before it was played', () => {
    expect(learned('ab')).toEqual({ needed: [], alternatives: [], suspected: ['a', 'b'] })
  })

  it('frees a subtask from what was not done when it succeeded', () => {
    expect(learned('ab', [['a', true]]).suspected).toEqual(['b'])
  })

  it('finds what was missing: done between a failure and the success', () => {
    expect(
      learned('', [
        ['ab', false],
        ['b', true],
      ]),
    ).toEqual({
      needed: ['a'],
      alternatives: [],
      suspected: [],
    })
  })

  it('blames nothing for a failure where it succeeded with no more done', () => {
    expect(
      learned('', [
        ['ab', false],
        ['ab', true],
      ]),
    ).toEqual({ needed: [], alternatives: [], suspected: [] })
  })

  it('suspects all that was done in between, the predicted ones first', () => {
    expect(
      learned('', [
        ['ab', false],
        ['', true],
      ]).suspected,
    ).toEqual(['a', 'b'])
    expect(
      learned('b', [
        ['ab', false],
        ['', true],
      ]).suspected,
    ).toEqual(['b'])
  })

  it('tells suspects apart by further episodes, whichever comes first', () => {
    const failure: [string, boolean][] = [
      ['ab', false],
      ['', true],
    ]
    const success: [string, boolean][] = [['b', true]]
    for (const episodes of [
      [failure, success],
      [success, failure],
    ])
      expect(learned('', ...episodes)).toEqual({ needed: ['a'], alternatives: [], suspected: [] })
  })

  it('finds alternatives: neither is needed by itself, both together were missed', () => {
    const both: [string, boolean][] = [
      ['ab', false],
      ['b', true],
    ]
    expect(learned('', both, [['a', true]]).alternatives).toEqual([['a', 'b']])
  })

  it('suspects what was never done when a subtask never succeeded', () => {
    expect(
      learned('', [
        ['abc', false],
        ['bc', false],
      ]).suspected,
    ).toEqual(['b', 'c'])
  })
})

describe('names of subtasks', () => {
  it('are equal where subtasks of other plans do the same, and differ within a plan', () => {
    const craft = [{ name: 'Craft', args: { item: 'stick', amount: 4 } }]
    const names = namesOf([subtask(1, craft), subtask(7, craft)])
    expect(names.get(1)).toBe(namesOf([subtask(5, craft)]).get(5))
    expect(names.get(7)).not.toBe(names.get(1))
  })
})
