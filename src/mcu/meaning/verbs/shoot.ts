import { BOWS } from '../../../game/items/flights.ts'
import { byRule, type Verb } from './verb.ts'

const ARROWS = /^(?:an? |the )?arrows?$/

/** Mobs that are shot, or arrows. */
export const shoot: Verb = {
  id: 'shoot',
  forms: ['shoot', 'shoot at', 'shoot down', 'fire at'],
  example: 'shoot phantom',
  instrument: 'weapon',
  category: 'Combat',
  read({ text, count, lexicon, verb }) {
    if (ARROWS.test(text)) return byRule({ kind: 'used', of: BOWS, count }, { count, atom: 'use_bow' })
    const mob = lexicon.mob(text)
    if (mob !== undefined)
      return byRule(
        { kind: verb === 'shoot down' ? 'shot_dead' : 'shot', of: mob.names, count },
        { object: mob, count, atom: `shoot_${mob.first}` },
      )
    const block = lexicon.block(text)
    if (block?.first === 'target')
      return byRule({ kind: 'did', what: 'target_hit', count }, { object: block, count })
    const item = lexicon.item(text)
    return item === undefined
      ? undefined
      : byRule({ kind: 'used', of: item.names, count }, { object: item, count })
  },
}
