import { z } from 'zod'
import { cellPositionSchema, itemCountSchema } from '../../task/parts.ts'
import type { Task } from '../../task/task.ts'

/** What a task of getting items has of its own: what is wanted, and the animals it can come from. */
export const gatheringSchema = z.object({
  /** What the team must carry in the end, all agents taken together. */
  obtain: z.array(itemCountSchema).min(1),
  /** Steps with scores by which cooking is judged: the best reached count, without what they include. */
  checkpoints: z
    .array(
      z.object({
        item: z.string(),
        count: z.int().positive(),
        score: z.number().nonnegative(),
        /** Items of the steps that this one includes. */
        parts: z.array(z.string()),
      }),
    )
    .optional(),
  animals: z.array(z.object({ kind: z.string(), position: cellPositionSchema, count: z.int().positive() })),
})
export type Gathering = z.infer<typeof gatheringSchema>

/** A task of getting items. */
export type GatheringTask = Task & { scenario: 'gathering'; gathering: Gathering }
