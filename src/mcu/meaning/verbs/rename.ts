import { byRule, type Verb } from './verb.ts'

const BY = / (?:with|using|at|on|in|to|as) .+$/

/** Items that an anvil names, and mobs that get a name tag. */
export const rename: Verb = {
  id: 'rename',
  forms: ['rename', 'name', 'give a name to'],
  example: 'rename diamond sword',
  category: 'Tool Use',
  read({ text, count, lexicon }) {
    const what = text.replace(BY, '')
    const unchecked = ['which name it gets']
    const item = lexicon.item(what)
    if (item !== undefined)
      return byRule(
        { kind: 'renamed', of: item.names, count },
        { object: item, count, unchecked, atom: `rename_${item.first}` },
      )
    const mob = lexicon.mob(what)
    if (mob === undefined) return undefined
    return byRule(
      { kind: 'used', of: ['name_tag'], count },
      { object: mob, count, unchecked: ['which mob it is', ...unchecked] },
    )
  },
}
