import type { RuleId } from '../../task/rule-ids.ts'

/** A game rule that makes one subtask wait for another. */
export interface Cause {
  from: number
  to: number
  /** Id of the rule, as in rules/minecraft.yaml. */
  rule: RuleId
}

/** Ids of subtasks stay below this, so that a pair of them is one number. */
const MOST_IDS = 2 ** 26

/** Two ids as one number, for maps and sets of edges. */
export const pairOf = (from: number, to: number): number => from * MOST_IDS + to

/** Causes as they are found, each once. A subtask never waits for itself. */
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
