import type { DecomposeFacts } from '../kinds/decompose.ts'
import type { ReplyOf } from '../language-model.ts'
import { decomposeConstruction } from './decompose-construction.ts'
import { decomposeEscape } from './decompose-escape.ts'
import { decomposeGathering } from './decompose-gathering.ts'

/** Cuts a task into subtasks that one agent each can carry out, in an order in which they could be done. */
export function expertDecompose(facts: DecomposeFacts): ReplyOf<'decompose'> {
  const { gathering, escape: escapeTask } = facts.task
  if (gathering !== undefined) return decomposeGathering(facts, gathering)
  if (escapeTask !== undefined) return decomposeEscape(facts, escapeTask)
  return decomposeConstruction(facts)
}
