import { afterAll, describe, expect, it } from 'vitest'
import { findTasks, textOf } from '../../src/experiment/matrix/find-tasks.ts'
import { TrialThreads } from '../../src/experiment/trials/open-trials.ts'
import { decompose } from '../../src/planner/decompose.ts'
import { Catalogue } from '../../src/plugin/catalogue.ts'
import { expert, parseTask } from '../../src/scenario/testing.ts'
import { agentNames } from '../../src/task/agent-names.ts'
import { sceneBefore } from '../../src/task/scene.ts'
import type { Task } from '../../src/task/task.ts'
import { executeTruth } from './executed-truth.ts'

/**
 * Tasks of each suite, and the maximum number of subtasks in a plan: a trial takes about 0.2 s. Of the escapes, only those with
 * one or two stages.
 */
const SUITES = ['villager-construction', 'villager-cooking', 'villager-escape'] as const
const ESCAPES = /^villager-escape-[12]-\d$/
const TASKS_PER_SUITE = 4
const MAX_SUBTASKS = 14
/** Random orders that are executed for each plan. */
const ORDERS = 2

const catalogue = new Catalogue()

const subtasksOf = async (task: Task) => {
  const { actions, scenarios } = catalogue
  const context = { answerer: expert, actions, scenarios, seed: 1 }
  return (await decompose(task, sceneBefore(task, agentNames(task.agents)), context)).subtasks
}

/** Evenly spread over the suite, without large ones. */
async function sample(suite: string) {
  const sources = findTasks([suite], catalogue)
  const plans: { task: Task; subtasks: Awaited<ReturnType<typeof subtasksOf>> }[] = []
  for (const source of sources) {
    const task = parseTask(textOf(source, undefined), source.from)
    if (task.scenario === 'escape' && !ESCAPES.test(task.id)) continue
    const subtasks = await subtasksOf(task)
    if (subtasks.length <= MAX_SUBTASKS) plans.push({ task, subtasks })
  }
  const step = Math.max(1, plans.length / TASKS_PER_SUITE)
  return plans.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}

const threads = new TrialThreads()
afterAll(() => threads.close())

describe.each(SUITES)('the true dependencies of %s', async (suite) => {
  it.each((await sample(suite)).map((plan) => [plan.task.id, plan] as const))(
    'are necessary and enough, executed in the world: %s',
    async (_id, { task, subtasks }) => {
      const { faults } = await executeTruth(task, subtasks, {
        orders: ORDERS,
        seed: 1,
        openTrials: threads.open,
      })
      expect(faults).toEqual([])
    },
  )
})
