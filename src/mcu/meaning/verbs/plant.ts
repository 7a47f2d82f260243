import { namesTest } from '../../../game/names.ts'
import { PLANTED } from '../../atoms/tables.ts'
import { withoutPlace } from './aside.ts'
import { byRule, type Meaning, type Phrase, type Verb } from './verb.ts'

/** Seeds and saplings on their ground. */
export const plant: Verb = {
  id: 'plant',
  forms: ['plant', 'sow', 'grow', 'cultivate', 'seed'],
  example: 'plant wheat seeds',
  category: 'Tool Use',
  read: readPlant,
}

function readPlant(phrase: Phrase): Meaning | undefined {
  const { count, lexicon } = phrase
  const place = withoutPlace(phrase, 'on|onto|in|into|at|near|beside|next to')
  if (place === undefined) return undefined
  const { object: bare, unchecked } = place
  const item = lexicon.item(bare)
  const test = namesTest(item?.names ?? [])
  const crops = Object.entries(PLANTED).filter(
    ([seed, [, crop]]) => test(seed) || namesTest(lexicon.block(bare)?.names ?? [])(crop),
  )
  const [first] = crops
  const block = lexicon.block(bare)
  if (first === undefined) {
    if (block === undefined) return undefined
    return byRule({ kind: 'placed', of: block.names, count }, { object: block, count, unchecked })
  }
  const of = [...new Set(crops.map(([, [, crop]]) => crop))]
  return byRule(
    { kind: 'placed', of, count },
    { object: { words: bare, names: item?.names ?? of }, count, atom: `plant_${first[0]}`, unchecked },
  )
}
