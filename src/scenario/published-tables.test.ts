import { describe, expect, it } from 'vitest'
import { weightedMean } from '../core/statistics/weighted.ts'
import { allAverage } from '../judger/metrics/all-average.ts'
import { tableGroups } from '../judger/scenarios/table-group.ts'
import { builtinScenarios } from './builtin.ts'

const groups = tableGroups(builtinScenarios)

describe('"All Avg." of the paper’s Table 1', () => {
  it.each([
    ['VillagerAgent, 2 agents', 36.45, 73.29, 73.75, 56.9],
    ['VillagerAgent, 3 agents', 52.17, 69.78, 85.26, 68.82],
    ['CausalMACE, 2 agents', 56.59, 77.08, 79.1, 68.76],
    ['CausalMACE, 3 agents', 65.45, 72.28, 86.0, 75.38],
    ['CausalMACE, 6 agents', 76.04, 69.25, 88.75, 81.09],
  ])(
    'of %s follows from its columns, weighted by the number of tasks',
    (_row, construction, rooms, cooking, all) => {
      const { value, weights } = allAverage(groups, { construction, escape: rooms, cooking })
      expect(value.toFixed(2)).toBe(all.toFixed(2))
      expect(weights).toBe('construction 100 : escape 22 : cooking 100')
    },
  )

  it('of AgentVerse is its only column, and says that the others weigh nothing', () => {
    expect(allAverage(groups, { cooking: 29.75 })).toEqual({
      value: 29.75,
      weights: 'construction 0 : escape 0 : cooking 100',
    })
  })

  it('is not the plain mean of the columns', () => {
    const plain = weightedMean([36.45, 73.29, 73.75].map((value) => ({ name: '', value, weight: 1 })))
    expect(plain.value).not.toBeCloseTo(56.9, 1)
  })

  it('of nothing is no number', () => {
    expect(allAverage(groups, {}).value).toBeNaN()
  })
})
