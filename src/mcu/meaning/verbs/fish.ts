import { FISHES } from '../../atoms/tables.ts'
import { byRule, type Verb } from './verb.ts'

const FISH = /^(?:for )?(?:a |some |the )?(?:fish(?:es)?)?(?: (?:with|using) (?:a |the )?fishing rod)?$/

/** Fish on a rod. */
export const fish: Verb = {
  id: 'fish',
  forms: ['fish', 'go fishing', 'catch', 'fishing'],
  example: 'catch a fish',
  category: 'Tool Use',
  read({ text, count, lexicon, verb }) {
    if (FISH.test(text) && (verb !== 'catch' || text !== ''))
      return byRule({ kind: 'fished', of: FISHES, count }, { count, atom: 'fish_fish' })
    const item = lexicon.item(text.replace(/^for /, ''))
    if (item === undefined || verb === 'fishing') return undefined
    if (verb === 'catch' && lexicon.item('fish')?.names.includes(item.first) !== true) return undefined
    return byRule({ kind: 'fished', of: item.names, count }, { object: item, count, atom: 'fish_fish' })
  },
}
