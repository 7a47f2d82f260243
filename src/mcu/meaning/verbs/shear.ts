import { byRule, type Verb } from './verb.ts'

/** Animals that are shorn. */
export const shear: Verb = {
  id: 'shear',
  forms: ['shear', 'shave'],
  example: 'shear sheep',
  category: 'Tool Use',
  read({ text, count, lexicon }) {
    const mob = lexicon.mob(text)
    if (mob === undefined) return undefined
    return byRule(
      { kind: 'sheared', of: mob.names, count },
      { object: mob, count, atom: `use_shears_${mob.first}` },
    )
  },
}
