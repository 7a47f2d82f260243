import { namesOfSort } from '../../../game/data/names-of-sort.ts'
import { smelted, smeltedFrom } from '../../../game/items/smelting.ts'
import { namesTest } from '../../../game/names.ts'
import type { GameVersion } from '../../../game/version.ts'
import type { Thing } from '../nouns/lexicon.ts'
import { byRule, type Meaning, type Phrase, type Verb } from './verb.ts'

const FOOD = /^(?:some |raw )*foods?$/
const ANYTHING = /^(?:anything|something|items?|ores?)$/
const INTO = /^(?:(.+?) )?(?:in)?to (.+)$/

/** Items in a furnace, smoker or blast furnace: by their ingredient or their product. */
export const smelt: Verb = {
  id: 'smelt',
  forms: ['smelt', 'cook', 'bake', 'roast'],
  example: 'smelt beef',
  instrument: 'material',
  category: 'Crafting',
  read: readSmelt,
}

function readSmelt({ text, count, lexicon }: Phrase): Meaning | undefined {
  if (FOOD.test(text)) return readGroup(text, 'cooked_food', { count, lexicon })
  if (ANYTHING.test(text)) return readGroup(text, 'anything', { count, lexicon })
  const [, from, into] = INTO.exec(text) ?? []
  const { version } = lexicon
  const given = lexicon.item(from ?? (into === undefined ? text : ''))
  const named = lexicon.item(into ?? '')
  const inputs = given === undefined ? [] : namesOfSort('item', version).filter(namesTest(given.names))
  const products = [...new Set(inputs.flatMap((item) => smelted(item, version) ?? []))]
  const wanted = named ?? (products.length > 0 ? given : undefined)
  if (wanted !== undefined) {
    const of = named === undefined ? products : named.names
    return byRule(
      { kind: 'crafted', of, count },
      { object: given ?? wanted, count, atom: `smelt_${given?.first ?? ''}` },
    )
  }
  return given === undefined ? undefined : readProduct(given, count, version)
}

/** Food or anything that a furnace makes. */
function readGroup(
  words: string,
  group: 'cooked_food' | 'anything',
  { count, lexicon }: Pick<Phrase, 'count' | 'lexicon'>,
): Meaning {
  const { version } = lexicon
  const products = namesOfSort('item', version).flatMap((item) => smelted(item, version) ?? [])
  const of = group === 'anything' ? [...new Set(products)] : (lexicon.item(group)?.names ?? [])
  return byRule(
    { kind: 'crafted', of, count },
    { object: { words, names: of }, count, atom: group === 'anything' ? 'smelt_raw_iron' : 'smelt_beef' },
  )
}

/** "Smelt iron ingot" names the product. */
function readProduct(product: Thing, count: number, version: GameVersion): Meaning {
  const [first] = smeltedFrom(product.first, version)
  return byRule(
    { kind: 'crafted', of: product.names, count },
    {
      object: product,
      count,
      ...(first === undefined
        ? { obstacle: `no furnace makes ${product.words} in Minecraft ${version}` }
        : { atom: `smelt_${first}` }),
    },
  )
}
