import { byRule, type Verb } from './verb.ts'

const WITH_ROD = / (?:using|with|by) (?:a |the )?(?:fishing )?rod$/

/** Mobs that are caught on a fishing rod. */
export const hook: Verb = {
  id: 'hook',
  forms: ['hook', 'reel in', 'pull'],
  example: 'hook a sheep using fishing rod',
  category: 'Trapping',
  read({ text, count, lexicon }) {
    const mob = lexicon.mob(text.replace(WITH_ROD, ''))
    return mob === undefined
      ? undefined
      : byRule({ kind: 'hooked', of: mob.names, count }, { object: mob, count, atom: `hook_${mob.first}` })
  },
}
