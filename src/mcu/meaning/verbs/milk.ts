import { byRule, type Verb } from './verb.ts'

/** Cows and goats that are milked. */
export const milk: Verb = {
  id: 'milk',
  forms: ['milk'],
  example: 'milk cow',
  category: 'Tool Use',
  read({ text, count, lexicon }) {
    const mob = lexicon.mob(text)
    if (mob === undefined) return undefined
    return byRule(
      { kind: 'held', of: ['milk_bucket'], count },
      { object: mob, count, atom: `use_bucket_${mob.first}` },
    )
  },
}
