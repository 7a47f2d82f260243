import type { DependencyMeaning, Subtask } from '../graph/subtask.ts'
import type { ActionVocabulary } from '../task/actions/vocabulary.ts'

/**
 * What a dependency on a subtask means, from the actions that it guards. Where all of them are merely refused when they come
 * too early, it is preferred: a wrong try costs time. Where one is final, it is held: a wrong try may use up what nothing
 * brings back. A subtask with no known actions is held, too.
 */
export function meaningBefore(
  { actions: calls }: Pick<Subtask, 'actions'>,
  actions: Pick<ActionVocabulary, 'specOf'>,
): DependencyMeaning {
  const isRefused = calls.every(({ name }) => actions.specOf(name)?.tooEarly === 'refused')
  return calls.length > 0 && isRefused ? 'preferred' : 'held'
}
