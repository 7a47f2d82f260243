import type { DecisionRule } from './decision.ts'
import { paper } from './paper.ts'
import { tested } from './tested.ts'

/** The decisions by name. */
export const decisions = { tested, paper } as const satisfies Record<string, DecisionRule>
export type DecisionId = keyof typeof decisions
