import { describe, expect, it } from 'vitest'
import { actions } from '../judger/actions/index.ts'
import { UsageMeter } from '../model/middleware/usage.ts'
import { behind } from '../question/prompted.ts'
import { builtinScenarios } from '../scenario/builtin.ts'
import { createSimulated, pavilion } from '../scenario/testing.ts'

import { createCausalPlanner } from './causal/causal-planner.ts'
import { forecast } from './forecast.ts'
import { sceneOf } from './testing.ts'

const task = pavilion()
const scene = sceneOf(task)

describe('the forecast', () => {
  it('foretells what planning with a model like the rehearsed one then costs, to a tenth', async () => {
    const planner = createCausalPlanner()
    const foretold = await forecast(planner, task, scene, { actions, scenarios: builtinScenarios, seed: 3 })
    const meter = new UsageMeter()
    const answerer = behind(createSimulated('strong'), [meter.middleware])
    const plan = await planner.plan(task, scene, { answerer, actions, scenarios: builtinScenarios, seed: 3 })
    const spent = meter.total()
    expect(foretold.calls).toEqual(plan.modelCalls)
    expect([foretold.subtasks, foretold.dependencies]).toEqual([
      plan.subtasks.length,
      plan.dependencies.length,
    ])
    expect(Math.abs(foretold.usage.inputTokens / spent.inputTokens - 1)).toBeLessThan(0.1)
  })

  it('knows the fixed cost of the paper’s plan: edges × rules', async () => {
    const rules = 17
    const planner = createCausalPlanner({ decision: 'paper', query: 'pairwise', samples: 1 })
    const { calls, subtasks } = await forecast(planner, task, scene, {
      actions,
      scenarios: builtinScenarios,
      seed: 1,
    })
    expect(calls['decompose']).toBe(1)
    expect(((calls['dependencies'] ?? 0) - subtasks) % rules).toBe(0)
  })
})
