import type { StopReason } from '../core/journal/events.ts'
import type { reflect } from '../question/kinds/reflect.ts'
import type { ReplyOf } from '../question/question.ts'
import type { ActionFailure } from '../task/action.ts'

/** Refusals in a row after which an agent stops and reflects. */
const MAX_REFUSALS = 6
/**
 * The same before the turn of a subtask. Then the likeliest cause is what the subtask waits for, and trying on would cost calls of
 * the model for nothing. One refusal is too few: teammates often finish meanwhile what was missing.
 */
const MAX_EARLY_REFUSALS = 2
/** An agent that works on a subtask before its turn may make this share of the usual steps. */
export const EARLY_SHARE = 0.5

/**
 * @param inARow number of the latest steps that were refused
 * @param isUntimely whether the subtask's turn has not come
 */
export function stopAfterRefusals(inARow: number, isUntimely: boolean): StopReason | undefined {
  if (isUntimely) return inARow >= MAX_EARLY_REFUSALS ? 'too_early' : undefined
  return inARow >= MAX_REFUSALS ? 'refusals' : undefined
}

/** Stands for the reflection on an early try, which asks no model: the subtask is tried again when more of the plan is done. */
export const reflectionOnEarlyTry = (
  refusal: Pick<ActionFailure, 'detail'> | undefined,
): ReplyOf<typeof reflect> => ({
  reasoning: `It was too early for this subtask: ${refusal?.detail ?? 'it was refused'}`,
  summary: '',
  status: false,
})
