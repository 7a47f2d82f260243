import { z } from 'zod'
import { cellPositionSchema, itemCountSchema, placedBlockSchema } from './parts.ts'

/** A task of getting items: what is wanted and where it can come from, beside the containers. */
export const gatheringSchema = z.object({
  /** What the team must carry in the end, all agents taken together. */
  obtain: z.array(itemCountSchema).min(1),
  /** Blocks that stand there: logs, ores, crops with their age, soil, crafting tables, furnaces. */
  blocks: z.array(placedBlockSchema),
  animals: z.array(z.object({ kind: z.string(), position: cellPositionSchema, count: z.int().positive() })),
})
export type Gathering = z.infer<typeof gatheringSchema>
