import { describe, expect, it } from 'vitest'
import { type Played, taskScore } from './score.ts'

const played = (changes: Partial<Played> = {}): Played => ({
  reward: 2,
  most: 5,
  isLong: false,
  progress: undefined,
  ...changes,
})

describe('the reference’s score', () => {
  it.each<[string, Partial<Played>, number]>([
    ['rises without a judge', {}, 4],
    ['is halved by a judge who saw nothing', { progress: 0 }, 2],
    ['is the mean with the judge’s', { progress: 7 }, 5.5],
    ['caps at 5 without a reward', { reward: 0, progress: 10 }, 5],
    ['ignores the judge at full rewards', { reward: 5, progress: 1 }, 10],
    ['is the judge’s where there are no rewards', { most: 0, reward: 0, progress: 6 }, 6],
    ['is 0 with neither rewards nor judge', { most: 0, reward: 0 }, 0],
    ['adds a share of the next milestone', { reward: 3, most: 10, isLong: true, progress: 5 }, 35],
    ['is rounded to two places', { reward: 1, most: 3 }, 3.33],
  ])('%s', (_name, changes, score) => {
    expect(taskScore(played(changes), 'reference').score).toBe(score)
  })

  it('is 0 and an error for a long task without a judge, regardless of its milestones', () => {
    const { score, error } = taskScore(played({ reward: 9, most: 10, isLong: true }), 'reference')
    expect(score).toBe(0)
    expect(error).toContain('no judge')
  })
})

describe('the strict score', () => {
  it.each<[string, Partial<Played>, number | null]>([
    ['is what rules paid, whatever a judge says', { progress: 10 }, 4],
    ['keeps milestones without a judge', { reward: 3, most: 10, isLong: true }, 30],
    ['is none where nothing decides', { most: 0, reward: 0 }, null],
    ['is the judge’s where there are no rewards', { most: 0, reward: 0, progress: 6 }, 6],
  ])('%s', (_name, changes, score) => {
    expect(taskScore(played(changes), 'strict').score).toBe(score)
  })
})
