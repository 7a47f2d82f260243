import { inWords } from '../../../predicate/names.ts'
import { defineConstraint } from '../rule.ts'

const WITHOUT = /^without (?:using |the use of |any )?(.+)$/

/** Items that may not be used. */
export const without = defineConstraint({
  id: 'without',
  axis: 'how',
  read(words, lexicon) {
    const found = lexicon.item(WITHOUT.exec(words)?.[1] ?? '')
    return found === undefined ? undefined : { kind: 'without', of: found.names }
  },
  inWords: ({ of }) => `without using ${inWords(of)}`,
  carriedOutIn: ['prompt'],
})
