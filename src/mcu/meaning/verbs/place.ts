import { becomesEntity } from '../../../game/items/kinds/decoration.ts'
import { byRule, type Meaning, type Phrase, type Verb } from './verb.ts'

const WHERE = /^(.+?) (?:on|onto|in|into|at|under|over|beside|next to|near|upon|around) .+$/

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

function readPlace({ text, count, lexicon }: Phrase): Meaning | undefined {
  const where = WHERE.exec(text)?.[1]
  const what = lexicon.item(text) === undefined && lexicon.block(text) === undefined ? where : text
  const unchecked = what === text ? [] : [`where it stands: ${text.slice(what?.length ?? 0).trim()}`]
  const item = lexicon.item(what ?? '')
  if (item !== undefined && becomesEntity(item.first))
    return byRule(
      { kind: 'used', of: item.names, count },
      { object: item, count, atom: `place_${item.first}`, unchecked },
    )
  const block = lexicon.block(what ?? '')
  if (block === undefined)
    return item === undefined
      ? undefined
      : byRule({ kind: 'used', of: item.names, count }, { object: item, count, unchecked })
  return byRule(
    { kind: 'placed', of: block.names, count },
    { object: block, count, atom: `place_${block.first}`, unchecked },
  )
}
