import { byRule, type Verb } from './verb.ts'

/** Items at an enchanting table. */
export const enchant: Verb = {
  id: 'enchant',
  forms: ['enchant'],
  example: 'enchant diamond sword',
  category: 'Crafting',
  read({ text, count, lexicon }) {
    const [thing = '', enchantment] = text.split(/ with | to have /)
    const item = lexicon.item(thing)
    if (item === undefined) return undefined
    return byRule(
      { kind: 'enchanted', of: item.names, count },
      {
        object: item,
        count,
        atom: `enchant_${item.first}`,
        ...(enchantment === undefined
          ? {}
          : { unchecked: [`which enchantment it gets (${enchantment}): items are counted by name`] }),
      },
    )
  },
}
