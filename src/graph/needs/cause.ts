import type { RuleId } from '../../task/rule-ids.ts'

/** A game rule that makes one subtask wait for another. */
export interface Cause {
  from: number
  to: number
  /** Id of the rule in rules/minecraft.yaml. */
  rule: RuleId
}

/** Upper bound of subtask ids, so that a pair of ids fits into one safe integer. */
const MAX_ID = 2 ** 26

/** Two ids as one number, as a key for maps and sets of edges. */
export const pairOf = (from: number, to: number): number => from * MAX_ID + to

/** Collects causes without duplicates. A subtask never waits for itself. */
export class CauseList {
  readonly list: Cause[] = []
  readonly #known = new Map<RuleId, Set<number>>()

  add(rule: RuleId, from: number, to: number): void {
    if (from === to) return
    const pairs = this.#known.get(rule) ?? new Set()
    this.#known.set(rule, pairs)
    const pair = pairOf(from, to)
    if (pairs.has(pair)) return
    pairs.add(pair)
    this.list.push({ from, to, rule })
  }
}
