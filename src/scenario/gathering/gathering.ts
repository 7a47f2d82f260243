import { z } from 'zod'
import { cellPositionSchema, itemCountSchema, placedBlockSchema } from '../../task/parts.ts'

/** A task of getting items: what is wanted and where it can come from, beside the containers. */
export const gatheringSchema = z.object({
  /** What the team must carry in the end, all agents taken together. */
  obtain: z.array(itemCountSchema).min(1),
  /** Blocks that stand there: logs, ores, crops with their age, soil, crafting tables, furnaces. */
  blocks: z.array(placedBlockSchema),
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
