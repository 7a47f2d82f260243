import { TRADES } from '../../../game/mobs/trades.ts'
import { namesTest } from '../../../game/names.ts'
import { byRule, type Meaning, type Phrase, type Verb } from './verb.ts'

const FROM = /^(.+?)(?: (?:from|with|at) (?:a |an |the )?(.+))?$/

const WITH_FIRST = /^with (?:an? |the )?(.+?) for (.+)$/

/** Items that villagers and wandering traders sell. */
export const buy: Verb = {
  id: 'buy',
  forms: ['buy', 'trade', 'trade for', 'purchase', 'barter for', 'barter'],
  example: 'trade iron helmet',
  category: 'Tool Use',
  read: readBuy,
}

function readBuy({ text: written, count, lexicon }: Phrase): Meaning | undefined {
  const text = written.replace(WITH_FIRST, '$2 from $1')
  const [, what = '', seller] = FROM.exec(text) ?? []
  if (
    /^(?:an? |the )?(?:villagers?|wandering trader)$/.test(text) ||
    /^(?:with )(?:a |the )?(?:villagers?|wandering trader|trader)$/.test(text)
  )
    return byRule({ kind: 'traded', of: ['*'], count }, { count })
  const isEnchanted = lexicon.item(what) === undefined && what.startsWith('enchanted ')
  const item = lexicon.item(isEnchanted ? what.slice('enchanted '.length) : what)
  if (item === undefined) return undefined
  const test = namesTest(item.names)
  const found = Object.entries(TRADES).find(
    ([profession, { sells }]) =>
      sells.some(test) &&
      (seller === undefined || lexicon.mob(seller) !== undefined || profession === seller),
  )
  const sold = found?.[1].sells.find(test)
  const atom = found === undefined || sold === undefined ? undefined : `buy_${sold}_from_${found[0]}`
  return byRule(
    { kind: 'traded', of: item.names, count },
    {
      object: item,
      count,
      ...(isEnchanted ? { unchecked: ['that it is enchanted'] } : {}),
      ...(atom === undefined ? { obstacle: `nobody sells ${item.words}` } : { atom }),
    },
  )
}
