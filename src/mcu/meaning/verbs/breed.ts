import { byRule, type Verb } from './verb.ts'

/** Animals that are bred. */
export const breed: Verb = {
  id: 'breed',
  forms: ['breed', 'mate'],
  example: 'breed a cow',
  category: 'Tool Use',
  read({ text, lexicon, count, isCounted }) {
    const mob = lexicon.mob(text)
    if (mob === undefined) return undefined
    // In "breed two cows", the cows are the parents.
    const young = isCounted && count > 2 ? count : 1
    return byRule(
      { kind: 'bred', of: mob.names, count: young },
      { object: mob, count: young, atom: `breed_${mob.first}` },
    )
  },
}
