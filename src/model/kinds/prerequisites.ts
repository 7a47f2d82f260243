import { z } from 'zod'
import type { Subtask } from '../../graph/subtask.ts'
import type { Task } from '../../task/task.ts'

export interface PrerequisitesFacts {
  task: Task
  /** The list as the prompt numbers it: the first is number 1, whatever its id. */
  subtasks: readonly Subtask[]
}

/** What VillagerAgent's task manager says of each subtask (villagerbench.md, §8.1), numbers being places in the list. */
export const prerequisitesReplySchema = z.strictObject({
  subtasks: z.array(
    z.strictObject({
      id: z.int(),
      /** How one sees that it is done. */
      milestones: z.array(z.string()).default([]),
      /** Numbers of the subtasks that must be done before it. */
      required_subtasks: z.array(z.int()).default([]),
    }),
  ),
})
