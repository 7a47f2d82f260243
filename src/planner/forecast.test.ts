import { describe, expect, it } from 'vitest'
import { estimatedUsage } from '../model/estimated-usage.ts'
import { behind } from '../question/prompted.ts'
import { builtinScenarios } from '../scenario/builtin.ts'
import { createSimulated, pavilion } from '../scenario/testing.ts'
import { builtInActions } from '../task/actions/built-in.ts'

import { createCausalPlanner, paperOptions } from './causal/causal-planner.ts'
import { type Forecast, forecast, leastForecast } from './forecast.ts'
import { sceneOf } from './testing.ts'

const task = pavilion()
const scene = sceneOf(task)

const callsIn = (calls: Record<string, number> = {}): number =>
  Object.values(calls).reduce((sum, n) => sum + n, 0)
const known = ({ found }: Forecast) => (found === undefined ? {} : { calibration: found })

describe('the forecast', () => {
  it('predicts the cost of planning with a model like the rehearsed one, by the tokenizer', async () => {
    const planner = createCausalPlanner()
    const foretold = await forecast(planner, task, scene, {
      actions: builtInActions,
      scenarios: builtinScenarios,
      seed: 3,
    })
    let spent = 0
    const answerer = behind(createSimulated('strong'), [
      async (call) => {
        const reply = await call.next()
        spent += estimatedUsage(call.request.messages, '').inputTokens
        return reply
      },
    ])
    const context = { answerer, actions: builtInActions, scenarios: builtinScenarios, seed: 3 }
    const calibration = await planner.calibrate?.(context)
    if (calibration === undefined) throw new Error('This planner calibrates.')
    const plan = await planner.plan(task, scene, { ...context, calibration })
    expect(callsIn(foretold.calibration?.calls)).toBe(calibration.calls)
    expect(foretold.calls).toEqual(plan.modelCalls)
    expect([foretold.subtasks, foretold.dependencies]).toEqual([
      plan.subtasks.length,
      plan.dependencies.length,
    ])
    const tokens = foretold.usage.inputTokens + (foretold.calibration?.usage.inputTokens ?? 0)
    expect(Math.abs(tokens / spent - 1)).toBeLessThan(0.05)
  }, 90_000)

  it('gives the minimum, since the length of a calibration is unknown', async () => {
    const planner = createCausalPlanner()
    const options = { actions: builtInActions, scenarios: builtinScenarios, seed: 1 }
    const [least, usual] = [
      await leastForecast(planner, task, scene, options),
      await forecast(planner, task, scene, options),
    ]
    expect(least.found?.verdict).toBe('abstain')
    expect(usual.found?.verdict).toBe('refine')
    expect(4 * callsIn(least.calibration?.calls)).toBeLessThan(callsIn(usual.calibration?.calls))
    expect(callsIn(least.calls)).toBeLessThan(callsIn(usual.calls))
    const { calibration } = await forecast(planner, task, scene, { ...options, ...known(usual) })
    expect(calibration).toBeUndefined()
  })

  it('knows the fixed cost of the paper’s plan: each of its three rules, and none, three times', async () => {
    const planner = createCausalPlanner(paperOptions())
    const { calls, calibration } = await forecast(planner, task, scene, {
      actions: builtInActions,
      scenarios: builtinScenarios,
      seed: 1,
    })
    expect([calls['decompose'], calibration]).toEqual([1, undefined])
    // Two rounds for the initial graph plus twelve more, each with as many questions as the subtasks need.
    expect((calls['dependencies'] ?? 0) % 2).toBe(0)
    expect(calls['dependencies']).toBeLessThanOrEqual(14 * 3)
  })
})
