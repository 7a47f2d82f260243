import { z } from 'zod'
import { PREDICATE_JOINS } from './joins/index.ts'
import { BUILTIN_KINDS, type KindList } from './kind-list.ts'
import type { Predicate } from './predicate.ts'

/** Maximum nesting of predicates. */
const MAX_DEPTH = 12

/** Schema of predicates with leaves of these kinds. */
export function predicateSchemaOf(kinds: KindList): z.ZodType<Predicate> {
  const part: z.ZodType<Predicate> = z.lazy(() => nested)
  const [first, ...more] = [
    ...kinds.all,
    ...PREDICATE_JOINS.map((join) => ({ schema: join.schema(part) })),
  ].map(({ schema }) => schema)
  const nested = z.discriminatedUnion('kind', [first, ...more] as never) as z.ZodType<Predicate>
  return z
    .unknown()
    .refine((given) => depthOf(given) <= MAX_DEPTH, `predicates are nested at most ${MAX_DEPTH} deep`)
    .pipe(nested)
}

/** Schema of a predicate as written in task files and kept in journals. */
export const predicateSchema: z.ZodType<Predicate> = predicateSchemaOf(BUILTIN_KINDS)

function depthOf(given: unknown, depth = 0): number {
  if (depth > MAX_DEPTH || typeof given !== 'object' || given === null || !('of' in given)) return depth
  const parts = Array.isArray(given.of) ? given.of : [given.of]
  return Math.max(depth, ...parts.map((part) => depthOf(part, depth + 1)))
}
