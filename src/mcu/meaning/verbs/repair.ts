import { byRule, type Verb } from './verb.ts'

const BY = / (?:with|using|at|on|in) .+$/

/** Items that an anvil or a grindstone repairs. */
export const repair: Verb = {
  id: 'repair',
  forms: ['repair', 'fix', 'mend'],
  example: 'repair iron pickaxe',
  category: 'Tool Use',
  read({ text, count, lexicon }) {
    const item = lexicon.item(text.replace(BY, ''))
    if (item === undefined) return undefined
    return byRule(
      { kind: 'repaired', of: item.names, count },
      {
        object: item,
        count,
        atom: `repair_${item.first}`,
        unchecked: ['repairs in the crafting grid: they count as crafting'],
      },
    )
  },
}
