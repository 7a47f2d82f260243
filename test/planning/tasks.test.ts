import { describe, expect, it } from 'vitest'
import { planningTasks, town } from '../../benchmarks/planning/tasks.ts'
import { createRandom } from '../../src/core/random.ts'
import { needsGraph } from '../../src/graph/score/needs-graph.ts'
import { plantControls } from '../../src/planner/causal/controls/plant.ts'
import { builtinScenarios } from '../../src/scenario/builtin.ts'
import { trueDependencies } from '../../src/scenario/testing.ts'
import { builtInActions } from '../../src/task/actions/built-in.ts'
import { taskFromJournal } from '../../src/task/resolve-task.ts'
import { ruleIds } from '../../src/task/rule-ids.ts'

const plans = planningTasks()
const truthOf = ({ task, subtasks }: (typeof plans)[number]) => trueDependencies(task, subtasks)

describe('the tasks of the planning benchmark', () => {
  it('are at least 60 different tasks, 20 of each family', () => {
    expect(new Set(plans.map(({ subtasks }) => JSON.stringify(subtasks))).size).toBeGreaterThanOrEqual(60)
    for (const family of ['construction', 'gathering', 'escape'])
      expect(plans.filter((plan) => plan.family === family).length).toBeGreaterThanOrEqual(20)
    expect(new Set(plans.map(({ task }) => task.id)).size).toBe(plans.length)
  })

  it('are valid tasks, identical for the same seed and different for another', () => {
    for (const { task } of plans) expect(taskFromJournal(task, builtinScenarios)).toEqual(task)
    expect(planningTasks()).toEqual(plans)
    expect(planningTasks(2)).not.toEqual(plans)
  })

  it('order no subtask that is planted among theirs as a negative control', () => {
    for (const plan of plans) {
      const { task, subtasks } = plan
      const planted = plantControls(task, subtasks, createRandom(7))
      expect(planted.length, task.id).toBe(Math.min(12, Math.max(4, subtasks.length)))
      expect(trueDependencies(task, [...subtasks, ...planted]), task.id).toEqual(truthOf(plan))
    }
  })

  it('can be carried out in the order of ids', () => {
    for (const plan of plans) {
      const { nodes, requirementsOf } = needsGraph(
        plan.subtasks.map(({ id }) => id),
        truthOf(plan),
      )
      for (const to of nodes)
        for (const members of requirementsOf(to))
          expect(Math.min(...members), `${plan.task.id}: ${members} → ${to}`).toBeLessThan(to)
    }
  })

  it('involve nearly all rules', () => {
    const seen = new Set(plans.flatMap((plan) => truthOf(plan).flatMap(({ rules }) => rules)))
    // The expert's subtasks equip what they place, hand nothing over, and open only containers of the task.
    const rest = ['equip-before-place', 'hand-over-before-use', 'container-access']
    expect([...seen, ...rest].sort()).toEqual([...ruleIds].sort())
  })
})

describe('a town', () => {
  it.each([1, 100, 1000])('of %i subtasks has that many valid subtasks', (size) => {
    const { subtasks, task } = town(size)
    expect(subtasks).toHaveLength(size)
    expect(() => taskFromJournal(task, builtinScenarios)).not.toThrow()
    const calls = subtasks.flatMap((subtask) => subtask.actions)
    expect(calls.filter((call) => !builtInActions.parse(call).ok)).toEqual([])
  })

  /** Processor time in ms, the best of three to exclude other load. */
  const timeOf = (size: number): number => {
    const plan = town(size)
    const times = [1, 2, 3].map(() => {
      const start = process.cpuUsage()
      truthOf(plan)
      const { user, system } = process.cpuUsage(start)
      return (user + system) / 1000
    })
    return Math.min(...times)
  }

  it('of 10,000 subtasks has one requirement for each subtask above the ground, which are found in under 2 seconds', () => {
    const plan = town(10_000)
    const { nodes, requirementsOf } = needsGraph(
      plan.subtasks.map(({ id }) => id),
      truthOf(plan),
    )
    const count = nodes.reduce((sum, id) => sum + requirementsOf(id).length, 0)
    // Ten of the twelve subtasks of a tower lie on others; each can lie on either, or beside its other half.
    expect(count / 10_000).toBeCloseTo(10 / 12, 2)
    expect(timeOf(10_000)).toBeLessThan(2000)
  })

  it('takes time in proportion to its size', () => {
    timeOf(2000)
    expect(timeOf(16_000)).toBeLessThan(8 * 3 * timeOf(2000))
  })
})
