import { z } from 'zod'
import { cellBoxSchema, cellPositionSchema, itemCountSchema, placedBlockSchema } from './parts.ts'

/** How the mechanisms of a gate work together. */
export const holdSchema = z.enum(['any', 'each', 'together'])
export type Hold = z.infer<typeof holdSchema>

/** A task of getting out: rooms, the gates between them, and the mechanisms that open those. */
export const escapeSchema = z.object({
  rooms: z.array(z.object({ id: z.string(), box: cellBoxSchema })).min(1),
  /** Room in which the agents begin. */
  start: z.string(),
  /** Room that all must reach. */
  exit: z.string(),
  gates: z.array(
    z.object({
      id: z.string(),
      /** The two rooms that it parts; it lets pass both ways. */
      between: z.tuple([z.string(), z.string()]),
      /** What closes it: these cells become air when it opens. */
      cells: z.array(placedBlockSchema).min(1),
      /** Mechanisms that open it; none: it stands open. */
      openedBy: z.array(z.string()),
      /** `any` one of them, `each` once, or all held `together`. */
      hold: holdSchema,
    }),
  ),
  mechanisms: z.array(
    z.object({
      id: z.string(),
      position: cellPositionSchema,
      /** What stands there at first; air where a block is to be put. */
      block: placedBlockSchema.shape.block,
      /** What must stand there for the mechanism to count as used or held. */
      wanted: placedBlockSchema.shape.block,
    }),
  ),
  /** Items that must be in the exit room in somebody's hands. */
  carry: z.array(itemCountSchema),
})
export type Escape = z.infer<typeof escapeSchema>
