import { inWords } from '../../../predicate/names.ts'
import { defineConstraint } from '../rule.ts'

const NEAR = /^(?:near|beside|next to|close to|by|around|at|on|in front of|on top of) (.+)$/

/** Blocks or mobs close to where it is done. */
export const near = defineConstraint({
  id: 'near',
  axis: 'where',
  read(words, lexicon) {
    const rest = NEAR.exec(words)?.[1] ?? ''
    const found = lexicon.block(rest) ?? lexicon.mob(rest)
    return found === undefined ? undefined : { kind: 'near', of: found.names }
  },
  inWords: ({ of }) => `near ${inWords(of)}`,
  carriedOutIn: ['prompt'],
})
