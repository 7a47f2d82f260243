import type { Lexicon } from '../nouns/lexicon.ts'
import type { Axis, ConstraintFact, ConstraintKind } from './constraint.ts'

/** What a constraint changes so far. A constraint that changes nothing but the prompt is said not to be checked. */
export type Effect = 'predicate' | 'scene' | 'prompt'

/** One kind of constraint: how it is written, and what comes of it. */
export interface ConstraintRule<K extends ConstraintKind = ConstraintKind> {
  readonly id: K
  readonly axis: Axis
  /** Reads a phrase that says this and nothing else, in lower case: "at night". */
  read(words: string, lexicon: Lexicon): Extract<ConstraintFact, { kind: K }> | undefined
  /** The constraint in words. */
  inWords(fact: Extract<ConstraintFact, { kind: K }>): string
  readonly carriedOutIn: readonly Effect[]
}

/** Any kind of constraint. */
export type AnyRule = { [K in ConstraintKind]: ConstraintRule<K> }[ConstraintKind]

/** Completes a kind of constraint. */
export const defineConstraint = <const K extends ConstraintKind>(
  rule: ConstraintRule<K>,
): ConstraintRule<K> => rule

/** Reads the phrase that one of these patterns matches wholly, as a fact of this kind. */
export const byPhrases =
  <const K extends ConstraintKind, T extends string>(kind: K, phrases: Readonly<Record<T, RegExp>>) =>
  (words: string): { kind: K; of: T } | undefined => {
    const found = Object.entries<RegExp>(phrases).find(([, pattern]) => pattern.test(words))
    return found === undefined ? undefined : { kind, of: found[0] as T }
  }
