import { describe, expect, it } from 'vitest'
import { actions } from '../judger/actions/index.ts'
import { estimatedUsage } from '../model/estimated-usage.ts'
import { behind } from '../question/prompted.ts'
import { builtinScenarios } from '../scenario/builtin.ts'
import { createSimulated, pavilion } from '../scenario/testing.ts'

import { createCausalPlanner, paperOptions } from './causal/causal-planner.ts'
import { forecast } from './forecast.ts'
import { sceneOf } from './testing.ts'

const task = pavilion()
const scene = sceneOf(task)

describe('the forecast', () => {
  it('foretells what planning with a model like the rehearsed one then costs, by the tokenizer', async () => {
    const planner = createCausalPlanner()
    const foretold = await forecast(planner, task, scene, { actions, scenarios: builtinScenarios, seed: 3 })
    let spent = 0
    const answerer = behind(createSimulated('strong'), [
      async (call) => {
        const reply = await call.next()
        spent += estimatedUsage(call.request.messages, '').inputTokens
        return reply
      },
    ])
    const context = { answerer, actions, scenarios: builtinScenarios, seed: 3 }
    const calibration = await planner.calibrate?.(context)
    if (calibration === undefined) throw new Error('This planner calibrates.')
    const plan = await planner.plan(task, scene, { ...context, calibration })
    expect(foretold.calibrationCalls).toBe(calibration.calls)
    expect(foretold.calls).toEqual(plan.modelCalls)
    expect([foretold.subtasks, foretold.dependencies]).toEqual([
      plan.subtasks.length,
      plan.dependencies.length,
    ])
    expect(Math.abs(foretold.usage.inputTokens / spent - 1)).toBeLessThan(0.05)
  })

  it('knows the fixed cost of the paper’s plan: each of its three rules, and none, three times', async () => {
    const planner = createCausalPlanner(paperOptions())
    const { calls, calibrationCalls } = await forecast(planner, task, scene, {
      actions,
      scenarios: builtinScenarios,
      seed: 1,
    })
    expect([calls['decompose'], calibrationCalls]).toEqual([1, 0])
    // Two rounds for the initial graph and twelve, in as many questions each as the subtasks take.
    expect((calls['dependencies'] ?? 0) % 2).toBe(0)
    expect(calls['dependencies']).toBeLessThanOrEqual(14 * 3)
  })
})
