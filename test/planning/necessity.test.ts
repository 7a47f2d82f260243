import { describe, expect, it } from 'vitest'
import { type PlanningTask, planningTasks } from '../../benchmarks/planning/tasks.ts'
import { createRandom } from '../../src/core/random.ts'
import { ranksOf } from '../../src/graph/requirements.ts'
import { needsGraph } from '../../src/graph/score/needs-graph.ts'
import { randomOrder } from '../../src/graph/score/random-order.ts'
import type { GatheringTask } from '../../src/scenario/gathering/gathering.ts'
import { trueDependencies } from '../../src/scenario/testing.ts'
import { Simulator } from './simulator.ts'

const gathering = planningTasks().filter(({ family }) => family === 'gathering')

/** The missing items of the first subtask that could not be carried out. @param isWhole whether the goal must be reached, too */
function lackIn(
  { task, subtasks }: PlanningTask,
  order: readonly number[],
  isWhole = true,
): string | undefined {
  const world = new Simulator(task)
  const byId = new Map(subtasks.map((subtask) => [subtask.id, subtask]))
  for (const id of order) {
    const subtask = byId.get(id)
    const lack = subtask && world.run(subtask)
    if (lack !== undefined) return lack
  }
  if (!isWhole) return undefined
  for (const { item, count } of (task as Partial<GatheringTask>).gathering?.obtain ?? [])
    if (world.count(item) < count) return `the goal: ${world.count(item)} of ${count} ${item}`
  return undefined
}

const truthOf = ({ task, subtasks }: PlanningTask) =>
  needsGraph(
    subtasks.map(({ id }) => id),
    trueDependencies(task, subtasks),
  )

describe('the true dependencies of gathering tasks', () => {
  it.each(gathering.map((plan) => [plan.task.id, plan] as const))(
    'are sufficient for %s: in every order no subtask is missing anything, and the goal is reached',
    (_id, plan) => {
      const truth = truthOf(plan)
      for (let seed = 0; seed < 30; seed++) {
        const order = randomOrder(truth, createRandom(seed))
        expect(order).toBeDefined()
        expect(lackIn(plan, order ?? [])).toBeUndefined()
      }
    },
  )

  it.each(gathering.map((plan) => [plan.task.id, plan] as const))(
    'are necessary for %s: without any subtask of a requirement, the one that has it fails after all others',
    (_id, plan) => {
      const { nodes, requirementsOf } = truthOf(plan)
      for (const to of nodes) {
        for (const members of requirementsOf(to)) {
          const others = nodes.filter((id) => id !== to && !members.includes(id))
          const done = [...ranksOf(others, requirementsOf).keys()]
          const what = `#${to} without ${members.join(' or ')}`
          expect(lackIn(plan, done, false), `before ${what}`).toBeUndefined()
          expect(lackIn(plan, [...done, to], false), what).toBeDefined()
        }
      }
    },
  )
})
