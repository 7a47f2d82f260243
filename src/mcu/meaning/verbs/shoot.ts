import { byRule, type Verb } from './verb.ts'

const BOWS = ['bow', 'crossbow']
const ARROWS = /^(?:an? |the )?arrows?$/

/** Mobs that are shot, or arrows. */
export const shoot: Verb = {
  id: 'shoot',
  forms: ['shoot', 'shoot at', 'shoot down', 'fire at'],
  example: 'shoot phantom',
  instrument: 'weapon',
  category: 'Combat',
  missing: 'no action shoots a bow yet',
  read({ text, count, lexicon }) {
    if (ARROWS.test(text)) return byRule({ kind: 'used', of: BOWS, count }, { count })
    const mob = lexicon.mob(text)
    if (mob !== undefined)
      return byRule(
        {
          kind: 'and',
          of: [
            { kind: 'used', of: BOWS, count: 1 },
            { kind: 'killed', of: mob.names, count },
          ],
        },
        { object: mob, count, unchecked: ['that the arrow killed it: shots and kills are counted apart'] },
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
