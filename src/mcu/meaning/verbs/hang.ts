import { byRule, type Verb } from './verb.ts'

const ANYTHING = /^(?:an? |some |the )?(?:item|items|thing|picture|decoration)s?$/

/** Pictures and frames on a wall. */
export const hang: Verb = {
  id: 'hang',
  forms: ['hang', 'hang up'],
  example: 'hang item',
  category: 'Decoration',
  read({ text, count }) {
    if (!ANYTHING.test(text)) return undefined
    return byRule(
      { kind: 'used', of: ['item_frame', 'painting', 'glow_item_frame'], count },
      { count, atom: 'place_item_frame', unchecked: ['what is put into the frame'] },
    )
  },
}
