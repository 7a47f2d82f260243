import { expertPrerequisites } from '../expert/prerequisites.ts'
import type { PrerequisitesFacts, prerequisites } from '../kinds/prerequisites.ts'
import type { ReplyOf } from '../question.ts'
import { believedPrerequisites } from './believed.ts'
import type { Draw } from './draw.ts'

/**
 * The expert's list with the simulated model's errors about dependencies, in one answer about all of them:
 * prerequisites it never sees, some it believes in without reason, some left out this once, subtasks forgotten.
 */
export function simulatedPrerequisites(
  facts: Pick<PrerequisitesFacts, 'task' | 'subtasks'>,
  draw: Draw,
): ReplyOf<typeof prerequisites> {
  const { rates, dice, of, knowledge } = draw
  const { subtasks } = facts
  const numbers = new Map(subtasks.map(({ id }, index) => [id, index + 1]))
  const believed = believedPrerequisites(facts, draw)
  const listed = expertPrerequisites(facts, knowledge).subtasks.map((entry) => ({
    ...entry,
    required_subtasks: believed(subtasks[entry.id - 1]?.id as number).map((id) => numbers.get(id) as number),
  }))
  return { subtasks: listed.filter(({ id }) => id === 1 || dice('forgotten', id, of) >= rates.forgotten) }
}
