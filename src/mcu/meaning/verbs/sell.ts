import { TRADES } from '../../../game/mobs/trades.ts'
import { namesTest } from '../../../game/names.ts'
import { byRule, type Meaning, type Phrase, type Verb } from './verb.ts'

const TO = /^(.+?)(?: to (?:a |an |the )?(.+))?$/

/** Items that villagers buy for emeralds. */
export const sell: Verb = {
  id: 'sell',
  forms: ['sell'],
  example: 'sell yellow dye',
  category: 'Tool Use',
  read: readSell,
}

function readSell({ text, count, lexicon }: Phrase): Meaning | undefined {
  const item = lexicon.item(TO.exec(text)?.[1] ?? '')
  if (item === undefined) return undefined
  const test = namesTest(item.names)
  const found = Object.entries(TRADES).find(([, { buys }]) => buys.some(test))
  const bought = found?.[1].buys.find(test)
  return byRule(
    { kind: 'sold', of: item.names, count },
    {
      object: item,
      count,
      ...(found === undefined || bought === undefined
        ? { obstacle: `nobody buys ${item.words}` }
        : { atom: `sell_${bought}_to_${found[0]}` }),
    },
  )
}
