import { cutsOf } from '../../../game/items/stonecutting.ts'
import { byRule, type Verb } from './verb.ts'

/** Stone in a stonecutter. Cut items count as crafted. */
export const cut: Verb = {
  id: 'cut',
  forms: ['cut'],
  example: 'cut stone',
  category: 'Crafting',
  missing: 'no action works a stonecutter yet',
  read({ text, count, lexicon }) {
    const stone = lexicon.item(text)
    const products = stone === undefined ? [] : cutsOf(stone.first, lexicon.version).map(({ item }) => item)
    if (stone === undefined || products.length === 0) return undefined
    return byRule(
      { kind: 'crafted', of: products, count },
      {
        object: stone,
        count,
        unchecked: ['that a stonecutter made it: the crafting table makes most of it, too'],
      },
    )
  },
}
