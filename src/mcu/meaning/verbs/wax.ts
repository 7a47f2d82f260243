import { byRule, type Verb } from './verb.ts'

const OFF = / (?:off|from) .+$/

/** Copper that gets or loses wax or rust. */
export const wax: Verb = {
  id: 'wax',
  forms: ['wax', 'scrape', 'scrape off'],
  example: 'wax copper',
  category: 'Tool Use',
  read({ text, count, verb, lexicon }) {
    if (verb !== 'wax')
      return OFF.test(text) || /copper|wax|rust/.test(text)
        ? byRule(
            { kind: 'used', of: lexicon.item('axe')?.names ?? [], count },
            {
              count,
              object: { words: text, names: ['*copper*'] },
              unchecked: ['that the axe scrapes copper'],
            },
          )
        : undefined
    const block = lexicon.block(text) ?? lexicon.block(`${text} block`)
    if (block === undefined) return undefined
    return byRule(
      { kind: 'used', of: ['honeycomb'], count },
      { object: block, count, atom: 'use_honeycomb_copper_block' },
    )
  },
}
