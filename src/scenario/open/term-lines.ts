import type { Predicate } from '../../mcu/predicate/predicate.ts'
import { termInWords, termKind } from '../../mcu/predicate/terms/index.ts'
import { termsOf } from '../../mcu/predicate/terms-of.ts'

/** The meaning of a goal's terms for an agent, line by line; empty if it has none. */
export function termLines(goal: Predicate): string[] {
  const wordsOf = (scope: 'deed' | 'run') => [
    ...new Set(
      termsOf(goal)
        .filter((term) => termKind(term).scope === scope)
        .map(termInWords),
    ),
  ]
  const [ofDeeds, ofRun] = [wordsOf('deed'), wordsOf('run')]
  return [
    ...(ofDeeds.length === 0
      ? []
      : [`Only what is done as the goal says in brackets counts: ${ofDeeds.join(', ')}.`]),
    ...(ofRun.length === 0
      ? []
      : [`The goal can no longer be reached once one of these is broken: ${ofRun.join(', ')}.`]),
  ]
}
