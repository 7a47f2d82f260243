import { groundAround } from '../../mcu/setup/ground-around.ts'
import { groundLevel } from '../../task/arena-ground.ts'
import type { GatheringTask } from '../gathering/gathering.ts'
import { type OpenTask, operationsOf } from './open.ts'

/** The task as a gathering task for the items to obtain. */
export function asGathering(task: OpenTask): GatheringTask {
  const { arena, open } = task
  const animals = operationsOf(open).flatMap((operation) =>
    operation.kind === 'summon' ? [{ kind: operation.entity, count: 1, position: { ...arena.spawn } }] : [],
  )
  // Only uncovered ground is listed: the planner digs any listed block that drops the item.
  const top = groundLevel(arena) - 1
  const ground = groundAround(arena, operationsOf(open)).filter(({ position }) => position.y === top)
  return {
    ...task,
    scenario: 'gathering',
    sources: [...task.sources, ...ground],
    gathering: { obtain: [], animals },
  }
}
