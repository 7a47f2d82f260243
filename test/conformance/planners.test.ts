import { describe, it } from 'vitest'
import { constructionTasks } from '../../benchmarks/planning/tasks/construction.ts'
import { escapeTasks } from '../../benchmarks/planning/tasks/escape.ts'
import { gatheringTasks } from '../../benchmarks/planning/tasks/gathering.ts'
import { Catalogue } from '../../src/plugin/catalogue.ts'
import { plannerConformance } from '../../src/testing/conformance/planner.ts'

const more = [constructionTasks, escapeTasks, gatheringTasks].flatMap((tasks) => tasks(1).slice(0, 1))

const catalogue = new Catalogue()

describe.each(catalogue.planners.ids)('%s as a Planner', (id) => {
  for (const { name, run } of plannerConformance(() => catalogue.planner(id), { more })) it(name, run)
})
