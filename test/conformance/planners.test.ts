import { describe, it } from 'vitest'
import { constructionTasks } from '../../benchmarks/planning/tasks/construction.ts'
import { escapeTasks } from '../../benchmarks/planning/tasks/escape.ts'
import { gatheringTasks } from '../../benchmarks/planning/tasks/gathering.ts'
import { createPlanner, plannerIds } from '../../src/planner/create-planner.ts'
import { plannerConformance } from '../../src/testing/conformance/planner.ts'

const more = [constructionTasks, escapeTasks, gatheringTasks].flatMap((tasks) => tasks(1).slice(0, 1))

describe.each(plannerIds)('%s as a Planner', (id) => {
  for (const { name, run } of plannerConformance(() => createPlanner(id), { more })) it(name, run)
})
