import { byRule, type Verb } from './verb.ts'

/** Pumpkins that are carved with shears. */
export const carve: Verb = {
  id: 'carve',
  forms: ['carve', 'shear'],
  example: 'carve pumpkins',
  category: 'Tool Use',
  read({ text, count, lexicon }) {
    const block = lexicon.block(text)
    if (block?.first !== 'pumpkin' && block?.first !== 'carved_pumpkin') return undefined
    return byRule(
      { kind: 'placed', of: ['carved_pumpkin'], count },
      { object: block, count, atom: 'use_shears_pumpkin' },
    )
  },
}
