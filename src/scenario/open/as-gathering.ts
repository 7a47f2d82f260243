import type { GatheringTask } from '../gathering/gathering.ts'
import { type OpenTask, operationsOf } from './open.ts'

/** The task as one of gathering, for what has to be obtained. */
export function asGathering(task: OpenTask): GatheringTask {
  const { arena, open } = task
  const animals = operationsOf(open).flatMap((operation) =>
    operation.kind === 'summon' ? [{ kind: operation.entity, count: 1, position: { ...arena.spawn } }] : [],
  )
  return { ...task, scenario: 'gathering', gathering: { obtain: [], animals } }
}
