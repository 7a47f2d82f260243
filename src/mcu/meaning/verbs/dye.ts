import { COLOURS } from '../../../game/colours.ts'
import { byEye, type Verb } from './verb.ts'

const COLOUR = new RegExp(`(?: with .+| (?:in )?(?:${COLOURS.join('|')}))$`)

/** Mobs, items and signs that get another colour. */
export const dye: Verb = {
  id: 'dye',
  forms: ['dye', 'colour', 'color', 'paint'],
  example: 'dye a sheep',
  category: 'Tool Use',
  missing: 'no counter tells what was dyed',
  read(phrase) {
    const { lexicon, text } = phrase
    const what = text.replace(COLOUR, '')
    const thing = lexicon.mob(what) ?? lexicon.item(what)
    return thing === undefined ? undefined : byEye('dyeing', phrase, { object: thing })
  },
}
