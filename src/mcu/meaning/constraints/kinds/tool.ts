import { inWords } from '../../../predicate/names.ts'
import { defineConstraint } from '../rule.ts'

const WITH = /^(?:only )?(?:with(?: only)?|using(?: only)?|by using|by means of|by) (.+)$/

/** The tools that may be used. What a weapon or a material is follows from the verb. */
export const tool = defineConstraint({
  id: 'tool',
  axis: 'how',
  read(words, lexicon) {
    const found = lexicon.item(WITH.exec(words)?.[1] ?? '')
    return found === undefined ? undefined : { kind: 'tool', of: found.names }
  },
  inWords: ({ of }) => `with no other tool than ${inWords(of)}`,
  carriedOutIn: ['prompt'],
})
