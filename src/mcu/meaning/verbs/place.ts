import { formsPlacedBy } from '../../../game/blocks/item-blocks.ts'
import { becomesEntity } from '../../../game/items/kinds/decoration.ts'
import { withoutPlace } from './aside.ts'
import { byEye, byRule, type Meaning, type Phrase, type Verb } from './verb.ts'

const ANY_ITEM = /^(?:an? |the |some )?(?:items?|things?) (?:in|into|on) /
const PREPOSITIONS = 'on|onto|in|into|at|under|over|beside|next to|near|upon|around|above|below|between'

/** Blocks that are placed, and pictures and frames that are hung up. */
export const place: Verb = {
  id: 'place',
  forms: [
    'place',
    'put',
    'put down',
    'put up',
    'set',
    'set up',
    'set down',
    'install',
    'hang',
    'hang up',
    'lay',
    'lay down',
    'stack',
    'stacking',
    'pile',
    'erect',
    'spread',
    'stack up',
  ],
  example: 'lay carpet',
  instrument: 'material',
  category: 'Decoration',
  read: readPlace,
}

function readPlace(phrase: Phrase): Meaning | undefined {
  const { text, count, lexicon } = phrase
  if (ANY_ITEM.test(text)) return byEye('arrangements', phrase)
  const isWhole = lexicon.item(text) !== undefined || lexicon.block(text) !== undefined
  const bare = isWhole ? { object: text, unchecked: [] } : withoutPlace(phrase, PREPOSITIONS)
  if (bare === undefined) return undefined
  const { object: what, unchecked } = bare
  const item = lexicon.item(what)
  if (item !== undefined && becomesEntity(item.first))
    return byRule(
      { kind: 'used', of: item.names, count },
      { object: item, count, atom: `place_${item.first}`, unchecked },
    )
  const block = lexicon.block(what)
  if (block === undefined)
    return item === undefined
      ? undefined
      : byRule({ kind: 'used', of: item.names, count }, { object: item, count, unchecked })
  return byRule(
    { kind: 'placed', of: block.names.flatMap(formsPlacedBy), count },
    { object: block, count, atom: `place_${block.first}`, unchecked },
  )
}
