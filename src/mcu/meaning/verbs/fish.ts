import { byRule, type Verb } from './verb.ts'

const FISH = /^(?:for )?(?:a |some |the )?(?:fish(?:es)?)?(?: (?:with|using) (?:a |the )?fishing rod)?$/

/** Fish on a rod. */
export const fish: Verb = {
  id: 'fish',
  forms: ['fish', 'go fishing', 'catch', 'fishing'],
  example: 'catch a fish',
  category: 'Tool Use',
  missing: 'no action casts a fishing rod yet',
  read({ text, count, lexicon, verb }) {
    if (FISH.test(text) && (verb !== 'catch' || text !== ''))
      return byRule({ kind: 'did', what: 'fish_caught', count }, { count })
    const item = lexicon.item(text.replace(/^for /, ''))
    if (item === undefined || verb === 'fishing') return undefined
    if (verb === 'catch' && lexicon.item('fish')?.names.includes(item.first) !== true) return undefined
    return byRule(
      {
        kind: 'and',
        of: [
          { kind: 'used', of: ['fishing_rod'], count: 1 },
          { kind: 'picked_up', of: item.names, count },
        ],
      },
      { object: item, count },
    )
  },
}
