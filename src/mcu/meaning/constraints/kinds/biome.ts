import { inWords } from '../../../predicate/names.ts'
import { defineConstraint } from '../rule.ts'

const IN = /^(?:in|inside|within) (?:a |an |the )?(.+?)(?: biomes?)?$/

/** The biome that agents are in. */
export const biome = defineConstraint({
  id: 'biome',
  axis: 'where',
  read(words, lexicon) {
    const found = lexicon.biome(IN.exec(words)?.[1] ?? '')
    return found === undefined ? undefined : { kind: 'biome', of: found.names }
  },
  inWords: ({ of }) => `in the biome ${inWords(of)}`,
  carriedOutIn: ['prompt'],
})
