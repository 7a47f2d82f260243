import { namesOfSort } from '../../../../game/data/names-of-sort.ts'
import { namesTest } from '../../../../game/names.ts'
import { isElsewhere } from '../../../../game/sky.ts'
import { inWords } from '../../../predicate/names.ts'
import { defineConstraint } from '../rule.ts'

const IN = /^(?:in|inside|within|on|at) (?:a |an |the )?(.+?)(?: biomes?)?$/
/** `a snowy biome` means any biome with "snowy" in its name. */
const LIKE = /^(?:in|within) (?:a |an |the |any )?([a-z]+) biomes?$/

/** The biome that agents are in. */
export const biome = defineConstraint({
  id: 'biome',
  axis: 'where',
  read(words, lexicon) {
    const found = lexicon.biome(IN.exec(words)?.[1] ?? '')
    if (found !== undefined) return { kind: 'biome', of: found.names }
    const like = LIKE.exec(words)?.[1]
    const pattern = like === undefined ? [] : [`${like}_*`, `*_${like}`]
    const of = pattern.filter((name) => namesOfSort('biome', lexicon.version).some(namesTest([name])))
    return of.length === 0 ? undefined : { kind: 'biome', of }
  },
  inWords: ({ of }) => `in the biome ${inWords(of)}`,
  checkedBy: 'the biome at the feet at each deed',
  terms: ({ of }) => [{ kind: 'biome', of }],
  ground({ of }, version) {
    const names = namesOfSort('biome', version).filter(namesTest(of))
    const found = names.find((name) => !isElsewhere(name))
    if (found !== undefined) return { biome: found }
    return {
      refused: `${inWords(of)} is no biome of the overworld, in which our arenas lie: name the dimension`,
    }
  },
})
