import { z } from 'zod'
import { cellPositionSchema, itemCountSchema } from '../../task/parts.ts'
import type { Task } from '../../task/task.ts'

/** The part of a task that only gathering has: the wanted items, animals and check-points. */
export const gatheringSchema = z.object({
  /** What all agents together must carry at the end. */
  obtain: z.array(itemCountSchema).min(1),
  /** Scored steps of a recipe. Reached steps count, except those that another reached step includes. */
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

/** A gathering task. */
export type GatheringTask = Task & { scenario: 'gathering'; gathering: Gathering }
