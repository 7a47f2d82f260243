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

  it('are necessary: without an edge that no longer path implies, some order fails, unless others provide the item as well', () => {
    let [tried, failed] = [0, 0]
    for (const plan of gathering) {
      const truth = trueDependencies(plan.task, plan.subtasks)
      const elsewhere = alsoProvided(plan)
      for (const edge of truth) {
        const others = truth.filter((other) => other !== edge)
        if (leads(others, edge)) continue
        tried++
        const orders = [1, 2, 3].map((seed) => delaying(idsOf(plan), others, edge.from, seed))
        if (orders.some((order) => lackIn(plan, order) !== undefined)) failed++
        else
          expect(elsewhere(edge.from), `${plan.task.id} ${edge.from}→${edge.to} ${edge.rules}`).not.toEqual(
            [],
          )
      }
    }
    expect(tried).toBeGreaterThan(400)
    expect(failed / tried).toBeGreaterThan(0.9)
  })
})

/** Items of a subtask's calls that are left over at the end or that another subtask fetches, too. */
function alsoProvided({ task, subtasks }: PlanningTask): (id: number) => string[] {
  const world = new Simulator(task)
  for (const subtask of subtasks) world.run(subtask)
  const itemsOf = (id: number, names: readonly string[]) =>
    subtasks.flatMap((subtask) =>
      subtask.id === id
        ? subtask.actions.flatMap(({ name, args: { item } }) => (names.includes(name) ? [String(item)] : []))
        : [],
    )
  const fetched = (id: number) => itemsOf(id, ['WithdrawItem'])
  return (id) => [
    ...itemsOf(
      id,
      subtasks.flatMap(({ actions }) => actions.map(({ name }) => name)),
    ).filter((item) => world.count(item) > 0),
    ...fetched(id).filter((item) =>
      subtasks.some((other) => other.id !== id && fetched(other.id).includes(item)),
    ),
  ]
}

/** Whether a longer path leads from one end of an edge to the other. */
function leads(edges: readonly Edge[], { from, to }: Edge): boolean {
  const seen = new Set([from])
  for (const id of seen) for (const edge of edges) if (edge.from === id) seen.add(edge.to)
  return seen.has(to)
}
