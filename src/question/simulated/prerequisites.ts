import { builtInActions } from '../../task/actions/built-in.ts'
import type { ActionVocabulary } from '../../task/actions/vocabulary.ts'
import type { KnownScenarios } from '../expert/knowledge.ts'
import { expertPrerequisites } from '../expert/prerequisites.ts'
import type { PrerequisitesFacts, prerequisites } from '../kinds/prerequisites.ts'
import type { ReplyOf } from '../question.ts'
import { believedPrerequisites } from './believed.ts'
import type { Dice } from './dice.ts'
import type { Rates } from './profile.ts'

/**
 * The expert's list with the errors that the simulated model makes about dependencies, in one answer about all of them:
 * prerequisites it never sees, some it holds for no reason, some left out this once, subtasks forgotten.
 *
 * @param of names this answer among all others, for its passing errors
 */
export function simulatedPrerequisites(
  facts: Pick<PrerequisitesFacts, 'task' | 'subtasks'>,
  rates: Rates,
  dice: Dice,
  of: string,
  scenarios: KnownScenarios,
  actions: ActionVocabulary = builtInActions,
): ReplyOf<typeof prerequisites> {
  const { subtasks } = facts
  const numbers = new Map(subtasks.map(({ id }, index) => [id, index + 1]))
  const believed = believedPrerequisites(facts, rates, dice, of, scenarios, actions)
  const listed = expertPrerequisites(facts, scenarios, actions).subtasks.map((entry) => ({
    ...entry,
    required_subtasks: believed(subtasks[entry.id - 1]?.id as number).map((id) => numbers.get(id) as number),
  }))
  return { subtasks: listed.filter(({ id }) => id === 1 || dice('forgotten', id, of) >= rates.forgotten) }
}
