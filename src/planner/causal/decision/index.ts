import type { DecisionRule } from './decision.ts'
import { none } from './none.ts'
import { paper } from './paper.ts'
import { tested } from './tested.ts'

/** The decisions by name. */
export const decisions = { tested, paper, none } as const satisfies Record<string, DecisionRule>
export type DecisionId = keyof typeof decisions
