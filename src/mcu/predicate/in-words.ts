import { joinOf } from './joins/index.ts'
import { BUILTIN_KINDS, type KindList } from './kind-list.ts'
import type { Leaf, Predicate } from './predicate.ts'

/** Describes predicates with leaves of these kinds in words, as goals: "craft 3 ladder, then place 1 ladder". */
export function predicateWordsOf(kinds: KindList): (predicate: Predicate) => string {
  const inWords = (predicate: Predicate): string => {
    const found = joinOf(predicate)
    if (found === undefined) return kinds.of(predicate as Leaf).inWords(predicate as Leaf)
    const { join, joined } = found
    return join.inWords(joined, (part) =>
      (joinOf(part)?.join.looseness ?? 0) > join.looseness ? `(${inWords(part)})` : inWords(part),
    )
  }
  return inWords
}

/** A predicate in words, as a goal: "craft 3 ladder, then place 1 ladder". */
export const predicateInWords: (predicate: Predicate) => string = predicateWordsOf(BUILTIN_KINDS)
