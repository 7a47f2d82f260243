import type { StopReason } from '../core/journal/events.ts'
import type { reflect } from '../question/kinds/reflect.ts'
import type { ReplyOf } from '../question/question.ts'
import type { ActionFailure } from '../task/action.ts'

/** Refusals in a row after which an agent stops and reflects. */
const MAX_REFUSALS = 6
/**
 * The same limit before a subtask's turn. A missing prerequisite is then the likeliest cause, and more attempts would waste
 * model calls. One refusal is too few: teammates often finish the prerequisite meanwhile.
 */
const MAX_EARLY_REFUSALS = 2
/** Share of the usual steps for an agent that works on a subtask before its turn. */
export const EARLY_SHARE = 0.5

/**
 *
 * @param inARow number of consecutive refused steps
 * @param isUntimely whether the subtask is not yet due
 */
export function stopAfterRefusals(inARow: number, isUntimely: boolean): StopReason | undefined {
  if (isUntimely) return inARow >= MAX_EARLY_REFUSALS ? 'too_early' : undefined
  return inARow >= MAX_REFUSALS ? 'refusals' : undefined
}

/**
 * Replaces the reflection on an early attempt without asking the model: the subtask is tried again when more of the plan is
 * done.
 */
export const reflectionOnEarlyTry = (
  refusal: Pick<ActionFailure, 'detail'> | undefined,
): ReplyOf<typeof reflect> => ({
  reasoning: `It was too early for this subtask: ${refusal?.detail ?? 'it was refused'}`,
  summary: '',
  status: false,
})
