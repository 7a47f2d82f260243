import { countByItem, totals } from '../../game/item-counts.ts'
import { recipesFor } from '../../game/items/recipes.ts'
import { smeltedFrom } from '../../game/items/smelting.ts'
import { cheapestPlan } from '../../game/obtaining/cheapest-plan.ts'
import { techTreeOf } from '../../game/obtaining/tech-tree.ts'
import type { TaskIssue } from '../../task/part-checker.ts'
import { sceneBefore } from '../../task/scene.ts'
import { GatheringPlanner } from './decompose.ts'
import { isWild } from './decompose-wild.ts'
import type { GatheringTask } from './gathering.ts'

/** Reports every wanted item that cannot be obtained from the containers, sources, animals and recipes. */
export function feasibility(task: GatheringTask, agents: number): TaskIssue[] {
  if (isWild(task)) return inTheWild(task)
  const team = Array.from({ length: agents }, (_, index) => `agent ${index + 1}`)
  const planner = new GatheringPlanner({ task, scene: sceneBefore(task, team) })
  return task.gathering.obtain.flatMap(({ item, count }, index): TaskIssue[] => {
    const before = planner.shortfalls.length
    planner.need(item, count)
    const missing = totals(planner.shortfalls.slice(before))
    if (missing.length === 0) return []
    const path = ['gathering', 'obtain', index]
    return [{ path, message: `${count} ${item} cannot be obtained: ${reasons(task, missing)}` }]
  })
}

/** Reports every wanted item that neither the containers nor the wild give. */
function inTheWild(task: GatheringTask): TaskIssue[] {
  const have = countByItem(task.containers.flatMap(({ items }) => items))
  return task.gathering.obtain.flatMap(({ item, count }, index) => {
    const way = cheapestPlan(techTreeOf(task.gameVersion), { goal: [{ item, count }], have })
    if (way !== undefined) return []
    const message = `${count} ${item} cannot be obtained in the wild`
    return [{ path: ['gathering', 'obtain', index], message }]
  })
}

function reasons({ gameVersion }: GatheringTask, missing: ReturnType<typeof totals>): string {
  return missing
    .map(({ item, count }) => {
      const [recipe] = recipesFor(item, gameVersion)
      const [raw] = smeltedFrom(item)
      const maker =
        recipe !== undefined
          ? ` (${recipe.takes.map((taken) => taken.item).join(', ')} would make it)`
          : raw !== undefined
            ? ` (${raw}, a furnace and fuel for it alone would make it)`
            : ''
      return `nothing in the task gives ${count} ${item}${maker}`
    })
    .join('; ')
}
