import { z } from 'zod'
import { itemCountSchema } from '../../game/item-counts.ts'
import { cellPositionSchema } from '../../task/parts.ts'
import type { Task } from '../../task/task.ts'

export const DIFFICULTIES = ['peaceful', 'easy', 'normal', 'hard'] as const

/** The part of a task that only gathering has: the wanted items, animals and check-points. */
export const gatheringSchema = z.object({
  /** Items that all agents together must carry at the end; `or` names items that count as well: any log, for example. */
  obtain: z.array(itemCountSchema.extend({ or: z.array(z.string()).optional() })).min(1),
  /** Strength of monsters' hits, if the task has terrain. */
  difficulty: z.enum(DIFFICULTIES).optional(),
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

/** The carried amount of a required item, up to the required amount. */
export const carriedOf = (
  { item, or = [], count }: Gathering['obtain'][number],
  carried: (item: string) => number,
): number =>
  Math.min(
    count,
    [item, ...or].reduce((sum, one) => sum + carried(one), 0),
  )
