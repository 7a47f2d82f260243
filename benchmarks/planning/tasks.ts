import { constructionTasks } from './tasks/construction.ts'
import { escapeTasks } from './tasks/escape.ts'
import { gatheringTasks } from './tasks/gathering.ts'
import { type Family, type PlanningTask, planned } from './tasks/planned.ts'

export type { PlanningTask } from './tasks/planned.ts'

export { town } from './tasks/town.ts'

/** The tasks of the planning benchmark, decomposed by the expert. The same seed gives the same tasks. */
export function planningTasks(seed = 1): PlanningTask[] {
  const families: Record<Family, ReturnType<typeof constructionTasks>> = {
    construction: constructionTasks(seed),
    gathering: gatheringTasks(seed),
    escape: escapeTasks(seed),
  }
  return Object.entries(families).flatMap(([family, tasks]) =>
    tasks.map((task) => planned(family as Family, task)),
  )
}
