import { adaptive } from './adaptive.ts'
import { pairwise } from './pairwise.ts'
import { perNode } from './per-node.ts'
import type { QueryPlan } from './query-plan.ts'

/** The query plans by name. */
export const queryPlans = { adaptive, 'per-node': perNode, pairwise } as const satisfies Record<
  string,
  QueryPlan
>
export type QueryId = keyof typeof queryPlans
