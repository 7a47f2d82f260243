import { describe, expect, it } from 'vitest'
import { UsageError } from '../core/errors.ts'
import { Catalogue } from './catalogue.ts'
import { plannerIdWith, refinedPlanner } from './refinement.ts'

const PAPER = 'causal[decision=paper;samples=1;wordings=model]'

describe('settings of the refinement', () => {
  it('are part of the planner’s id, in one order', () => {
    expect(plannerIdWith('causal', { wordings: 'model', samples: 1, decision: 'paper' })).toBe(PAPER)
    expect(plannerIdWith('causal', {})).toBe('causal')
    expect(plannerIdWith(PAPER, { samples: 3 })).toBe('causal[decision=paper;samples=3;wordings=model]')
  })

  it('make the planner ask what they say', () => {
    const catalogue = new Catalogue()
    const kinds = (id: string) => catalogue.planner(id).asks?.map(({ id }) => id) ?? []
    expect(catalogue.planner(PAPER).id).toBe(PAPER)
    expect(kinds(PAPER)).toContain('counterfactual')
    expect(kinds('causal[decision=paper;samples=1]')).not.toContain('counterfactual')
    expect(catalogue.planner(PAPER).calibrate).toBeUndefined()
    expect(catalogue.planner('causal[level=0.01]').calibrate).toBeDefined()
  })

  it('are refused for other planners, and if they do not exist', () => {
    expect(() => plannerIdWith('no-graph', { samples: 1 })).toThrow(UsageError)
    for (const id of ['causal[decision=best]', 'causal[samples=0]', 'causal[votes=3]', 'causal[level=1]'])
      expect(() => refinedPlanner(id), id).toThrow(UsageError)
    expect(refinedPlanner('causal:paper')).toBeUndefined()
  })
})
