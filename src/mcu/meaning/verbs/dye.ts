import { COLOURS } from '../../../game/colours.ts'
import { byEye, byRule, type Verb } from './verb.ts'

const COLOUR = new RegExp(`(?: with .+| (?:in )?(?:${COLOURS.join('|')}))$`)
/** Things that the world dyes in an agent's hand. */
const DYED = 'sheep'
const FREE = /collar|sign|glass|wool|armou?r/

/** Mobs, items and signs that are given another colour. */
export const dye: Verb = {
  id: 'dye',
  forms: ['dye', 'colour', 'color', 'paint'],
  example: 'dye a sheep',
  category: 'Tool Use',
  read(phrase) {
    const { lexicon, text, count } = phrase
    const what = text.replace(COLOUR, '')
    const mob = lexicon.mob(what)
    const unchecked = what === text ? [] : [`the colour: ${text.slice(what.length).trim()}`]
    if (mob?.first === DYED)
      return byRule(
        { kind: 'dyed', of: mob.names, count },
        { object: mob, count, unchecked, atom: 'use_red_dye_sheep' },
      )
    const thing = mob ?? lexicon.item(what)
    return thing === undefined && !FREE.test(what) ? undefined : byEye('dyeing', phrase, { object: thing })
  },
}
