import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellKey } from '../../core/position.ts'
import { createRandom } from '../../core/random.ts'
import type { TaskGraph } from '../../graph/task-graph.ts'
import { wantedCells } from '../../graph/wanted-cells.ts'
import { expertModel } from '../../model/expert/expert-model.ts'
import type { DependenciesFacts } from '../../model/kinds/dependencies.ts'
import { buildOrder } from '../../task/build-order.ts'
import type { Task } from '../../task/task.ts'
import { cell, construction, heaps, pavilion } from '../../task/testing.ts'
import { graphOf, type Plan, planSchema } from '../plan.ts'
import { contextFor, ScriptedModel, sceneOf } from '../testing.ts'
import { createCausalPlanner } from './causal-planner.ts'
import type { Rule } from './rules.ts'

const rules: Rule[] = ['a', 'b'].map((id) => ({
  id,
  text: `rule ${id}`,
  necessitates: '',
  counterfactual: `not ${id}`,
  placebo: `${id} in other words`,
}))

/** An edge as the model names it, from the side of the subtask that is asked about. */
interface Edge {
  from: number
  to: number
  rules?: string[]
  reason?: string
  /** Named although no rule is in force. */
  always?: boolean
}

/** A model that cuts the task into `size` nodes and names these edges. */
function modelWith(size: number, edges: readonly Edge[]): ScriptedModel {
  const named = ({ subtask, rules: given }: DependenciesFacts) =>
    edges.filter(
      ({ from, always }) => from === subtask && (always || given.every(({ wording }) => wording === 'rule')),
    )
  return new ScriptedModel({
    decompose: () => ({
      functions: [{ name: 'work', call: [], description: '', body: [{ action: 'Note', args: {} }] }],
      nodes: Array.from({ length: size }, (_, index) => ({
        id: index + 1,
        description: `part ${index + 1}`,
        step: { function: 'work', arguments: {} },
      })),
    }),
    dependencies: (facts) => ({
      causal_effects: named(facts).map(({ from, to, rules: why = ['a'], reason = '' }) => ({
        chosen_node: from,
        target_node: to,
        rules: why,
        reason,
      })),
    }),
  })
}

const task = construction([cell('stone', 0, 0, 0)])

const planWith = (size: number, edges: readonly Edge[]): Promise<Plan> =>
  createCausalPlanner(rules).plan(task, sceneOf(task), contextFor(modelWith(size, edges)))

const arrows = (plan: Plan): string[] => plan.dependencies.map(({ from, to }) => `${from}→${to}`).sort()
const gone = (plan: Plan): string[] =>
  plan.dropped.map(({ dependency: { from, to }, why }) => `${from}→${to} ${why}`)

describe('the causal planner', () => {
  it('keeps an edge that falls when the rules do, and drops one that stands without them', async () => {
    const plan = await planWith(3, [
      { from: 1, to: 2 },
      { from: 2, to: 3, always: true },
    ])
    expect(arrows(plan)).toEqual(['1→2'])
    expect(gone(plan)).toEqual(['2→3 no_causal_effect'])
  })

  it('breaks a cycle at the edge with the least evidence', async () => {
    const plan = await planWith(3, [
      { from: 1, to: 2, rules: ['a'] },
      { from: 2, to: 3, rules: ['a', 'b'] },
      { from: 3, to: 1, rules: ['a', 'b'] },
    ])
    expect(arrows(plan)).toEqual(['2→3', '3→1'])
    expect(gone(plan)).toEqual(['1→2 closes_a_cycle'])
  })

  it('does not let an edge without causal effect push a caused one out', async () => {
    const plan = await planWith(2, [
      { from: 1, to: 2, rules: ['a', 'b'], always: true },
      { from: 2, to: 1, rules: ['a'] },
    ])
    expect(arrows(plan)).toEqual(['2→1'])
  })

  it('leaves out edges to nodes that do not exist and from a node to itself', async () => {
    const plan = await planWith(2, [
      { from: 1, to: 9 },
      { from: 2, to: 2 },
      { from: 1, to: 2 },
    ])
    expect([arrows(plan), gone(plan)]).toEqual([['1→2'], []])
  })

  it('joins the evidence of an edge that is named twice', async () => {
    const plan = await planWith(2, [
      { from: 1, to: 2, rules: ['a'], reason: 'first' },
      { from: 1, to: 2, rules: ['b', 'a'], reason: 'second' },
    ])
    expect(plan.dependencies).toEqual([{ from: 1, to: 2, rules: ['a', 'b'], reason: 'first' }])
  })

  it('asks about every subtask twice, once under the rules and once under their counterfactuals', async () => {
    const model = modelWith(3, [])
    const plan = await createCausalPlanner(rules).plan(task, sceneOf(task), contextFor(model))
    expect(plan.modelCalls).toEqual({ decompose: 1, dependencies: 6 })
    const texts = model.asked
      .filter(({ kind }) => kind === 'dependencies')
      .map(({ messages }) => JSON.stringify(messages))
    expect(texts.filter((text) => text.includes('a: rule a'))).toHaveLength(3)
    expect(texts.filter((text) => text.includes('a: not a') && !text.includes('a: rule a'))).toHaveLength(3)
  })

  it('gives the same plan for the same answers, whole enough for the journal', async () => {
    const edges = [
      { from: 1, to: 2 },
      { from: 2, to: 3 },
    ]
    const plan = await planWith(3, edges)
    expect(await planWith(3, edges)).toEqual(plan)
    expect(planSchema.parse(JSON.parse(JSON.stringify(plan)))).toEqual(plan)
  })
})

/** Any order in which a team could finish the subtasks. */
function someOrder(graph: TaskGraph, seed: number): number[] {
  const random = createRandom(seed)
  const done = new Set<number>()
  while (done.size < graph.size) {
    const ready = graph.subtasks().flatMap(({ id }) => (!done.has(id) && graph.isReady(id, done) ? [id] : []))
    done.add(random.pick(ready) ?? 0)
  }
  return [...done]
}

/** Blocks that an order of subtasks would place before what carries them. */
function placedTooEarly(plannedTask: Task, graph: TaskGraph, order: readonly number[]): string[] {
  const { blueprint, arena } = plannedTask
  const supports = new Map(
    buildOrder(blueprint, arena.box).order.map(({ block, support, onGround }) => [
      cellKey(block.position),
      onGround ? undefined : cellKey(support),
    ]),
  )
  const standing = new Set<string>()
  const early: string[] = []
  for (const id of order) {
    for (const { position } of wantedCells(graph.subtask(id), plannedTask)) {
      const support = supports.get(cellKey(position))
      if (support !== undefined && !standing.has(support)) early.push(cellKey(position))
      standing.add(cellKey(position))
    }
  }
  return early
}

const expertPlan = (wanted: Task) =>
  createCausalPlanner().plan(wanted, sceneOf(wanted), contextFor(expertModel))

describe('the expert plan of the demo', () => {
  const demo = pavilion()
  const plan = expertPlan(demo)

  it('covers every cell of the blueprint exactly once', async () => {
    const cells = (await plan).subtasks.flatMap((subtask) => wantedCells(subtask, demo))
    expect(cells.map(({ position }) => cellKey(position)).sort()).toEqual(
      demo.blueprint.map(({ position }) => cellKey(position)).sort(),
    )
  })

  it('keeps all its edges: each is caused by a rule and none closes a cycle', async () => {
    expect((await plan).dropped).toEqual([])
    expect((await plan).dependencies.every(({ rules: why }) => why.length > 0)).toBe(true)
  })

  it('places every block after what carries it, in whatever order the graph allows', async () => {
    const graph = graphOf(await plan)
    expect(placedTooEarly(demo, graph, graph.topologicalOrder())).toEqual([])
    for (let seed = 0; seed < 50; seed++) {
      expect(placedTooEarly(demo, graph, someOrder(graph, seed))).toEqual([])
    }
  })

  it('notices an order that the graph does not allow', async () => {
    const graph = graphOf(await plan)
    expect(placedTooEarly(demo, graph, graph.topologicalOrder().reverse())).not.toEqual([])
  })
})

describe('the expert plan of any heap', () => {
  it('places every block after what carries it', async () => {
    await fc.assert(
      fc.asyncProperty(heaps, fc.nat(), async (heap, seed) => {
        const { order } = buildOrder(heap, construction(heap).arena.box)
        const wanted = construction(order.map(({ block }) => block))
        if (wanted.blueprint.length === 0) return
        const graph = graphOf(await expertPlan(wanted))
        expect(placedTooEarly(wanted, graph, someOrder(graph, seed))).toEqual([])
      }),
      { seed: 27, numRuns: 100 },
    )
  })
})
