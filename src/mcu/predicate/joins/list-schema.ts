import { z } from 'zod'
import type { Predicate } from '../predicate.ts'

/** A join of several parts. */
export interface PartList<K extends string> {
  readonly kind: K
  readonly of: readonly Predicate[]
}

/** Schema of a join of several parts. */
export const listSchema = <const K extends string>(kind: K, part: z.ZodType<Predicate>) =>
  z.strictObject({ kind: z.literal(kind), of: z.array(part).min(1).max(64) })
