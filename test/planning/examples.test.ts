import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { packagePath } from '../../src/core/package-root.ts'
import { scoreGraph } from '../../src/graph/score/score-graph.ts'
import { createCausalPlanner } from '../../src/planner/causal/causal-planner.ts'
import { builtinScenarios } from '../../src/scenario/builtin.ts'
import { expert, loadTask, trueDependencies } from '../../src/scenario/testing.ts'
import { builtInActions } from '../../src/task/actions/built-in.ts'

import { sceneBefore } from '../../src/task/scene.ts'

const folder = packagePath('benchmarks', 'planning', 'examples')

describe('the example', () => {
  it.each(readdirSync(folder))('%s is planned according to the rules of the game', async (file) => {
    const task = loadTask(`${folder}/${file}`)
    const context = { answerer: expert, actions: builtInActions, scenarios: builtinScenarios, seed: 1 }
    const plan = await createCausalPlanner().plan(task, sceneBefore(task, ['Ann', 'Ben']), context)
    const ids = plan.subtasks.map(({ id }) => id)
    const score = scoreGraph(ids, plan.dependencies, trueDependencies(task, plan.subtasks))
    expect(score.closure).toEqual({ precision: 1, recall: 1, f1: 1 })
    expect([score.executable, score.executableOrders]).toEqual([true, 1])
  })
})
