import { describe, expect, it } from 'vitest'
import { type PlanningTask, planningTasks } from '../../benchmarks/planning/tasks.ts'
import { createRandom } from '../../src/core/random.ts'
import { type Edge, edgeGraph, orderOf } from '../../src/graph/score/edge-graph.ts'
import type { GatheringTask } from '../../src/scenario/gathering/gathering.ts'
import { trueDependencies } from '../../src/scenario/testing.ts'
import { Simulator } from './simulator.ts'

const gathering = planningTasks().filter(({ family }) => family === 'gathering')

/** What the first subtask that could not be carried out was missing. */
function lackIn({ task, subtasks }: PlanningTask, order: readonly number[]): string | undefined {
  const world = new Simulator(task)
  const byId = new Map(subtasks.map((subtask) => [subtask.id, subtask]))
  for (const id of order) {
    const subtask = byId.get(id)
    const lack = subtask && world.run(subtask)
    if (lack !== undefined) return lack
  }
  for (const { item, count } of (task as Partial<GatheringTask>).gathering?.obtain ?? [])
    if (world.count(item) < count) return `the goal: ${world.count(item)} of ${count} ${item}`
  return undefined
}

const idsOf = ({ subtasks }: PlanningTask) => subtasks.map(({ id }) => id)

/** An order that delays one subtask, and all that wait for it, as long as possible. */
function delaying(ids: readonly number[], edges: readonly Edge[], late: number, seed: number): number[] {
  const random = createRandom(seed)
  const { successors } = edgeGraph(ids, edges)
  const waiting = new Set([late])
  for (const id of waiting) for (const next of successors.get(id) ?? []) waiting.add(next)
  return (
    orderOf(ids, successors, (ready) => {
      const early = ready.flatMap((id, place) => (waiting.has(id) ? [] : [place]))
      return random.pick(early) ?? random.integer(ready.length)
    }) ?? []
  )
}

describe('the true dependencies of gathering tasks', () => {
  it.each(gathering.map((plan) => [plan.task.id, plan] as const))(
    'are sufficient for %s: in every order no subtask is missing anything, and the goal is reached',
    (_id, plan) => {
      const { successors } = edgeGraph(idsOf(plan), trueDependencies(plan.task, plan.subtasks))
      for (let seed = 0; seed < 30; seed++) {
        const random = createRandom(seed)
        const order = orderOf(idsOf(plan), successors, (ready) => random.integer(ready.length))
        expect(order).toBeDefined()
        expect(lackIn(plan, order ?? [])).toBeUndefined()
      }
    },
  )

  it('are necessary: without an edge that no longer path implies, some order fails, unless enough items are left over', () => {
    let [tried, failed] = [0, 0]
    for (const plan of gathering) {
      const truth = trueDependencies(plan.task, plan.subtasks)
      const over = leftovers(plan)
      for (const edge of truth) {
        const others = truth.filter((other) => other !== edge)
        if (leads(others, edge)) continue
        tried++
        const orders = [1, 2, 3].map((seed) => delaying(idsOf(plan), others, edge.from, seed))
        if (orders.some((order) => lackIn(plan, order) !== undefined)) failed++
        else expect(over(edge.from), `${plan.task.id} ${edge.from}→${edge.to} ${edge.rules}`).not.toEqual([])
      }
    }
    expect(tried).toBeGreaterThan(400)
    expect(failed / tried).toBeGreaterThan(0.9)
  })
})

/** Items that a subtask provides and that are left over at the end, so that another subtask could have provided them. */
function leftovers({ task, subtasks }: PlanningTask): (id: number) => string[] {
  const world = new Simulator(task)
  for (const subtask of subtasks) world.run(subtask)
  return (id) => {
    const { actions } = subtasks.find((subtask) => subtask.id === id) as PlanningTask['subtasks'][number]
    return actions.flatMap(({ args: { item } }) => (world.count(String(item)) > 0 ? [String(item)] : []))
  }
}

/** Whether a longer path leads from one end of an edge to the other. */
function leads(edges: readonly Edge[], { from, to }: Edge): boolean {
  const seen = new Set([from])
  for (const id of seen) for (const edge of edges) if (edge.from === id) seen.add(edge.to)
  return seen.has(to)
}
