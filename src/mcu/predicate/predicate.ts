import type { z } from 'zod'
import type { PREDICATE_KINDS } from './kinds/index.ts'
import type { Term } from './terms/index.ts'

/** A condition that is not composed of others. */
export type Leaf = z.output<(typeof PREDICATE_KINDS)[number]['schema']>

/** A condition that is composed of others. */
export type Joined =
  | { readonly kind: 'and' | 'or' | 'then'; readonly of: readonly Predicate[] }
  | { readonly kind: 'within'; readonly seconds: number; readonly of: Predicate }
  | { readonly kind: 'times'; readonly count: number; readonly of: Predicate }
  | { readonly kind: 'under'; readonly terms: readonly Term[]; readonly of: Predicate }

/** A condition on the course of a run: a closed vocabulary, as data. */
export type Predicate = Leaf | Joined
