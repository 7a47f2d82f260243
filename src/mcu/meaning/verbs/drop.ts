import { byRule, type Verb } from './verb.ts'

const ANYTHING = /^(?:an? |some |the )?(?:item|items|thing|things|something|anything)$/

/** Items that are thrown away. */
export const drop: Verb = {
  id: 'drop',
  forms: ['drop', 'discard', 'throw away', 'get rid of'],
  example: 'drop an item',
  category: 'Motion',
  read({ text, count, lexicon }) {
    if (ANYTHING.test(text))
      return byRule({ kind: 'dropped', of: ['*'], count }, { count, atom: 'drop_stick' })
    const item = lexicon.item(text)
    if (item === undefined) return undefined
    return byRule(
      { kind: 'dropped', of: item.names, count },
      { object: item, count, atom: `drop_${item.first}` },
    )
  },
}
