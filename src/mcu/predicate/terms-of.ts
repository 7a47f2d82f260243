import { arrangementOf } from './joins/index.ts'
import type { Predicate } from './predicate.ts'
import { type Term, termInWords } from './terms/index.ts'

/** All conditions in a predicate, in order. */
export function termsOf(predicate: Predicate): readonly Term[] {
  const inside = arrangementOf(predicate)?.parts.flatMap(termsOf) ?? []
  return predicate.kind === 'under' ? [...predicate.terms, ...inside] : inside
}

/** The conditions in a predicate in words, without duplicates; empty if there is no predicate. */
export const termsInWords = (predicate: Predicate | undefined): string[] => [
  ...new Set((predicate === undefined ? [] : termsOf(predicate)).map(termInWords)),
]

/** Whether any part of a predicate has conditions. */
export const hasTerms = (predicate: Predicate): boolean => termsOf(predicate).length > 0

/** A predicate without its conditions. */
export function withoutTerms(predicate: Predicate): Predicate {
  switch (predicate.kind) {
    case 'under':
      return withoutTerms(predicate.of)
    case 'and':
    case 'or':
    case 'then':
      return { ...predicate, of: predicate.of.map(withoutTerms) }
    case 'within':
    case 'times':
      return { ...predicate, of: withoutTerms(predicate.of) }
    default:
      return predicate
  }
}
