import { describe, expect, it } from 'vitest'
import { Deadline } from './deadline.ts'
import { playedEpisode } from './testing.ts'

const episode = (task: string, condition: string) => ({ task, condition, seed: 1, epoch: 1 })
const played = (task: string, condition: string, wallSeconds: number) =>
  playedEpisode({ task, condition, wallSeconds })

describe('a deadline', () => {
  it('leaves room for the longest episode of the same task and condition; failing that of the task, then of all', () => {
    const before = [
      played('hut', 'a', 10),
      played('hut', 'a', 20),
      played('hut', 'b', 40),
      played('town', 'a', 300),
    ]
    const fitsWith = (seconds: number, task: string, condition: string) =>
      new Deadline(1000 * seconds, () => 0, before).fits(episode(task, condition))
    expect([19, 20].map((left) => fitsWith(left, 'hut', 'a'))).toEqual([false, true])
    expect([39, 40].map((left) => fitsWith(left, 'hut', 'c'))).toEqual([false, true])
    expect([299, 300].map((left) => fitsWith(left, 'bridge', 'a'))).toEqual([false, true])
  })

  it('learns from played episodes, and lets the first episode begin', () => {
    const deadline = new Deadline(100_000, () => 0)
    expect(deadline.fits(episode('hut', 'a'))).toBe(true)
    deadline.learn(played('hut', 'a', 101))
    expect(deadline.fits(episode('hut', 'a'))).toBe(false)
  })

  it('lets nothing begin once it is over', () => {
    let now = 0
    const deadline = new Deadline(1000, () => now)
    now = 1000
    expect([deadline.isOver, deadline.fits(episode('hut', 'a'))]).toEqual([true, false])
  })
})
