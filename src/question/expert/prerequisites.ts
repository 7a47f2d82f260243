import type { PrerequisitesFacts, prerequisites } from '../kinds/prerequisites.ts'
import type { ReplyOf } from '../question.ts'
import type { KnownCauses } from './game-knowledge.ts'

/** Names for each subtask the prerequisites that the rules of the game impose. */
export function expertPrerequisites(
  { task, subtasks }: Pick<PrerequisitesFacts, 'task' | 'subtasks'>,
  knowledge: Pick<KnownCauses, 'prerequisitesOf'>,
): ReplyOf<typeof prerequisites> {
  const numbers = new Map(subtasks.map(({ id }, index) => [id, index + 1]))
  return {
    subtasks: subtasks.map(({ id, description }, index) => ({
      id: index + 1,
      milestones: [`It shows: ${description}.`],
      required_subtasks: knowledge
        .prerequisitesOf(task, subtasks, id)
        .map((other) => numbers.get(other) as number),
    })),
  }
}
