import { giftsOf, lootOf } from '../../game/mobs/animals.ts'
import type { CauseList } from '../../graph/needs/cause.ts'
import type { Subtask } from '../../graph/subtask.ts'
import { attack } from '../../task/actions/attack.ts'
import { useOn } from '../../task/actions/use-on.ts'
import type { GatheringTask } from './gathering.ts'

/**
 * Products that an animal gives to a tool only while alive (rule `last-chance`): the subtasks that milk a kind
 * of animal come before the one that kills the last of the task's animals of that kind.
 */
export function lastChanceCauses(
  { gathering: { animals } }: GatheringTask,
  subtasks: readonly Subtask[],
  causes: CauseList,
): void {
  for (const [kind, herds] of Map.groupBy(animals, (herd) => herd.kind)) {
    const living = herds.reduce((sum, { count }) => sum + count, 0)
    const last = killerOfLast(kind, living, subtasks)
    if (last === undefined) continue
    for (const { id, actions } of subtasks)
      if (actions.some((call) => useOn.read(call)?.target === kind)) causes.add('last-chance', id, last)
  }
}

/** Whether the required items come from an animal both alive and dead: the task's prompts then state the rule. */
export const isWantedAliveAndDead = ({ gathering: { animals, obtain } }: GatheringTask): boolean => {
  const wanted = new Set(obtain.map(({ item }) => item))
  return animals.some(
    ({ kind }) =>
      giftsOf(kind).some(({ gives }) => wanted.has(gives.item)) &&
      lootOf(kind).some(({ item }) => wanted.has(item)),
  )
}

/** The subtask that kills the last of a number of animals of a kind, in the listed order; undefined if some survive. */
function killerOfLast(kind: string, living: number, subtasks: readonly Subtask[]): number | undefined {
  let left = living
  for (const { id, actions } of subtasks)
    for (const call of actions) if (attack.read(call)?.target === kind && --left === 0) return id
  return undefined
}
