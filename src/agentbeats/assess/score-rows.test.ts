import { expect, it } from 'vitest'
import { categoryResult, type ScoredTask } from '../protocol/result.ts'
import { scoreRows } from './score-rows.ts'

const task = (name: string, score: number | null): ScoredTask => ({
  name,
  score: { maxScore: 10, score },
  ...{ reward: 0, steps: 1, missed: 0, malformed: 0, video: undefined, error: undefined },
})

it('gives the mean Student’s interval, and leaves out of the total what nothing decides', () => {
  const tasks = [task('a', 10), task('b', 10), task('c', 4), task('d', null)]
  // mean 80, standard error 20, t(2) = 4.303
  expect(scoreRows([categoryResult('crafting', tasks)])).toEqual([
    ['crafting', '3', '24.00', '30', '80.0', '0–100', '2 of 3', '21–94 %', '0 of 4'],
  ])
  const near = [task('a', 8), task('b', 8), task('c', 7)]
  // mean 76.7, standard error 3.33, t(2) = 4.303
  expect(scoreRows([categoryResult('crafting', near)])[0]?.[5]).toBe('62–91')
})
