import { TRADES } from '../../../game/mobs/trades.ts'
import { namesTest } from '../../../game/names.ts'
import { byRule, type Meaning, type Phrase, type Verb } from './verb.ts'

const TO = /^(.+?)(?: to (?:a |an |the )?(.+))?$/

/** Items that villagers buy: what is counted are the emeralds. */
export const sell: Verb = {
  id: 'sell',
  forms: ['sell'],
  example: 'sell yellow dye',
  category: 'Tool Use',
  missing: 'the expert knows no way to trade',
  read: readSell,
}

function readSell({ text, count, lexicon }: Phrase): Meaning | undefined {
  const item = lexicon.item(TO.exec(text)?.[1] ?? '')
  if (item === undefined) return undefined
  const test = namesTest(item.names)
  const found = Object.entries(TRADES).find(([, { buys }]) => buys.some(test))
  const bought = found?.[1].buys.find(test)
  return byRule(
    { kind: 'traded', of: ['emerald'], count: 1 },
    {
      object: item,
      count,
      unchecked: ['that the emerald was paid for this item'],
      ...(found === undefined || bought === undefined
        ? { obstacle: `nobody buys ${item.words}` }
        : { atom: `sell_${bought}_to_${found[0]}` }),
    },
  )
}
