import { describe, expect, it } from 'vitest'
import { playedEpisode } from '../matrix/testing.ts'
import { DIFFICULTIES, difficultyMap, type RatedTask } from './difficulty.ts'

const TASKS = ['a', 'b', 'c', 'd'].map((id, index) => ({ id, file: id, from: id, planning: 3 + index }))
const solved = (task: string, seconds: number) => {
  const played = playedEpisode({ condition: 'x', task, outcome: 'success' })
  return { ...played, time: { ...played.time, elapsed: seconds } }
}
const people = (score: number): RatedTask => ({
  intricacy: { score, raters: 2 },
  creativity: { score: 6 - score, raters: 2 },
  novelty: { score: 3, raters: 1 },
})

describe('how hard tasks are', () => {
  const results = [solved('a', 1), solved('b', 3), solved('c', 9)]
  const effortOf = ({ task }: { task: string }) => (task === 'c' ? undefined : task === 'a' ? 0.2 : 0.6)
  const rated = new Map([
    ['a', people(1)],
    ['b', people(5)],
    ['d', people(2)],
  ])
  const { tasks, dimensions } = difficultyMap({ tasks: TASKS }, results, { effortOf, rated })
  const of = (id: string) => tasks.find(({ task }) => task === id)

  it('treats unknown scores as missing, never as 0', () => {
    expect(of('c')).toMatchObject({ missing: ['effort', ...DIFFICULTIES.slice(3)], overall: undefined })
    expect(of('d')).toMatchObject({ solutions: 0, missing: ['time', 'effort'], overall: undefined })
    for (const { calibrated, missing } of tasks)
      for (const name of missing) expect(calibrated[name]).toBeUndefined()
  })

  it('is calibrated over the tasks that have the score', () => {
    // Quantiles of 1, 2, 5: 1, 1.4, 1.8, 2.6, 3.8, 5.
    expect([of('a'), of('b'), of('d')].map((task) => task?.calibrated.intricacy)).toEqual([
      0,
      5,
      expect.closeTo(2.25, 9),
    ])
    expect(of('b')?.calibrated.effort).toBe(5)
    expect(of('c')?.calibrated.time).toBe(5)
  })

  it('has one overall number for tasks that have all six scores', () => {
    expect(of('a')?.overall).toBeCloseTo((0 + 0 + 0 + 0 + 5 + (of('a')?.calibrated.novelty ?? 0)) / 6, 9)
    expect(dimensions).toEqual(DIFFICULTIES)
  })

  it('is mapped by computed scores alone where no people rated the tasks', () => {
    const map = difficultyMap({ tasks: TASKS }, results, { effortOf })
    expect(map.dimensions).toEqual(['time', 'effort', 'planning'])
    expect(map.tasks.map(({ task }) => task)).toEqual(['a', 'b', 'c'])
  })
})
