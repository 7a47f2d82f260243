import type { RuleId } from '../../task/rule-ids.ts'
import type { Requirements } from '../requirements.ts'

/** A game rule that makes one subtask wait for another. */
export interface Cause {
  from: number
  to: number
  /** Id of the rule in rules/minecraft.yaml. */
  rule: RuleId
  /** Alternatives to `from`. */
  instead?: readonly number[]
}

/** Upper bound of subtask ids, so that a pair of ids fits into one safe integer. */
const MAX_ID = 2 ** 26

/** Two ids as one number, as a key for maps and sets of edges. */
const pairOf = (from: number, to: number): number => from * MAX_ID + to

/** Maximum number of listed alternatives: in a town, every need for a table would otherwise list hundreds. */
const MAX_ALTERNATIVES = 16

/** Collects causes without duplicates. A subtask never waits for itself. */
export class CauseList {
  readonly list: Cause[] = []
  readonly #known = new Map<RuleId, Set<number | string>>()
  readonly #into = new Map<number, number[][]>()

  /** @param instead alternatives to `from` */
  add(rule: RuleId, from: number, to: number, instead: readonly number[] = []): void {
    if (from === to || instead.includes(to)) return
    const others = [...new Set(instead)].filter((other) => other !== from).sort((a, b) => a - b)
    others.length = Math.min(others.length, MAX_ALTERNATIVES)
    const pairs = this.#known.get(rule) ?? new Set()
    this.#known.set(rule, pairs)
    const pair = pairOf(from, to)
    const key = others.length === 0 ? pair : `${pair} ${others.join()}`
    if (pairs.has(key)) return
    pairs.add(key)
    this.list.push(others.length === 0 ? { from, to, rule } : { from, to, rule, instead: others })
    const into = this.#into.get(to) ?? []
    this.#into.set(to, into)
    into.push([from, ...others])
  }

  /** The requirements of a subtask according to the causes collected so far. */
  requirementsOf(id: number): Requirements {
    return this.#into.get(id) ?? []
  }
}
