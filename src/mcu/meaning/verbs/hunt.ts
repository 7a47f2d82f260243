import { byRule, type Verb } from './verb.ts'

/** Animals that are killed. */
export const hunt: Verb = {
  id: 'hunt',
  forms: ['hunt', 'hunt down', 'hunt for', 'butcher', 'slaughter'],
  example: 'hunt sheep',
  instrument: 'weapon',
  category: 'Combat',
  read({ text, count, lexicon }) {
    const mob = lexicon.mob(text)
    if (mob === undefined) return undefined
    return byRule({ kind: 'killed', of: mob.names, count }, { object: mob, count, atom: `hunt_${mob.first}` })
  },
}
