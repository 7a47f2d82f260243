import { byEye, type Verb } from './verb.ts'

const WITH_ROD = / (?:using|with|by) (?:a |the )?(?:fishing )?rod$/

/** Mobs that are caught on a fishing rod. */
export const hook: Verb = {
  id: 'hook',
  forms: ['hook', 'reel in', 'pull'],
  example: 'hook a sheep using fishing rod',
  category: 'Trapping',
  missing: 'no counter tells what hangs on a fishing rod; no action casts one',
  read(phrase) {
    const mob = phrase.lexicon.mob(phrase.text.replace(WITH_ROD, ''))
    return mob === undefined ? undefined : byEye('fishing', phrase, { object: mob })
  },
}
