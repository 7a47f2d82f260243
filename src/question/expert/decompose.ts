import { decomposeConstruction } from '../../scenario/construction/decompose.ts'
import { decomposeEscape } from '../../scenario/escape/decompose.ts'
import { decomposeGathering } from '../../scenario/gathering/decompose.ts'
import type { decompose, TaskAndScene } from '../kinds/decompose.ts'
import type { ReplyOf } from '../question.ts'

/** Cuts a task into subtasks that one agent each can carry out, in an order in which they could be done. */
export function expertDecompose(facts: TaskAndScene): ReplyOf<typeof decompose> {
  const { gathering, escape: escapeTask } = facts.task
  if (gathering !== undefined) return decomposeGathering(facts, gathering)
  if (escapeTask !== undefined) return decomposeEscape(facts, escapeTask)
  return decomposeConstruction(facts)
}
