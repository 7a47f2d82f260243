import { describe, expect, it } from 'vitest'
import { UsageError } from '../../core/errors.ts'
import { conditionOf, DEFAULT_SETTING, parseCondition } from './condition.ts'

describe('conditions with other refinement settings', () => {
  it('carry the settings in the id of their planner, so that they can be compared', () => {
    const condition = parseCondition('decision=paper,samples=1,wordings=model,agents=3', DEFAULT_SETTING)
    const planner = 'causal[decision=paper;samples=1;wordings=model]'
    expect(condition).toEqual(conditionOf({ planner, agents: 3 }))
    expect(condition.id).not.toBe(conditionOf({ agents: 3 }).id)
    expect(parseCondition('causal,decision=paper', DEFAULT_SETTING).planner).toBe('causal[decision=paper]')
  })

  it('are refused for planners without settings, and for settings that do not exist', () => {
    for (const text of ['no-graph,decision=paper', 'causal,decision=best', 'causal,samples=0'])
      expect(() => parseCondition(text, DEFAULT_SETTING), text).toThrow(UsageError)
  })
})
