import type { ScenarioCauses } from '../../graph/needs/causes-of.ts'
import { builtInActions } from '../../task/actions/built-in.ts'
import type { ActionVocabulary } from '../../task/actions/vocabulary.ts'
import type { PrerequisitesFacts, prerequisites } from '../kinds/prerequisites.ts'
import type { ReplyOf } from '../question.ts'
import { prerequisitesOf } from './known-causes.ts'

/** Names for each subtask what the rules of the game make it wait for. */
export function expertPrerequisites(
  { task, subtasks }: Pick<PrerequisitesFacts, 'task' | 'subtasks'>,
  scenarios: readonly ScenarioCauses[],
  actions: ActionVocabulary = builtInActions,
): ReplyOf<typeof prerequisites> {
  const numbers = new Map(subtasks.map(({ id }, index) => [id, index + 1]))
  return {
    subtasks: subtasks.map(({ id, description }, index) => ({
      id: index + 1,
      milestones: [`It shows: ${description}.`],
      required_subtasks: prerequisitesOf(task, subtasks, id, scenarios, actions).map(
        (other) => numbers.get(other) as number,
      ),
    })),
  }
}
