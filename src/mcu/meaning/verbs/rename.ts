import { byEye, type Verb } from './verb.ts'

const BY = / (?:with|using|at|on|in|to|as) .+$/

/** Items and mobs that get a name. */
export const rename: Verb = {
  id: 'rename',
  forms: ['rename', 'name', 'give a name to'],
  example: 'rename diamond sword',
  category: 'Tool Use',
  missing: 'no counter tells what was taken out of an anvil, and no action works one',
  read(phrase) {
    const { lexicon, text } = phrase
    const what = text.replace(BY, '')
    const thing = lexicon.item(what) ?? lexicon.mob(what)
    return thing === undefined ? undefined : byEye('anvils', phrase, { object: thing })
  },
}
