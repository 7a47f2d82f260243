import { constraintOf } from '../constraints/constraints-in.ts'
import type { Phrase } from './verb.ts'

/**
 * An object without a following place that no rule checks: `a painting on the wall`. undefined if the place is a constraint,
 * which is read as such: `a torch in the dark`.
 * @param prepositions the words that begin such a place
 */
export function withoutPlace(
  { text, lexicon }: Phrase,
  prepositions: string,
): { object: string; unchecked: readonly string[] } | undefined {
  const found = new RegExp(`^(.+?) ((?:${prepositions}) .+)$`).exec(text)
  const [, object = text, place] = found ?? []
  if (place === undefined) return { object, unchecked: [] }
  return constraintOf(place, lexicon) === undefined ? { object, unchecked: [`where: ${place}`] } : undefined
}
