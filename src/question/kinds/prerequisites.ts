import { z } from 'zod'
import { clipped } from '../../core/clip.ts'
import type { Subtask } from '../../graph/subtask.ts'
import type { Scene } from '../../task/observation.ts'
import type { Task } from '../../task/task.ts'
import { describeScene } from '../describe-scene.ts'
import { defineQuestion } from '../question.ts'

export interface PrerequisitesFacts {
  task: Task
  /** The task as prompts describe it. */
  description: string
  scene: Scene
  /** The list as the prompt numbers it: the first is number 1, regardless of its id. */
  subtasks: readonly Subtask[]
}

/** Longest description of a subtask (characters). */
const MAX_DESCRIPTION = 600

/**
 * The statements of VillagerAgent's task manager about each subtask (villagerbench.md, §8.1). Numbers are positions in the list.
 */
export const prerequisites = defineQuestion({
  id: 'prerequisites',
  reply: z.strictObject({
    subtasks: z.array(
      z.strictObject({
        id: z.int(),
        /** How to see that it is done. */
        milestones: z.array(z.string()).default([]),
        /** Numbers of the subtasks that must be done before it. */
        required_subtasks: z.array(z.int()).default([]),
      }),
    ),
  }),
  prompt: 'prerequisites',
  slots: ({ scene, description, subtasks }: PrerequisitesFacts) => ({
    environment: describeScene(scene),
    team: scene.agents.map(({ name }) => name).join(', '),
    task: description,
    subtasks: subtasks
      .map((subtask, index) => `${index + 1}: ${clipped(subtask.description, MAX_DESCRIPTION)}`)
      .join('\n'),
  }),
  identity: (_facts, { sample }) => `prerequisites ${sample}`,
})
