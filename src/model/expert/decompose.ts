import { decomposeConstruction } from '../../scenario/construction/decompose.ts'
import { decomposeEscape } from '../../scenario/escape/decompose.ts'
import { decomposeGathering } from '../../scenario/gathering/decompose.ts'
import type { DecomposeFacts } from '../kinds/decompose.ts'
import type { ReplyOf } from '../language-model.ts'

/** Cuts a task into subtasks that one agent each can carry out, in an order in which they could be done. */
export function expertDecompose(facts: DecomposeFacts): ReplyOf<'decompose'> {
  const { gathering, escape: escapeTask } = facts.task
  if (gathering !== undefined) return decomposeGathering(facts, gathering)
  if (escapeTask !== undefined) return decomposeEscape(facts, escapeTask)
  return decomposeConstruction(facts)
}
