import { inWords } from '../../../predicate/names.ts'
import { defineConstraint } from '../rule.ts'

const SHOT = /^(?:with|using|by|by shooting|by using)(?: a| an| the)?(?: bow and)? arrows?$/
const GIVEN = /^(?:with|using) (?:the )?(?:given|provided) weapons?(?: and armou?r)?$/

/** The weapons with which mobs are fought: none named stands for those of the scene. Arrows are shot with a bow or a crossbow. */
export const weapon = defineConstraint({
  id: 'weapon',
  axis: 'how',
  read(words) {
    if (GIVEN.test(words)) return { kind: 'weapon', of: [] }
    return SHOT.test(words) ? { kind: 'weapon', of: ['bow', 'crossbow'] } : undefined
  },
  inWords: ({ of }) =>
    of.length === 0 ? 'with the weapons of the scene' : `with no other weapon than ${inWords(of)}`,
  carriedOutIn: ['prompt'],
})
