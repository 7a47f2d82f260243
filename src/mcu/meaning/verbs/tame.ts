import { TAMED } from '../../atoms/tables.ts'
import { byRule, type Verb } from './verb.ts'

/** Animals that are tamed. */
export const tame: Verb = {
  id: 'tame',
  forms: ['tame', 'domesticate', 'befriend'],
  example: 'tame wolf',
  category: 'Tool Use',
  read({ text, count, lexicon }) {
    const mob = lexicon.mob(text)
    if (mob === undefined) return undefined
    const isTamable =
      mob.first in TAMED || mob.first === 'mule' || mob.first === 'trader_llama' || mob.first === 'ocelot'
    return byRule(
      { kind: 'tamed', of: mob.names, count },
      {
        object: mob,
        count,
        atom: `tame_${mob.first}`,
        ...(isTamable ? {} : { obstacle: `a ${mob.first.replaceAll('_', ' ')} cannot be tamed` }),
      },
    )
  },
}
