import type { StopReason } from '../core/journal/events.ts'
import type { reflect } from '../question/kinds/reflect.ts'
import type { ReplyOf } from '../question/question.ts'
import type { ActionFailure } from '../task/action.ts'
import type { AttemptPolicy } from './team-policy.ts'

/**
 * Ends an attempt after several refusals in a row. Before a subtask's turn the limit is lower: a missing prerequisite is then the
 * likeliest cause, and more attempts would waste model calls. One refusal is too few: teammates often finish the prerequisite
 * meanwhile.
 * @param inARow number of consecutive refused steps
 * @param isUntimely whether the subtask is not yet due
 */
export function stopAfterRefusals(
  inARow: number,
  isUntimely: boolean,
  { refusals, earlyRefusals }: AttemptPolicy,
): StopReason | undefined {
  if (isUntimely) return inARow >= earlyRefusals ? 'too_early' : undefined
  return inARow >= refusals ? 'refusals' : undefined
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
