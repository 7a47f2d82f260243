import { describe, expect, it } from 'vitest'
import type { EpisodeResult } from '../matrix/episode-result.ts'
import { playedEpisode } from '../matrix/testing.ts'
import { comparePaired, pairUp } from './paired.ts'
import { summarizeSchedules } from './schedule-summary.ts'
import { summarize } from './summary.ts'

const result = (condition: string, changes: Partial<EpisodeResult> = {}): EpisodeResult =>
  playedEpisode({ condition, task: 't', ...changes })
const schedule = {
  makespan: 2,
  bound: 2,
  chain: 2,
  share: 1,
  agents: [],
  whatIf: { criticalPath: 2, inOrder: 2, random: 2, teams: {} },
}
const condition = {
  planner: 'causal',
  assignment: 'busy-rate',
  model: 'expert',
  agents: null,
  trust: 'judger' as const,
  repair: true,
  latency: 'none',
}
const crash: Partial<EpisodeResult> = { outcome: 'world_crash', completionRate: 0 }
const half: Partial<EpisodeResult> = { outcome: 'task_failure', completionRate: 0.5 }

describe('a summary', () => {
  it('leaves out episodes that the infrastructure ended, and also gives the numbers with them', () => {
    const results = [
      result('a', { seed: 1 }),
      result('a', { seed: 2, ...half }),
      result('a', { seed: 3, ...crash }),
      result('b'),
    ]
    const { n, success, completion, outcomes } = summarize('a', results)
    expect(n).toEqual({ all: 3, sound: 2, unjudged: 0 })
    expect([success.sound.mean, success.all.mean]).toEqual([1 / 2, 1 / 3])
    expect([completion.sound.mean, completion.all.mean]).toEqual([75, 50])
    expect([...outcomes]).toEqual([
      ['success', 1],
      ['task_failure', 1],
      ['world_crash', 1],
    ])
  })

  it('leaves episodes that no rule can judge out of every rate and contrast, and counts them', () => {
    const open = { outcome: 'not_judgeable', completionRate: null, efficiency: null } as const
    const results = [result('a', { seed: 1 }), result('a', { seed: 2, ...open }), result('b', { seed: 2 })]
    const { n, success, completion, efficiency } = summarize('a', results)
    expect(n).toEqual({ all: 2, sound: 2, unjudged: 1 })
    expect([success.sound.mean, success.sound.n, completion.sound.mean]).toEqual([1, 1, 100])
    expect(efficiency.n).toBe(1)
    const of = (id: string) => results.filter(({ condition }) => condition === id)
    for (const measure of ['success', 'completion', 'efficiency', 'relativeEfficiency'] as const)
      expect(comparePaired(measure, of('a'), of('b')).pairs).toBe(0)
  })

  it.each(['limit', 'agent_error', 'model_error'] as const)(
    'counts an episode of a goal that no rule decides as no failed task, also when it ends as %s',
    (outcome) => {
      const open = { outcome, completionRate: null, efficiency: null } as const
      const results = [result('a', { seed: 1, ...open }), result('b', { seed: 1 })]
      const of = (id: string) => results.filter(({ condition }) => condition === id)
      expect(comparePaired('success', of('a'), of('b')).pairs).toBe(0)
      expect(summarize('a', results).success.sound.n).toBe(0)
    },
  )

  it('of no episodes is empty and does not throw', () => {
    expect(summarize('none', []).completion.sound.mean).toBeNaN()
    expect(summarizeSchedules({ conditions: [], tasks: [] }, [])).toEqual([])
  })

  it('of schedules compares makespans with their bounds, over all tasks and by kind', () => {
    const taking = (task: string, makespan: number) =>
      result('a', { task, schedule: { ...schedule, makespan } })
    const results = [taking('cake', 3), taking('stew', 5), taking('wall', 2), result('a', { task: 'hut' })]
    const rows = (of: ReturnType<typeof summarizeSchedules>) =>
      of.map(({ kind, n, ratio }) => [kind, n, ratio.mean])
    const named = (kind: string, ...ids: string[]) => ids.map((id) => ({ id, file: id, from: id, kind }))
    const cooking = named('cooking', 'cake', 'stew')
    const tasks = [...cooking, ...named('construction', 'wall', 'hut')]
    const conditions = [{ ...condition, id: 'a' }]
    expect(rows(summarizeSchedules({ conditions, tasks }, results))).toEqual([
      [undefined, 3, 5 / 3],
      ['cooking', 2, 2],
      ['construction', 1, 1],
    ])
    expect(rows(summarizeSchedules({ conditions, tasks: cooking }, results.slice(0, 2)))).toEqual([
      [undefined, 2, 2],
    ])
  })
})

describe('pairs', () => {
  it('are of the same task, seed and epoch, whole on both sides', () => {
    const a = [result('a', { seed: 1 }), result('a', { seed: 2 }), result('a', { seed: 3, ...crash })]
    const b = [result('b', { seed: 2 }), result('b', { seed: 3 }), result('b', { seed: 4 })]
    const { pairs, leftOut } = pairUp(a, b)
    expect(pairs.map((pair) => [pair.a.seed, pair.b.seed])).toEqual([[2, 2]])
    expect(leftOut).toBe(2)
  })

  it('give the mean difference, which changes sign when the sides are swapped', () => {
    const seeds = [1, 2, 3, 4]
    const a = seeds.flatMap((seed) => ['x', 'y'].map((task) => result('a', { seed, task })))
    const b = seeds.flatMap((seed) =>
      ['x', 'y'].map((task) => result('b', { seed, task, completionRate: task === 'x' ? 0.5 : seed / 8 })),
    )
    const there = comparePaired('completion', a, b)
    expect(there.pairs).toBe(8)
    expect(there.difference.mean).toBeCloseTo((4 * 50 + 4 * 100 - 12.5 * (1 + 2 + 3 + 4)) / 8, 6)
    // Two tasks say little about a third.
    expect(there.difference.low).toBeLessThan(0)
    expect(there.byTask.map(({ task, n }) => [task, n])).toEqual([
      ['x', 4],
      ['y', 4],
    ])
    const back = comparePaired('completion', b, a)
    expect(back.difference.mean).toBeCloseTo(-there.difference.mean, 9)
    expect(back.difference.p).toBeCloseTo(there.difference.p, 9)
  })

  it('give the smallest difference that this many pairs detect, even where they show none', () => {
    const a = [1, 2, 3].map((seed) => result('a', { seed, completionRate: seed === 1 ? 0.5 : 1 }))
    const b = [1, 2, 3].map((seed) => result('b', { seed, completionRate: seed === 2 ? 0.5 : 1 }))
    const { difference, detectable } = comparePaired('completion', a, b)
    expect([difference.mean, difference.p]).toEqual([0, 1])
    expect(detectable).toBeGreaterThan(50)
  })

  it('compare efficiency relatively, so that tasks of any size weigh the same', () => {
    const at = (condition: string, elapsed: number) =>
      result(condition, { efficiency: { elapsed, union: 0, sum: 0, max: 0 } })
    const of = (x: number, y: number) =>
      comparePaired('relativeEfficiency', [at('a', x)], [at('b', y)]).difference.mean
    expect([of(3, 1), of(3000, 1000), of(0, 0), of(0, 5)]).toEqual([100, 100, 0, -200])
  })
})
