import { z } from 'zod'
import { defineQuestion } from '../question.ts'

/** The facts needed to make a scene. */
export interface SceneFacts {
  /** The task in words. */
  readonly task: string
  /** The condition under which the game counts the task as done. */
  readonly goal: string
  readonly version: string
  /** What this level of difficulty asks of a scene. */
  readonly level: string
  /** How far agents may go. */
  readonly place: string
  /** The commands of the round before, and what was wrong with them; empty in the first round. */
  readonly before: readonly string[]
  readonly findings: readonly string[]
  /** The scene that the rules derive from the task: the expert's answer, which no prompt shows. */
  readonly proposal: readonly string[]
}

/** Asks for the set-up commands of a scene in which a task can be done. */
export const scene = defineQuestion({
  id: 'scene',
  reply: z.strictObject({
    thinking: z.string(),
    commands: z.array(z.string().min(1)).max(200),
  }),
  prompt: 'scene',
  slots: ({ task, goal, version, level, place, before, findings }: SceneFacts) => ({
    task,
    goal,
    version,
    level,
    place,
    before:
      findings.length === 0
        ? 'This is the first attempt.'
        : `Your scene of the round before was:\n${before.join('\n')}\n\nIt was refused:\n${findings.map((one) => `- ${one}`).join('\n')}`,
  }),
  expert: ({ proposal }) => ({
    thinking: 'What the recipe, the tool and the station ask for.',
    commands: [...proposal],
  }),
})
