import { z } from 'zod'
import { blockSpecSchema } from './block.ts'

/** A cell of a resolved task, in world coordinates. */
export const cellPositionSchema = z.object({ x: z.int(), y: z.int(), z: z.int() })

export const cellBoxSchema = z.object({ min: cellPositionSchema, max: cellPositionSchema })

export const itemCountSchema = z.object({ item: z.string(), count: z.int().positive() })
export type ItemCount = z.infer<typeof itemCountSchema>

/** A block that is in the world before the run. */
export const placedBlockSchema = z.object({ position: cellPositionSchema, block: blockSpecSchema })
export type PlacedBlock = z.infer<typeof placedBlockSchema>
