import { describe, expect, it } from 'vitest'
import { packagePath } from '../../core/package-root.ts'
import { wantedCells } from '../../graph/wanted-cells.ts'
import { Catalogue } from '../../plugin/catalogue.ts'
import type { Answerer } from '../../question/answerer.ts'
import { escapeScenario } from '../../scenario/escape/scenario.ts'
import { asEscape, createSimulated, expert, loadTask, pavilion } from '../../scenario/testing.ts'
import { builtInActions } from '../../task/actions/built-in.ts'

import type { Scene } from '../../task/observation.ts'

import { graphOf } from '../plan.ts'
import { contextFor, ScriptedAnswerer, sceneOf } from '../testing.ts'

const task = pavilion()
const scene: Scene = {
  ...sceneOf(task),
  agents: ['alice', 'bob', 'carol'].map((name) => ({ name, position: task.arena.spawn })),
}
const planOf = (id: string, answerer: Answerer = expert) =>
  new Catalogue().planner(id).plan(task, scene, contextFor(answerer))

describe('the planner without a graph', () => {
  it('has the subtasks of the causal planner and no dependencies', async () => {
    const [bare, causal] = await Promise.all([planOf('no-graph'), planOf('causal')])
    expect(bare.subtasks).toEqual(causal.subtasks)
    expect(bare.dependencies).toEqual([])
    expect(bare.modelCalls).toEqual({ decompose: 1 })
  })
})

describe('the sequential planner', () => {
  it('makes a chain that respects every dependency of the causal graph', async () => {
    const [chain, causal] = await Promise.all([planOf('sequential'), planOf('causal')])
    const order = graphOf(chain).topologicalOrder()
    expect(graphOf(chain).generations()).toHaveLength(chain.subtasks.length)
    for (const { from, to } of causal.dependencies)
      expect(order.indexOf(from)).toBeLessThan(order.indexOf(to))
    expect(chain.modelCalls).toEqual(causal.modelCalls)
  })

  it('keeps the evidence of each edge, in the chain or implied by it', async () => {
    const [chain, causal] = await Promise.all([planOf('sequential'), planOf('causal')])
    const known = [...chain.dependencies, ...chain.dropped.map(({ dependency }) => dependency)]
    for (const { from, to } of causal.dependencies)
      expect(known.some((edge) => edge.from === from && edge.to === to)).toBe(true)
  })
})

describe('the sequential planner where agents must act at once', () => {
  const plates = loadTask(packagePath('benchmarks', 'planning', 'examples', 'two-rooms.yaml'))
  const there: Scene = { ...sceneOf(plates), agents: scene.agents }
  const planner = () => new Catalogue().planner('sequential')

  it('makes one step of the subtasks that belong together', async () => {
    const chain = await planner().plan(plates, there, {
      ...contextFor(expert),
      actions: new Catalogue().actions,
    })
    const [group] = escapeScenario.together?.(asEscape(plates), chain.subtasks) ?? []
    expect(group).toHaveLength(2)
    const generations = graphOf(chain).generations()
    expect(generations).toContainEqual(group)
    expect(generations.filter(({ length }) => length > 1)).toHaveLength(1)
  })
})

describe('the ReAct planner', () => {
  it('gives every agent the whole task and never asks the model', async () => {
    const answerer = new ScriptedAnswerer([])
    const plan = await new Catalogue().planner('react').plan(task, scene, contextFor(answerer))
    expect(answerer.asked).toEqual([])
    expect(plan.subtasks).toHaveLength(3)
    for (const subtask of plan.subtasks) {
      expect(subtask.description).toBe(task.goal)
      expect(wantedCells(subtask, task, builtInActions)).toHaveLength(task.blueprint.length)
    }
  })
})

describe('the ablations of the causal planner', () => {
  it('ask as much as they should: the paper each rule thrice, none nothing under counterfactual rules', async () => {
    const model = createSimulated('strong')
    const [paper, none] = await Promise.all([planOf('causal:paper', model), planOf('causal:none', model)])
    expect(paper.refinement).toMatchObject({ decision: 'paper', samples: 3 })
    expect(paper.refinement?.rules).toHaveLength(3)
    expect(none.refinement).toMatchObject({
      decision: 'none',
      questions: { paraphrase: 0, sham: 0, intervention: 0 },
    })
  })
})
