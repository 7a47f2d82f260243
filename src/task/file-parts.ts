import { z } from 'zod'
import { cellSchema } from '../core/position.ts'

/** An amount of an item in a task file. */
export const itemCountPart = z.strictObject({ item: z.string(), count: z.int().positive().default(1) })

/** A block or a box of blocks; `size` extends east, up and south from `at`. */
export const blocksPart = z.strictObject({
  block: z.string(),
  at: cellSchema,
  size: z.tuple([z.int().min(1).max(64), z.int().min(1).max(64), z.int().min(1).max(64)]).default([1, 1, 1]),
})
export type BlocksPart = z.infer<typeof blocksPart>

/** A chest whose contents the scenario determines. */
export const chestPart = z.strictObject({
  at: cellSchema,
  /** The side with the lock. */
  facing: z.enum(['north', 'south', 'west', 'east']).default('north'),
})

/** Chests whose contents are listed in the file. `resolveSupply` turns them into containers. */
export const filledSupply = z
  .strictObject({
    chests: z.array(chestPart.extend({ items: z.array(itemCountPart).default([]) })).default([]),
  })
  .default({ chests: [] })
export type FilledSupply = z.infer<typeof filledSupply>
export type FilledChest = FilledSupply['chests'][number]
