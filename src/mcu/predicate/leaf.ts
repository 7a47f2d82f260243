import { z } from 'zod'

/** The minimum that every leaf has. */
export interface LeafShape {
  readonly kind: string
}

/** Schema of a leaf: an object whose `kind` is a literal. */
export type LeafSchema = z.ZodType<LeafShape> & z.core.$ZodTypeDiscriminable

/** How many items, blocks, mobs or actions a leaf asks for. */
export const countSchema = z.int().min(1).max(100_000).default(1)
/** A distance (blocks). */
export const blocksSchema = z.number().positive().max(1e6)
/** A duration (s of game time). */
export const secondsSchema = z.number().positive().max(100_000)
