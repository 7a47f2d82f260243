import { byRule, type Verb } from './verb.ts'

/** Mobs that are killed. */
export const combat: Verb = {
  id: 'combat',
  forms: [
    'combat',
    'fight',
    'kill',
    'defeat',
    'slay',
    'attack',
    'battle',
    'eliminate',
    'murder',
    'combat with',
    'fight against',
  ],
  example: 'combat zombies',
  instrument: 'weapon',
  category: 'Combat',
  read({ text, count, lexicon }) {
    const mob = lexicon.mob(text)
    if (mob === undefined) return undefined
    return byRule(
      { kind: 'killed', of: mob.names, count },
      { object: mob, count, atom: [`combat_${mob.first}`, `hunt_${mob.first}`] },
    )
  },
}
