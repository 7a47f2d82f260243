import { describe, expect, it } from 'vitest'
import { type EpisodeResult, nothingMeasured } from '../matrix/episode-result.ts'
import type { ExperimentSpec } from '../matrix/experiment-spec.ts'
import { summarizeScenarios } from './by-scenario.ts'

const tasks: ExperimentSpec['tasks'] = [
  { id: 'wall', file: '', from: '', kind: 'construction' },
  { id: 'tower', file: '', from: '', kind: 'construction' },
  { id: 'cake', file: '', from: '', kind: 'cooking' },
  { id: 'sticks', file: '', from: '', kind: 'gathering' },
]
const conditions = [{ id: 'ours' }, { id: 'theirs' }] as ExperimentSpec['conditions']

const result = (task: string, changes: Partial<EpisodeResult> = {}): EpisodeResult => ({
  ...nothingMeasured(''),
  outcome: 'success',
  schema: 1,
  condition: 'ours',
  task,
  seed: 1,
  epoch: 1,
  attempt: 1,
  run: null,
  wallSeconds: 1,
  cpuSeconds: null,
  finishedAt: '',
  ...changes,
})

describe('a row of Table 1', () => {
  const results = [
    result('wall', { completionRate: 1, villagerViewHitRate: 1 }),
    result('tower', { completionRate: 0.5, villagerViewHitRate: 0.7 }),
    result('cake', { completionRate: 0.8, villagerContributionRate: 0.6 }),
    result('sticks', { completionRate: 0 }),
    result('wall', { outcome: 'world_crash', seed: 2 }),
  ]
  const [ours, theirs] = summarizeScenarios({ conditions, tasks }, results)

  it('has the mean of each scenario with its n, and what the infrastructure ended is left out', () => {
    const construction = ours?.scenarios.get('construction')
    expect(construction).toMatchObject({ n: 2, complete: 1 })
    expect(construction?.completion.mean).toBe(75)
    expect(construction?.viewHits.mean).toBe(85)
    expect(construction?.contribution.mean).toBeNaN()
    expect(ours?.scenarios.get('cooking')?.contribution.mean).toBe(60)
  })

  it('weighs the scenarios that were played by the paper’s numbers of tasks; other tasks belong to none', () => {
    expect(ours?.all).toEqual({ value: 77.5, weights: 'construction 100 : escape 0 : cooking 100' })
    expect([...(ours?.scenarios.keys() ?? [])]).toEqual(['construction', 'cooking'])
  })

  it('is empty for a condition that has not been played', () => {
    expect(theirs?.scenarios.size).toBe(0)
    expect(theirs?.all.value).toBeNaN()
  })
})
