import { z } from 'zod'
import { defineQuestion } from '../question.ts'

/** A scene as presented to a reader who did not make it. */
export interface RereadFacts {
  readonly task: string
  readonly goal: string
  readonly version: string
  readonly commands: readonly string[]
}

/** Asks whether a task can be done in a scene (Reflexion), before it is played. */
export const rereadScene = defineQuestion({
  id: 'reread-scene',
  reply: z.strictObject({
    reasoning: z.string(),
    /** Why the task cannot be done, or is done already; empty if nothing is wrong. */
    problems: z.array(z.string().min(1)).max(10),
  }),
  prompt: 'reread-scene',
  slots: ({ task, goal, version, commands }: RereadFacts) => ({
    task,
    goal,
    version,
    commands: commands.join('\n'),
  }),
  // The rules have been checked already: the expert knows no more than they.
  expert: () => ({ reasoning: 'The rules find nothing wrong.', problems: [] }),
})
