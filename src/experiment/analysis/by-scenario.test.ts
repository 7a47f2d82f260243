import { describe, expect, it } from 'vitest'
import { builtinScenarios } from '../../scenario/builtin.ts'
import type { EpisodeResult } from '../matrix/episode-result.ts'
import type { ExperimentSpec } from '../matrix/experiment-spec.ts'
import { playedEpisode } from '../matrix/testing.ts'
import { groupsOf, summarizeScenarios } from './by-scenario.ts'

const tasks: ExperimentSpec['tasks'] = [
  { id: 'wall', file: '', from: '', kind: 'construction' },
  { id: 'tower', file: '', from: '', kind: 'construction' },
  { id: 'cake', file: '', from: '', kind: 'cooking' },
  { id: 'sticks', file: '', from: '', kind: 'gathering' },
]
const conditions = [{ id: 'ours' }, { id: 'theirs' }] as ExperimentSpec['conditions']

const result = (task: string, changes: Partial<EpisodeResult> = {}): EpisodeResult =>
  playedEpisode({ condition: 'ours', task, completionRate: 0, ...changes })

describe('a row of Table 1', () => {
  const results = [
    result('wall', { completionRate: 1, villagerViewHitRate: 1 }),
    result('tower', { completionRate: 0.5, villagerViewHitRate: 0.7 }),
    result('cake', { completionRate: 0.8, villagerContributionRate: 0.6 }),
    result('sticks', { completionRate: 0 }),
    result('wall', { outcome: 'world_crash', seed: 2 }),
  ]
  const [ours, theirs] = summarizeScenarios({ conditions, tasks }, results, builtinScenarios)

  it('has the mean of each scenario with its n, without episodes that the infrastructure ended', () => {
    const construction = ours?.kinds.get('construction')
    expect(construction).toMatchObject({ n: 2, complete: 1 })
    expect(construction?.completion.mean).toBe(75)
    expect(construction?.columns.get('VHR (%)')?.mean).toBe(85)
    expect(construction?.columns.get('ACR (%)')).toBeUndefined()
    expect(ours?.kinds.get('cooking')?.columns.get('ACR (%)')?.mean).toBe(60)
  })

  it('weights the played scenarios by the paper’s numbers of tasks; other tasks belong to none', () => {
    expect(ours?.all).toEqual({ value: 77.5, weights: 'construction 100 : escape 0 : cooking 100' })
    expect([...(ours?.kinds.keys() ?? [])]).toEqual(['construction', 'cooking'])
  })

  it('is empty for a condition that has not been played', () => {
    expect(theirs?.kinds.size).toBe(0)
    expect(theirs?.all.value).toBeNaN()
  })
})

describe('the table of a plug-in’s scenario', () => {
  const dig = { file: '', from: '', kind: 'digging' }
  const mixed = { conditions, tasks: [...tasks, { id: 'dig', ...dig }] }
  const digging = {
    id: 'digging',
    tables: [
      {
        kind: 'digging',
        weight: 10,
        columns: [{ title: 'depth (m)', value: ({ metrics }: EpisodeResult) => metrics.depth }],
      },
    ],
  }
  const results = [
    result('wall', { completionRate: 1 }),
    result('dig', { completionRate: 0.5, metrics: { depth: 4 } }),
    result('dig', { completionRate: 0.5, seed: 2 }),
  ]

  it('has the columns and the weight that the scenario declares; a missing value is left out of the mean', () => {
    const [ours] = summarizeScenarios(mixed, results, [...builtinScenarios, digging])
    expect(ours?.kinds.get('digging')?.n).toBe(2)
    expect(ours?.kinds.get('digging')?.columns.get('depth (m)')).toMatchObject({ n: 1, mean: 4 })
    expect(ours?.all.weights).toBe('construction 100 : escape 0 : cooking 0 : digging 10')
    expect(ours?.all.value).toBeCloseTo((100 * 100 + 10 * 50) / 110, 9)
  })

  it('has only completion and efficiency if the plug-in declares nothing or is no longer installed', () => {
    for (const scenarios of [[...builtinScenarios, { id: 'digging' }], builtinScenarios]) {
      expect(groupsOf(mixed, scenarios).at(-1)).toEqual({ kind: 'digging' })
      const [ours] = summarizeScenarios(mixed, results, scenarios)
      expect(ours?.kinds.get('digging')?.completion.mean).toBe(50)
      expect(ours?.all.value).toBe(100)
    }
  })
})
