import type { CauseList } from '../../graph/needs/cause.ts'
import type { Subtask } from '../../graph/subtask.ts'
import { predicateInWords } from '../../mcu/predicate/in-words.ts'
import { isOrdered } from '../../mcu/predicate/parts.ts'
import type { ActionVocabulary } from '../../task/actions/vocabulary.ts'
import { deedsOf } from './deeds.ts'
import { goalsOf, type OpenTask } from './open.ts'
import { workOn } from './work.ts'

/** The order that an open task demands, in words; undefined if the order is free. */
export function orderInWords({ open }: OpenTask): string | undefined {
  const ordered = goalsOf(open).filter(isOrdered)
  if (ordered.length === 0) return undefined
  return `In this order: ${ordered.map(predicateInWords).join('; ')}.`
}

/**
 * The order that an open task demands (rule `task-order`): deeds for a part of "x, then y" come before the deeds for the
 * next part. Preparations for a part are free, and a part without deeds is skipped.
 */
export function orderCauses(
  task: OpenTask,
  subtasks: readonly Subtask[],
  causes: CauseList,
  actions: ActionVocabulary,
): void {
  const goals = goalsOf(task.open)
  if (!goals.some(isOrdered)) return
  const deeds = deedsOf(task, subtasks, actions)
  for (const goal of goals)
    for (const { from, to } of workOn(goal, { deeds, version: task.gameVersion }).waits)
      causes.add('task-order', from, to)
}
