import type { DecisionRule } from './decision.ts'
import { none } from './none.ts'
import { paper } from './paper.ts'
import { randomDrop } from './random-drop.ts'
import { tested } from './tested.ts'
import { vote } from './vote.ts'

/** The decisions by name. */
export const decisions = { tested, paper, vote, 'random-drop': randomDrop, none } as const satisfies Record<
  string,
  DecisionRule
>
export type DecisionId = keyof typeof decisions
