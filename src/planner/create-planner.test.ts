import { describe, expect, it } from 'vitest'
import { UsageError } from '../core/errors.ts'
import { createPlanner, DEFAULT_PLANNER, plannerIds } from './create-planner.ts'

describe('planners', () => {
  it('are known by id, the default among them', () => {
    expect(plannerIds).toEqual([
      'causal',
      'causal:paper',
      'causal:none',
      'no-graph',
      'villageragent:faithful',
      'villageragent:fixed',
      'agentverse',
      'react',
      'sequential',
    ])
    expect(plannerIds).toContain(DEFAULT_PLANNER)
    for (const id of plannerIds) expect(createPlanner(id).id).toBe(id)
  })

  it.each(['', 'causal:', 'villageragent', 'constructor', '__proto__'])(
    'are not made up: "%s" is refused, and those there are get listed',
    (id) => {
      expect(() => createPlanner(id)).toThrow(UsageError)
      try {
        createPlanner(id)
      } catch (error) {
        expect((error as UsageError).hint).toContain('causal:none, no-graph, villageragent:faithful')
      }
    },
  )
})
