import { BRED } from '../../atoms/tables.ts'
import { byRule, type Verb } from './verb.ts'

const WITH = /^(?:food to )?(.+?)(?: with .+)?$/

/** Feeding animals, regardless of the effect. */
export const feed: Verb = {
  id: 'feed',
  forms: ['feed', 'give food to'],
  example: 'feed sheep',
  category: 'Tool Use',
  read({ text, count, lexicon }) {
    const mob = lexicon.mob(text) ?? lexicon.mob(WITH.exec(text)?.[1] ?? '')
    if (mob === undefined) return undefined
    const atom = mob.first in BRED ? `breed_${mob.first}` : `tame_${mob.first}`
    return byRule({ kind: 'fed', of: mob.names, count }, { object: mob, count, atom })
  },
}
