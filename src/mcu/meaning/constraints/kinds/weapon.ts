import { inWords } from '../../../predicate/names.ts'
import { defineConstraint } from '../rule.ts'

const SHOT = /^(?:with|using|by|by shooting|by using)(?: a| an| the)?(?: bow and)? arrows?$/

/** The weapons with which mobs are fought. Arrows are shot with a bow or a crossbow. */
export const weapon = defineConstraint({
  id: 'weapon',
  axis: 'how',
  read: (words) => (SHOT.test(words) ? { kind: 'weapon', of: ['bow', 'crossbow'] } : undefined),
  inWords: ({ of }) => `with no other weapon than ${inWords(of)}`,
  carriedOutIn: ['prompt'],
})
